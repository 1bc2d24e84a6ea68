// What leaders wait for: each outstanding proposal with those who have acknowledged it, what was committed just now, and
// what is bound to be discarded.
import type { ServerId, ServerState, TraceRecord, World, Zxid } from '../../../engine/index.ts';
import { ackHistory, acksBy, commitsOf } from './ackHistory.ts';
import { serverFaces, type ServerFace } from '../../select/ensemble/serverFaces.ts';
import { fateOf, zabHistory } from '../../select/ensemble/zabHistory.ts';
import { logStrips } from '../../select/logStrips.ts';
import { votesNeeded, type Peer } from '../../select/quorum.ts';
import { kept } from '../../select/kept.ts';
import { nameOfTxn, nameOfZxid, zabTxns, type TxnName } from '../../select/zabTxns.ts';

export interface AckBoard {
  /** `alone`: a single server asks nobody. */
  readonly state: 'alone' | 'ensemble';
  /** One for each server that leads, or still thinks so; the newest epoch first. */
  readonly leaders: readonly LeaderBoard[];
  /** On some disk, outstanding at no leader, and bound to be dropped. */
  readonly doomed: readonly DoomedTxn[];
}

export interface LeaderBoard {
  readonly leader: ServerFace;
  readonly epoch: number;
  /** `over`: a leader of a later epoch is in office, and this one does not know yet. */
  readonly office: 'inOffice' | 'over';
  readonly needed: number;
  readonly voterCount: number;
  /** By zxid: committed just now first, then outstanding. */
  readonly rows: readonly AckRow[];
}

export interface AckRow {
  readonly name: TxnName;
  /** The record of its proposal. */
  readonly seq: number | null;
  /**
   * `waiting`: for acknowledgements. `committed`: just now. `doomed`: a later epoch has begun without it.
   */
  readonly state: 'waiting' | 'committed' | 'doomed';
  /** One for each voter, in order. */
  readonly acks: readonly AckDisc[];
  readonly count: number;
  /** From its proposal to its commit; null before. */
  readonly tookMs: number | null;
}

export interface AckDisc {
  readonly server: ServerId;
  /** `logged`: on its disk; the leader has not counted it. */
  readonly state: 'acked' | 'logged' | 'awaited';
}

export interface DoomedTxn {
  readonly name: TxnName;
  readonly loggedBy: readonly ServerId[];
  readonly seq: number | null;
}

/** How long a commit stays on the board, in virtual time, and how many at most. */
const RECENT_MS = 1500;
const RECENT_AT_MOST = 3;

export const ackBoard = kept(boardOf);

function boardOf(world: World, trace: readonly TraceRecord[]): AckBoard {
  const leading = serverFaces(world).filter(isLeading);
  const leaders = leading.flatMap((face) => leaderBoard(face, world, trace));
  const onBoards = new Set(leaders.flatMap(({ rows }) => rows.map(({ name }) => name.zxid)));
  return {
    state: serverFaces(world).some(({ role }) => role === 'standalone') ? 'alone' : 'ensemble',
    leaders: leaders.toSorted((a, b) => b.epoch - a.epoch),
    doomed: logStrips(world, trace).columns.flatMap(({ name, fate, loggedBy, seq }) =>
      fate === 'doomed' && !onBoards.has(name.zxid) ? [{ name, loggedBy, seq }] : [],
    ),
  };
}

function isLeading({ role, phase, process }: ServerFace): boolean {
  return role === 'LEADING' && phase === 'broadcast' && process !== 'down';
}

function leaderBoard(face: ServerFace, world: World, trace: readonly TraceRecord[]): readonly LeaderBoard[] {
  const server = world.servers.get(face.id);
  const peer = server?.peer.value;
  if (server === undefined || peer == null) return [];
  const epoch = peer.leadingEpoch ?? peer.currentEpoch;
  const isOver = zabHistory(trace).established.some(
    (other) => other.step <= world.step && other.epoch > epoch,
  );
  const context = { face, world, trace, peer, logged: loggedTails(world) };
  return [
    {
      leader: face,
      epoch,
      office: isOver ? 'over' : 'inOffice',
      needed: votesNeeded(peer),
      voterCount: peer.voters.length,
      rows: [...committedRows(context), ...outstandingRows(server, context)],
    },
  ];
}

interface Context {
  readonly face: ServerFace;
  readonly world: World;
  readonly trace: readonly TraceRecord[];
  readonly peer: Peer;
  readonly logged: ReadonlyMap<ServerId, ReadonlySet<Zxid>>;
}

function committedRows(context: Context): readonly AckRow[] {
  const { face, world, trace } = context;
  const recent = { step: world.step, sinceMs: world.timeMs - RECENT_MS, atMost: RECENT_AT_MOST };
  return commitsOf(ackHistory(trace), face.id, recent).map(({ zxid, timeMs }) => {
    const acked = acksBy(ackHistory(trace), face.id, zxid, world.step);
    const proposedMs = zabTxns(trace).proposed.get(zxid)?.timeMs;
    const tookMs = proposedMs === undefined ? null : timeMs - proposedMs;
    return { ...rowOf(nameOfZxid(zxid, trace), acked, 'committed', context), tookMs };
  });
}

function outstandingRows({ proposals }: ServerState, context: Context): readonly AckRow[] {
  const { world, trace } = context;
  return [...proposals.values()].map(({ txn, acks }) => {
    const isDoomed = fateOf(zabHistory(trace), txn.zxid, world.step) === 'doomed';
    return rowOf(nameOfTxn(txn, trace), acks, isDoomed ? 'doomed' : 'waiting', context);
  });
}

function rowOf(
  name: TxnName,
  acked: readonly ServerId[],
  state: AckRow['state'],
  { peer, logged, trace }: Context,
): AckRow {
  const acks = peer.voters.map((server): AckDisc => {
    if (acked.includes(server)) return { server, state: 'acked' };
    return { server, state: logged.get(server)?.has(name.zxid) === true ? 'logged' : 'awaited' };
  });
  const seq = zabTxns(trace).proposed.get(name.zxid)?.seq ?? null;
  return { name, seq, state, acks, count: acked.length, tookMs: null };
}

/** The newest entries of each log: what an outstanding proposal can be among. */
function loggedTails(world: World): ReadonlyMap<ServerId, ReadonlySet<Zxid>> {
  return new Map(
    [...world.servers].map(([id, { log }]) => [
      id,
      new Set(
        log
          .toArray()
          .slice(-TAIL)
          .map(({ txn }) => txn.zxid),
      ),
    ]),
  );
}

const TAIL = 60;
