// What a client's program does, and how its disc is filled for that: one rule for the picture and for every view beside it.
import { assertNever } from '../../engine/index.ts';
import type { ClientState, ProgramThread } from '../../engine/index.ts';
import type { SessionBar } from './sessionBars.ts';

/**
 * What its program does: `idle` has not begun, `atGate` waits for the conductor, `asking` waits for a reply, `waiting` for a
 * notification, `holding` has the lock as far as it knows, `done` has ended, `failed` ended with an error. `quiet`: of a client outside, no request of it is
 * under way.
 */
export type Activity =
  | 'idle'
  | 'atGate'
  | 'asking'
  | 'waiting'
  | 'holding'
  | 'resting'
  | 'done'
  | 'failed'
  | 'quiet';

/** Full while it is awake, hollow while it waits or has ended, frosted while paused, empty when dead. */
export type Body = 'awake' | 'asleep' | 'frosted' | 'dead';

export function bodyOf({
  process,
  session,
  activity,
}: {
  readonly process: 'running' | 'paused' | 'killed' | 'closed';
  readonly session: Pick<SessionBar, 'state'>;
  readonly activity: Activity;
}): Body {
  if (process === 'killed' || process === 'closed') return 'dead';
  if (process === 'paused') return 'frosted';
  if (session.state === 'ended') return 'asleep';
  return activity === 'asking' || activity === 'holding' || activity === 'resting' ? 'awake' : 'asleep';
}

export function activityOf(client: ClientState): Activity {
  const program = programOf(client);
  if (program === null) return 'idle';
  const { state } = program;
  switch (state.kind) {
    case 'notStarted':
      return 'idle';
    case 'ready':
      return client.vars.value.beliefs.length > 0 ? 'holding' : 'asking';
    case 'ended':
      return state.how === 'returned' ? 'done' : 'failed';
    case 'waiting':
      return client.vars.value.beliefs.length > 0 ? 'holding' : waitOf(state.for.kind, client);
    default:
      return assertNever(state);
  }
}

type Waiting = Extract<ProgramThread['state'], { readonly kind: 'waiting' }>['for']['kind'];

function waitOf(kind: Waiting, client: ClientState): Activity {
  switch (kind) {
    case 'nextWatchEvent':
      return client.eventLane.size > 0 ? 'asking' : 'waiting';
    case 'awaitLatch':
    case 'enterMonitor':
    case 'waitMonitor':
    case 'nextConnectionState':
      return 'waiting';
    case 'gate':
      return 'atGate';
    case 'sleep':
    case 'nextLine':
      return 'resting';
    default:
      // A call, or what takes no time.
      return 'asking';
  }
}

/** The program to tell about: the one that has what it came for, else the first that goes on, else the last. */
export function programOf(client: ClientState): ProgramThread | null {
  const having = client.threads.get(client.vars.value.beliefs[0]?.thread ?? Number.NaN);
  if (having !== undefined && having.state.kind !== 'ended') return having;
  let last: ProgramThread | null = null;
  for (const thread of client.threads.values()) {
    if (thread.state.kind !== 'ended') return thread;
    last = thread;
  }
  return last;
}
