// What goes on inside a client's process: its program threads, what each waits for, and the event lane with the callback
// that runs and those that wait their turn.
import type { Belief, ClientId, ClientState, ProgramThread, World } from '../../../engine/index.ts';
import { kept } from '../../select/kept.ts';

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
  readonly believes: readonly Belief['what'][];
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
  /** In the order in which they will be run. */
  readonly queue: readonly LaneItem[];
  /** Events whose callback ran and that no thread has taken yet. */
  readonly mail: readonly { readonly watcher: string; readonly count: number }[];
}

/** An event for a watcher, or the answer to a call that nobody waits for. */
export type LaneItem =
  | { readonly kind: 'event'; readonly event: string; readonly path: string | null; readonly watcher: string }
  | { readonly kind: 'answer'; readonly op: string };

/** Whose event lane stands, and with it everything that would wake its program: there is most to see inside it. */
export function stuckClient({ clients }: World): ClientId | null {
  const stuck = [...clients].find(([id, client]) => {
    const { state, queue } = threadsOf(id, client).lane;
    return queue.length > 0 && (state === 'stuck' || state === 'blocked');
  });
  return stuck?.[0] ?? null;
}

/** Null for a client that is not of this world. */
export const threads = kept((world, _, id: ClientId) => {
  const client = world.clients.get(id);
  return client === undefined ? null : threadsOf(id, client);
});

function threadsOf(id: ClientId, client: ClientState): Threads {
  const rows = [...client.threads.values()].map((thread) => rowOf(thread, client));
  const own = rows.filter((row) => row.id >= 0);
  const callback = rows.find((row) => row.id < 0) ?? null;
  // What the process believes is told of the callback where no thread knows of it yet.
  const isKnown = own.some(({ believes }) => believes.length > 0);
  return {
    client: id,
    process: client.vars.value.process,
    programs: client.condition.value?.programs ?? 'running',
    threads: own,
    lane: laneOf(client, callback !== null && isKnown ? { ...callback, believes: [] } : callback),
  };
}

function rowOf(thread: ProgramThread, { vars }: ClientState): ThreadRow {
  const { id, recipe, atStep, state } = thread;
  const believes = vars.value.beliefs.filter(
    ({ thread: of, what }) => of === id || (of === null && !(what === 'leader' && knowsNothing(thread))),
  );
  return {
    id,
    recipe,
    // A program may still be where it leads when it has learned that it does not.
    atStep: atStep === LEADS && believes.length === 0 ? null : atStep,
    doing: doingOf(state),
    believes: believes.map(({ what }) => what),
  };
}

const LEADS = 'election.lead';

/** Of several latches in one process one leads: a thread that waits to be told so, or whose latch is closed, does not. */
function knowsNothing({ state, atStep }: ProgramThread): boolean {
  if (atStep === 'lock.rest') return true;
  return state.kind === 'waiting' && WAITS_TO_BE_TOLD.has(state.for.kind);
}

const WAITS_TO_BE_TOLD: ReadonlySet<string> = new Set(['waitMonitor', 'awaitLatch', 'nextConnectionState']);

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

function laneOf({ condition, eventLane, mailboxes }: ClientState, running: ThreadRow | null): Lane {
  return {
    state: laneState(condition.value?.lane ?? 'open', running),
    running,
    queue: eventLane.toArray().map(itemOf),
    mail: [...mailboxes.entries()]
      .map(([watcher, events]) => ({ watcher, count: events.length }))
      .filter(({ watcher, count }) => count > 0 && watcher !== OF_CONNECTION),
  };
}

/** The handle’s own watcher hears of the connection alone, and most programs never ask it. */
const OF_CONNECTION = 'default';

function laneState(lane: 'open' | 'blocked', running: ThreadRow | null): Lane['state'] {
  if (lane === 'blocked') return 'blocked';
  if (running === null) return 'idle';
  return running.doing.kind === 'waits' ? 'stuck' : 'busy';
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
