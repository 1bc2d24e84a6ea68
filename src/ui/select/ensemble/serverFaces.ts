// The servers of an ensemble as their cards show them: what each process is, its role, its epoch and how far its log is.
import {
  resolveServer,
  serverNumber,
  type ServerId,
  type ServerState,
  type World,
  type Zxid,
} from '../../../engine/index.ts';
import { votesNeeded, type Peer } from '../quorum.ts';

export interface ServerFace {
  readonly id: ServerId;
  /** myid. */
  readonly number: number;
  readonly process: 'running' | 'frozen' | 'down';
  /** By ZooKeeper's own name; `standalone` has no peers. A process that is down has none either. */
  readonly role: Role;
  /** How far it is on its way into the role: only in `broadcast` does it serve. */
  readonly phase: 'election' | 'discovery' | 'synchronization' | 'broadcast';
  readonly service: 'none' | 'readOnly' | 'full';
  /** `none`: it is no member, because it has left or has not joined yet; it may follow all the same. */
  readonly votes: 'voter' | 'observer' | 'none';
  /** The epoch whose leader it followed last; 0 before the first, and where there are no epochs. */
  readonly epoch: number;
  /** The last transaction in its log or its tree. */
  readonly lastZxid: Zxid;
  /** Whom it votes for, and in which round; null unless it looks for a leader. */
  readonly vote: { readonly leader: ServerId; readonly round: number } | null;
  readonly leader: ServerId | null;
  /** A leader: the voters that follow it now and that nothing cuts off from it, itself included. */
  readonly behind: number;
  /** A leader: those it counts itself. It goes on counting the other side of a cut until syncLimit ticks pass without a word. */
  readonly counted: number;
  readonly voters: number;
  /** Voters that decide together. */
  readonly quorum: number;
  /** Clients that are connected to it with a session. */
  readonly sessions: number;
  readonly disk: 'sound' | 'slow' | 'failing';
  readonly clockOffsetMs: number;
}

export type Role = 'LOOKING' | 'FOLLOWING' | 'LEADING' | 'OBSERVING' | 'standalone';

/** By number. */
export function serverFaces(world: World): readonly ServerFace[] {
  return [...world.servers]
    .map(([id, server]) => faceOf(id, server, world))
    .toSorted((a, b) => a.number - b.number);
}

function faceOf(id: ServerId, server: ServerState, world: World): ServerFace {
  const peer = server.peer.value;
  const members = membersFor(server, world);
  const process = processOf(id, server, world);
  const role = peer === null ? 'standalone' : peer.role;
  return {
    id,
    number: serverNumber(id),
    process,
    role,
    phase: peer?.phase ?? 'broadcast',
    service: serviceOf(server),
    votes: votesOf(id, members),
    epoch: peer?.currentEpoch ?? 0,
    lastZxid: lastZxidOf(server),
    vote: voteOf(server),
    leader: peer?.leader ?? null,
    ...(role === 'LEADING' ? behindLeader(id, server, world) : { behind: 0, counted: 0 }),
    voters: members?.voters.length ?? 1,
    quorum: members === null ? 1 : votesNeeded(members),
    sessions: sessionCount(server),
    disk: diskOf(server),
    clockOffsetMs: server.clock.value.offsetMs,
  };
}

/** By the configuration of the leader, or by its own where none leads. Null: it stands alone. */
function membersFor({ peer }: ServerState, world: World): Peer | null {
  const leader = resolveServer(world, 'role:leader');
  return (leader === null ? undefined : world.servers.get(leader))?.peer.value ?? peer.value;
}

function votesOf(id: ServerId, members: Peer | null): ServerFace['votes'] {
  if (members === null || members.voters.includes(id)) return 'voter';
  return members.observers.includes(id) ? 'observer' : 'none';
}

function processOf(id: ServerId, server: ServerState, world: World): ServerFace['process'] {
  if (server.vars.value.state === 'down') return 'down';
  return world.frozen.has(id) ? 'frozen' : 'running';
}

function serviceOf(server: ServerState): ServerFace['service'] {
  const { state } = server.vars.value;
  if (state === 'serving') return 'full';
  return state === 'readOnly' ? 'readOnly' : 'none';
}

/** What is on disk counts for a process that is down as well. */
export function lastZxidOf(server: ServerState): Zxid {
  const logged = server.log.last()?.txn.zxid ?? server.snapshot.value?.zxid ?? 0;
  const { state, lastProcessedZxid } = server.vars.value;
  return state === 'down' ? logged : Math.max(logged, lastProcessedZxid);
}

function voteOf(server: ServerState): ServerFace['vote'] {
  const peer = server.peer.value;
  const isLooking = peer?.role === 'LOOKING' && peer.round > 0 && server.vars.value.state !== 'down';
  return isLooking ? { leader: peer.vote.leader, round: peer.round } : null;
}

/** Observers do not count. */
function behindLeader(
  id: ServerId,
  server: ServerState,
  world: World,
): Pick<ServerFace, 'behind' | 'counted'> {
  const sids = [...server.learners.values()]
    .filter(({ kind, state }) => kind === 'follower' && (state === 'acknowledged' || state === 'synced'))
    .map(({ sid }) => sid);
  const voters = server.peer.value?.voters ?? [];
  const counted = [...new Set([id, ...sids])].filter((sid) => voters.includes(sid));
  return {
    behind: counted.filter((sid) => sid === id || isBehind(sid, id, world)).length,
    counted: counted.length,
  };
}

function isBehind(follower: ServerId, leader: ServerId, world: World): boolean {
  const server = world.servers.get(follower);
  const peer = server?.peer.value;
  if (server === undefined || processOf(follower, server, world) !== 'running') return false;
  return peer?.role === 'FOLLOWING' && peer.leader === leader && !isCutBetween(follower, leader, world);
}

/** In one direction or both. */
export function isCutBetween(one: ServerId, other: ServerId, { cutPairs }: World): boolean {
  return cutPairs.has(`${one}>${other}`) || cutPairs.has(`${other}>${one}`);
}

function sessionCount(server: ServerState): number {
  let count = 0;
  for (const { state } of server.connections.values()) if (state === 'established') count++;
  return count;
}

function diskOf(server: ServerState): ServerFace['disk'] {
  const { health, extraFsyncMs } = server.disk.value;
  if (health === 'failing') return 'failing';
  return extraFsyncMs > 0 ? 'slow' : 'sound';
}
