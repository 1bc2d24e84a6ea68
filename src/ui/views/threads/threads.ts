// What goes on inside a client's process: its program threads, what each waits for, and the event lane with the callback
// that runs and those that wait their turn.
import type {
  Belief,
  ClientId,
  ClientState,
  ProgramThread,
  TraceRecord,
  World,
} from '../../../engine/index.ts';
import { isMistaken } from '../../select/mistaken.ts';
import { HELD_STEP } from '../../select/heldStep.ts';
import { kept } from '../../select/kept.ts';
import type { Line } from '../../select/lockLine.ts';
import { truthServer } from '../../select/truth.ts';
import { lateWait, type LateWait } from './lateWait.ts';

export interface Threads {
  readonly client: ClientId;
  readonly process: 'running' | 'paused' | 'killed' | 'closed';
  /** `stalled`: its threads stand still while its library goes on. */
  readonly programs: 'running' | 'stalled';
  readonly threads: readonly ThreadRow[];
  readonly lane: Lane;
}

export interface ThreadRow {
  readonly id: number;
  readonly recipe: string;
  /** The step of the recipe’s list it is on; null before the first. */
  readonly atStep: string | null;
  readonly doing: Doing;
  readonly believes: readonly { readonly what: Belief['what']; readonly truth: 'true' | 'false' }[];
  /** The monitors it is inside of. */
  readonly inside: readonly string[];
  /** Its next wait is broken off. */
  readonly isInterrupted: boolean;
}

export type Doing =
  | { readonly kind: 'notStarted' }
  | { readonly kind: 'runs' }
  | { readonly kind: 'waits'; readonly for: Op; readonly sinceMs: number }
  /** `dropped`: the process ended under it. */
  | { readonly kind: 'ended'; readonly how: 'returned' | 'threw' | 'dropped'; readonly message: string };

type Op = Extract<ProgramThread['state'], { readonly kind: 'waiting' }>['for'];

export interface Lane {
  /**
   * `busy`: a callback runs. `stuck`: it waits, and with it everything behind it. `blocked`: nothing is run until the lane
   * is free again.
   */
  readonly state: 'idle' | 'busy' | 'stuck' | 'blocked';
  readonly running: ThreadRow | null;
  /** The event that it was called with; null for one that handles a reply. */
  readonly handled: { readonly event: string; readonly path: string | null } | null;
  /** In the order in which they will be run. */
  readonly queue: readonly LaneItem[];
  /** Events whose callback ran and that no thread has taken yet. */
  readonly mail: readonly { readonly watcher: string; readonly count: number }[];
  /** A thread waits to be told, and the last event was handled before it began to. */
  readonly late: LateWait | null;
}

/** An event for a watcher, or the answer to a call that nobody waits for. */
export type LaneItem =
  | { readonly kind: 'event'; readonly event: string; readonly path: string | null; readonly watcher: string }
  | { readonly kind: 'answer'; readonly op: string };

/** Whose event lane stands, and with it everything that would wake its program: there is most to see inside it. */
export function stuckClient({ clients }: World): ClientId | null {
  const stuck = [...clients].find(([, client]) => {
    const state = laneState(client.condition.value?.lane ?? 'open', callbackOf(client)?.state ?? null);
    return client.eventLane.size > 0 && (state === 'stuck' || state === 'blocked');
  });
  return stuck?.[0] ?? null;
}

/** Null for a client that is not of this world. */
export const threads = kept((world, trace, id: ClientId, line: Line) => {
  const client = world.clients.get(id);
  return client === undefined ? null : threadsOf(id, client, { world, trace, line });
});

interface Around {
  readonly world: World;
  readonly trace: readonly TraceRecord[];
  readonly line: Line;
}

function threadsOf(id: ClientId, client: ClientState, { world, trace, line }: Around): Threads {
  const server = truthServer(world);
  const isWrong = (belief: Belief) => isMistaken(belief, client, server, line);
  const rows = [...client.threads.values()].map((thread) => rowOf(thread, client, isWrong));
  const own = rows.filter((row) => row.id >= 0);
  const callback = rows.find((row) => row.id < 0) ?? null;
  // What the process believes is told of the callback where no thread knows of it yet.
  const isKnown = own.some(({ believes }) => believes.length > 0);
  return {
    client: id,
    process: client.vars.value.process,
    programs: client.condition.value?.programs ?? 'running',
    threads: own,
    lane: {
      ...laneOf(client, callback !== null && isKnown ? { ...callback, believes: [] } : callback),
      handled: handledBy(callbackOf(client)),
      late: callback === null ? lateWait(trace, id, client, world.step) : null,
    },
  };
}

function callbackOf({ threads: all }: ClientState): ProgramThread | undefined {
  return [...all.values()].find(({ id }) => id < 0);
}

function rowOf(
  thread: ProgramThread,
  { vars, shared }: ClientState,
  isWrong: (belief: Belief) => boolean,
): ThreadRow {
  const { id, recipe, atStep, state } = thread;
  const believes = vars.value.beliefs.filter(
    ({ thread: of, what }) => of === id || (of === null && !(what === 'leader' && knowsNothing(thread))),
  );
  // A program may still be where it holds or leads when that is over.
  const isSo = believes.length > 0 && !believes.some(isWrong);
  return {
    id,
    recipe,
    atStep: atStep !== null && HELD_STEP.test(atStep) && !isSo ? null : atStep,
    doing: doingOf(state),
    believes: believes.map((belief) => ({
      what: belief.what,
      truth: isWrong(belief) ? 'false' : 'true',
    })),
    inside: [...shared.entries()].flatMap(([name, thing]) =>
      thing.kind === 'monitor' && thing.owner === id ? [name.slice('monitor '.length)] : [],
    ),
    isInterrupted: thread.interrupted === true,
  };
}

const LEADS = 'election.lead';

/** A thread that waits to be told that it leads does not know yet, nor does one whose latch is closed. */
function knowsNothing({ state, atStep }: ProgramThread): boolean {
  if (atStep === 'lock.rest') return true;
  if (atStep === LEADS || state.kind !== 'waiting') return false;
  return UNTOLD.has(state.for.kind);
}

const UNTOLD: ReadonlySet<string> = new Set(['waitMonitor', 'awaitLatch', 'nextConnectionState']);

function doingOf(state: ProgramThread['state']): Doing {
  switch (state.kind) {
    case 'notStarted':
      return { kind: 'notStarted' };
    case 'ready':
      return { kind: 'runs' };
    case 'waiting':
      return { kind: 'waits', for: state.for, sinceMs: state.sinceMs };
    case 'ended':
      return { kind: 'ended', how: state.how, message: state.message };
    default:
      return state satisfies never;
  }
}

/** The library puts the event into the arguments of the callback, and without a path an empty one. */
function handledBy(callback: ProgramThread | undefined): Lane['handled'] {
  const { eventType: type, eventState: state, eventPath: path } = callback?.args ?? {};
  if (type === undefined) return null;
  return { event: String(type === 'None' ? state : type), path: path === '' ? null : String(path) };
}

function laneOf(client: ClientState, running: ThreadRow | null): Omit<Lane, 'late' | 'handled'> {
  const { condition, eventLane, mailboxes } = client;
  return {
    state: laneState(condition.value?.lane ?? 'open', callbackOf(client)?.state ?? null),
    running,
    queue: eventLane.toArray().map(itemOf),
    mail: [...mailboxes.entries()]
      .map(([watcher, events]) => ({ watcher, count: events.length }))
      .filter(({ watcher, count }) => count > 0 && watcher !== OF_CONNECTION),
  };
}

/** The handle’s own watcher hears of the connection alone, and most programs never ask it. */
const OF_CONNECTION = 'default';

function laneState(lane: 'open' | 'blocked', running: ProgramThread['state'] | null): Lane['state'] {
  if (lane === 'blocked') return 'blocked';
  if (running === null) return 'idle';
  return running.kind === 'waiting' ? 'stuck' : 'busy';
}

function itemOf(item: ReturnType<ClientState['eventLane']['toArray']>[number]): LaneItem {
  if ('outcome' in item) return { kind: 'answer', op: item.request.op };
  const { event, watcher } = item;
  return {
    kind: 'event',
    event: event.type === 'None' ? event.state : event.type,
    path: event.path,
    watcher,
  };
}
