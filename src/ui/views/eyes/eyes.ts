// An election as eyes and crowns: who stands for leader, who watches whom, whom the tree has first, who believes that it
// leads, and who sleeps although nobody will wake it.
import { parentOf } from '../../../engine/index.ts';
import type { ClientId, ClientState, ServerState, TraceRecord, World } from '../../../engine/index.ts';
import { kept } from '../../select/kept.ts';
import type { Line } from '../../select/line.ts';
import { lockLane } from '../../select/lockLane.ts';
import { traceIndex } from '../../select/traceIndex.ts';
import { allWatches, isOwnedByTheLiving, truthServer } from '../../select/truth.ts';
import type { WatchArrow } from '../../select/watchArrows.ts';

export interface Eyes {
  /** Those that stand, in the order of the tree, then the other clients in theirs. */
  readonly seats: readonly Seat[];
  readonly looks: readonly Look[];
}

export interface Seat {
  readonly key: string;
  readonly client: ClientId | null;
  /** Its znode; null for one that does not stand. */
  readonly path: string | null;
  /** By the tree: from 1, 1 leads. */
  readonly place: number | null;
  readonly crown: Crown;
  /** No living process has the session that owns its znode. */
  readonly owner: 'present' | 'forsaken';
  readonly sight: Sight;
}

/**
 * `tree`: it leads by the tree and does not know. `both`: it leads and believes so. `belief`: it believes so, and the tree
 * has another one first.
 */
export type Crown = 'none' | 'tree' | 'both' | 'belief';

/**
 * `watching`: somebody’s znode, or the list. `told`: news are on their way to it. `blind`: its program sleeps until
 * something happens, and nothing will tell it. `awake`: its program does something, or has ended.
 */
export type Sight = 'watching' | 'told' | 'blind' | 'awake';

export interface Look {
  readonly key: string;
  /** The seat that looks, and the one looked at; null for the list of all. */
  readonly from: string;
  readonly to: string | null;
  readonly state: WatchArrow['state'];
}

export const eyes = kept(eyesOf);

function eyesOf(world: World, trace: readonly TraceRecord[], line: Line): Eyes {
  const server = truthServer(world);
  const { places } = lockLane(server, world, line, traceIndex(trace));
  const watches = allWatches(world).filter(
    ({ path }) => path === line.parent || parentOf(path) === line.parent,
  );
  const useful = watches.filter(({ path, state }) => state === 'fired' || canTell(path, server, line));
  const standing = places.map(({ path, client }, at) =>
    standingSeat(path, client, at + 1, { server, world, watches: useful }),
  );
  const stand = new Set(places.map(({ client }) => client));
  const others = [...world.clients.keys()].filter((client) => !stand.has(client));
  const seats = [...standing, ...others.map((client) => otherSeat(client, world, useful))];
  return { seats, looks: watches.flatMap((watch) => lookOf(watch, seats, line)) };
}

/** A number that is gone never comes again: nobody will hear of it. A name that all share will. */
function canTell(path: string, { nodes }: ServerState, { parent, order }: Line): boolean {
  return order === 'none' || path === parent || nodes.has(path);
}

interface Around {
  readonly server: ServerState;
  readonly world: World;
  readonly watches: readonly WatchArrow[];
}

function standingSeat(path: string, client: ClientId | null, place: number, around: Around): Seat {
  const { server, world, watches } = around;
  const session = server.nodes.get(path)?.owner ?? '';
  const owner = isOwnedByTheLiving(world, client, session) ? 'present' : 'forsaken';
  return {
    key: path,
    client,
    path,
    place,
    crown: crownOf(world, client, place),
    owner,
    sight: owner === 'forsaken' ? 'awake' : sightOf(world, client, watches),
  };
}

function otherSeat(client: ClientId, world: World, watches: readonly WatchArrow[]): Seat {
  return {
    key: client,
    client,
    path: null,
    place: null,
    crown: crownOf(world, client, null),
    owner: 'present',
    sight: sightOf(world, client, watches),
  };
}

function crownOf(world: World, client: ClientId | null, place: number | null): Crown {
  const state = client === null ? undefined : world.clients.get(client);
  const believes =
    state?.vars.value.beliefs.some(({ what }) => what === 'leader' || what === 'holder') ?? false;
  if (place === 1) return believes ? 'both' : 'tree';
  return believes ? 'belief' : 'none';
}

function sightOf(world: World, client: ClientId | null, watches: readonly WatchArrow[]): Sight {
  const state = client === null ? undefined : world.clients.get(client);
  if (client === null || state === undefined || state.vars.value.process !== 'running') return 'awake';
  const own = watches.filter((watch) => watch.client === client);
  if (own.some((watch) => watch.state === 'set')) return 'watching';
  if (!sleepsForNews(state)) return 'awake';
  return own.length > 0 || newsUnderWay(world, client, state) ? 'told' : 'blind';
}

/** All its programs that go on wait for an event. */
function sleepsForNews({ threads, vars }: ClientState): boolean {
  const going = [...threads.values()].filter(
    ({ state }) => state.kind !== 'ended' && state.kind !== 'notStarted',
  );
  const waits = going.filter(({ state }) => state.kind === 'waiting' && SLEEPS.has(state.for.kind));
  return vars.value.beliefs.length === 0 && going.length > 0 && waits.length === going.length;
}

const SLEEPS: ReadonlySet<string> = new Set(['nextWatchEvent', 'awaitLatch', 'waitMonitor']);

/** An answer or an event is on its way, or its connection is down: when it is up again, it will hear of that. */
function newsUnderWay(
  world: World,
  client: ClientId,
  { vars, eventLane, pending, outgoing }: ClientState,
): boolean {
  if (vars.value.connection !== 'connected' || world.cutOff.has(client)) return true;
  if (eventLane.size > 0 || pending.size > 0 || outgoing.size > 0) return true;
  return [...world.flights.values()].some(
    ({ link, message: { kind } }) => link === vars.value.link && kind !== 'ping' && kind !== 'pong',
  );
}

function lookOf(watch: WatchArrow, seats: readonly Seat[], line: Line): readonly Look[] {
  const from = seats.find(({ client }) => client === watch.client);
  const to =
    watch.path === line.parent ? null : (seats.find(({ path }) => path === watch.path)?.key ?? undefined);
  if (from === undefined || to === undefined) return [];
  return [{ key: watch.key, from: from.key, to, state: watch.state }];
}
