// An election as eyes and crowns: who stands for leader, who watches whom, whom the tree has first, who believes that it
// leads, and who sleeps although nobody will wake it.
import { parentOf } from '../../../engine/index.ts';
import type { ClientId, ClientState, ServerState, TraceRecord, World } from '../../../engine/index.ts';
import { kept } from '../../select/kept.ts';
import type { Line } from '../../select/lockLine.ts';
import { lockLane, type LanePlace } from '../../select/lockLane.ts';
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
 * `watching`: a client’s znode, or the list. `told`: news are on their way to it. `blind`: its program sleeps until
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
    standingSeat(path, client, at + 1, { server, world, watches: useful, line, paths: places }),
  );
  const stand = new Set(places.map(({ client }) => client));
  const others = [...world.clients.keys()].filter((client) => !stand.has(client));
  const seats = [...standing, ...others.map((client) => otherSeat(client, world, useful))];
  const looks = watches.flatMap((watch) => lookOf(watch, seats, line));
  return { seats: seats.map((seat) => withoutOthersEye(seat, seats, looks)), looks };
}

/** Of a client with several seats those watch from which it looks. */
function withoutOthersEye(seat: Seat, seats: readonly Seat[], looks: readonly Look[]): Seat {
  if (seat.sight !== 'watching') return seat;
  const own = seats.filter(({ client }) => client === seat.client);
  const from = own.filter(({ key }) => looks.some((look) => look.from === key));
  return from.length === 0 || from.includes(seat) ? seat : { ...seat, sight: 'awake' };
}

/** A number that is gone never comes again: nobody will hear of it. A name that all share will. */
function canTell(path: string, { nodes }: ServerState, { parent, order }: Line): boolean {
  return order === 'none' || path === parent || nodes.has(path);
}

interface Around {
  readonly server: ServerState;
  readonly world: World;
  readonly watches: readonly WatchArrow[];
  readonly line: Line;
  readonly paths: readonly Pick<LanePlace, 'path' | 'client'>[];
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
    crown: crownOf(place, isBelievedOf(path, client, around)),
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
    crown: crownOf(null, leads(world, client).length > 0),
    owner: 'present',
    sight: sightOf(world, client, watches),
  };
}

function crownOf(place: number | null, believes: boolean): Crown {
  if (place === 1) return believes ? 'both' : 'tree';
  return believes ? 'belief' : 'none';
}

/** Of several znodes of one client each belief is about one; a belief in none of them, or in one that is gone, is its first one's. */
function isBelievedOf(path: string, client: ClientId | null, { world, line, paths }: Around): boolean {
  const own = paths.filter((each) => each.client === client).map((each) => each.path);
  const rests = leads(world, client).map((belief) =>
    own.includes(belief) || isElsewhere(belief, line) ? belief : own[0],
  );
  return rests.includes(path);
}

/** A program may lead in other lines besides. */
function isElsewhere(belief: string, { parent }: Line): boolean {
  return belief !== '' && parentOf(belief) !== parent;
}

/** The znodes by which it believes that it leads. */
function leads(world: World, client: ClientId | null): readonly string[] {
  const state = client === null ? undefined : world.clients.get(client);
  return (state?.vars.value.beliefs ?? []).flatMap(({ what, path }) =>
    what === 'leader' || what === 'holder' ? [path] : [],
  );
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

/**
 * An answer or an event is on its way, or its connection is down: when it is up again, it will hear of that. A handle that is
 * closed for good hears what is in its event lane, and no more.
 */
function newsUnderWay(
  world: World,
  client: ClientId,
  { vars, eventLane, pending, outgoing }: ClientState,
): boolean {
  const { connection } = vars.value;
  if (connection === 'closed' || connection === 'authFailed') return eventLane.size > 0;
  if (connection !== 'connected' || world.cutOff.has(client)) return true;
  if (eventLane.size > 0 || pending.size > 0 || outgoing.size > 0) return true;
  return [...world.flights.values()].some(
    ({ link, message: { kind } }) => link === vars.value.link && kind !== 'ping' && kind !== 'pong',
  );
}

function lookOf(watch: WatchArrow, seats: readonly Seat[], line: Line): readonly Look[] {
  const at = seats.findIndex(({ path }) => path === watch.path);
  if (at < 0 && watch.path !== line.parent) return [];
  // Of a client with several seats it is the one behind the watched znode that looks.
  const own = seats.filter(({ client }) => client === watch.client);
  const from = own.find((seat) => seats.indexOf(seat) > at) ?? own[0];
  if (from === undefined) return [];
  return [{ key: watch.key, from: from.key, to: seats[at]?.key ?? null, state: watch.state }];
}
