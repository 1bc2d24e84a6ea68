// The clients of a world: what each is doing, what it believes, how it is connected, how long its session lives.
import { actorName } from '../../engine/index.ts';
import type { ClientId, ClientState, ServerState, TraceRecord, World } from '../../engine/index.ts';
import type { CastId } from './cast.ts';
import { activityOf, type Activity } from './clientBody.ts';
import { convictionOf, type Conviction } from './conviction.ts';
import { NEVER_WOKEN, wokenAt, type Woken } from './counters.ts';
import type { Line } from './lockLine.ts';
import { placesInLine, type LockLane } from './lockLane.ts';
import { stepShown } from './ownLines.ts';
import { sessionBar, type SessionBar } from './sessionBars.ts';
import { mainProgramOf } from './mainProgram.ts';
import { knownAt, type Known, type KnownValues } from './knownValues.ts';
import type { TraceIndex } from './traceIndex.ts';
import type { Library } from './outside/library.ts';
import type { WatchArrow } from './watchArrows.ts';
import type { PictureNode } from './znodeTree.ts';

export interface ClientDisc<Id extends CastId = ClientId> {
  readonly id: Id;
  /** A…Z, AA…; of a client outside the number of its connection. */
  readonly name: string;
  /** From 0, in the order they were added: its slot and its colour. */
  readonly index: number;
  readonly process: 'running' | 'paused' | 'killed' | 'closed';
  readonly activity: Activity;
  readonly wire: Wire;
  /** Cut off, and its library has noticed: it takes its connection for lost. */
  readonly knowsCut: boolean;
  readonly belief: Conviction | null;
  readonly session: SessionBar;
  /** The step of its recipe's list, by name; null before the first, and while it waits to be told to go on. */
  readonly atStep: string | null;
  /** Its place in the lock's line, from 1; null without one. */
  readonly place: number | null;
  /** Whether it has what the line is for, and goes by it: it waits for nothing there. */
  readonly isServed: boolean;
  readonly owns: readonly string[];
  readonly watches: readonly string[];
  /** What it last read or wrote, where no line forms; null otherwise, and before. */
  readonly lastRead: Known | null;
  /** By watches, so far. */
  readonly woken: Woken;
  /** The next reply to it will be dropped together with its connection. */
  readonly dropArmed: boolean;
  /** Of a client outside the world, whose program and beliefs nobody here knows; null of all others. */
  readonly outside: OutsideFace | null;
}

export interface OutsideFace {
  readonly library: Library;
  /** Of its end of the connection; null where it was not written down. */
  readonly port: string | null;
}

/** `off`: no connection, and none being made. */
export type Wire = 'up' | 'connecting' | 'cut' | 'off';

interface Surroundings {
  readonly line: Line;
  readonly lane: LockLane;
  readonly watches: readonly WatchArrow[];
  readonly nodes: readonly PictureNode[];
  /** What its clients have been told of values; without it that is not shown. */
  readonly known?: KnownValues;
  readonly trace: readonly TraceRecord[];
  /** Null where nobody counts wake-ups. */
  readonly index: TraceIndex | null;
}

export function clientDiscs(server: ServerState, world: World, around: Surroundings): readonly ClientDisc[] {
  const owned = pathsByOwner(around.nodes);
  const watched = pathsByWatcher(around.watches);
  const places = placesInLine(around.lane);
  const first = around.lane.places.slice(0, around.lane.entitled);
  const served = new Set(first.filter(({ isClaimed }) => isClaimed).map(({ client }) => client));
  return [...world.clients].map(([id, client], index) => {
    const activity = activityOf(client);
    return {
      id,
      name: actorName(id),
      index,
      process: client.vars.value.process,
      activity,
      wire: wireOf(world, id, client),
      knowsCut: world.cutOff.has(id) && client.vars.value.connection === 'connecting',
      belief: convictionOf(client, server, around.line),
      session: sessionBar(server, world, id),
      atStep: activity === 'atGate' ? null : stepOf(id, client, world, around.trace),
      place: places.get(id) ?? null,
      isServed: served.has(id),
      lastRead:
        around.line.order === 'unheld' && around.known !== undefined
          ? knownAt(around.known, id, world.step)
          : null,
      owns: owned.get(id) ?? [],
      watches: watched.get(id) ?? [],
      woken: around.index === null ? NEVER_WOKEN : wokenAt(around.index, id, world.step),
      dropArmed: dropArmedFor(world, client),
      outside: null,
    };
  });
}

function stepOf(
  id: ClientId,
  client: ClientState,
  { step }: World,
  trace: readonly TraceRecord[],
): string | null {
  const program = mainProgramOf(client);
  return program === null ? null : stepShown(trace, program, { client: id, step, line: null });
}

function wireOf(world: World, id: ClientId, client: ClientState): Wire {
  const { process, connection, link } = client.vars.value;
  const isOff =
    process === 'killed' || process === 'closed' || connection === 'closed' || connection === 'authFailed';
  if (isOff) return 'off';
  if (world.cutOff.has(id)) return 'cut';
  if (link === null) return connection === 'connecting' ? 'connecting' : 'off';
  return connection === 'connected' ? 'up' : 'connecting';
}

function dropArmedFor(world: World, client: ClientState): boolean {
  const { link } = client.vars.value;
  return link !== null && (world.links.get(link)?.dropArmedBy ?? null) !== null;
}

function pathsByOwner(nodes: readonly PictureNode[]): ReadonlyMap<ClientId, readonly string[]> {
  const found = new Map<ClientId, string[]>();
  for (const { owner, path, presence } of nodes) {
    if (owner !== null && presence === 'there') append(found, owner, path);
  }
  return found;
}

function pathsByWatcher(watches: readonly WatchArrow[]): ReadonlyMap<ClientId, readonly string[]> {
  const found = new Map<ClientId, string[]>();
  for (const { client, path, state } of watches) if (state === 'set') append(found, client, path);
  return found;
}

function append(lists: Map<ClientId, string[]>, client: ClientId, path: string): void {
  const list = lists.get(client);
  if (list === undefined) lists.set(client, [path]);
  else list.push(path);
}
