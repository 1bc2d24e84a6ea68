// Curator's LeaderSelector: one thread waits for a mutex, calls takeLeadership, and releases the mutex when that returns.
// Another thread receives connection events and may interrupt it. The variants differ in the user's listener.
import { Interrupted, KeeperError, type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { formOf } from '../../scenario/formOf.ts';
import { forgetting, knowing, wanting } from '../../locks/stated.ts';
import { believing, giveBack, ownNodes } from '../../locks/lockProgram.ts';
import { acquireInLine, soundLine, type Line } from '../../locks/predecessorLock/recipe.ts';
import { nextState, untilInterrupted } from '../interruption.ts';
import {
  CANDIDATE_STEPS,
  ELECTION_PARENT,
  lead,
  standAgainAndAgain,
  stepsBefore,
  type ElectionArgs,
} from '../electionProgram.ts';

/** The thread that hears of the connection. */
export const SELECTOR_LISTENER = 'selector-listener';

export const LISTENERS = ['adapter', 'deaf', 'swallows'] as const;

/** doWorkLoop: with autoRequeue it stands again whatever has ended its leadership. */
export function* leaderSelector(args: ProgramArgs): Recipe<void> {
  const listening = yield* zk.spawn(SELECTOR_LISTENER, { ...args, work: yield* zk.threadId() });
  yield* standAgainAndAgain(args, function* term(electionArgs) {
    while (!(yield* doWork(electionArgs, args)) && args['requeue'] === 'auto');
  });
  yield* zk.interrupt(listening);
}

/** stateChanged of its user's listener, for as long as the selector works. */
export function* selectorListener(args: ProgramArgs): Recipe<void> {
  const { stateChanged } = formOf(FORMS, args['listener']);
  for (;;) {
    const state = yield* nextState();
    if (state === null) return;
    const isError = state === 'SUSPENDED' || state === 'LOST';
    if (isError && stateChanged === 'cancelsLeadership') yield* zk.interrupt(Number(args['work']));
  }
}

export function selectorSteps(rounds: string | number | undefined): readonly string[] {
  return stepsBefore(['line.create', ...Object.values(CANDIDATE_STEPS)], rounds);
}

/** What its user's listener does when the connection changes, and when its leadership is cancelled. */
interface ListenerForm {
  readonly stateChanged: 'cancelsLeadership' | 'ignored';
  readonly interruption: 'ends' | 'swallowed';
}

const FORMS: Readonly<Record<(typeof LISTENERS)[number], ListenerForm>> = {
  adapter: { stateChanged: 'cancelsLeadership', interruption: 'ends' },
  deaf: { stateChanged: 'ignored', interruption: 'ends' },
  swallows: { stateChanged: 'cancelsLeadership', interruption: 'swallowed' },
};

const MUTEX: Line = { ...soundLine(ELECTION_PARENT, 'lock-'), steps: CANDIDATE_STEPS };

/** Whether its leadership came to its own end. Whatever ends it, none of its nodes stays behind. */
function* doWork(electionArgs: ElectionArgs, args: ProgramArgs): Recipe<boolean> {
  let isDone = false;
  try {
    const path = yield* wanting(acquireInLine(electionArgs, knowing(MUTEX)));
    isDone = yield* untilInterrupted(believing({ what: 'leader', path }, takeLeadership(electionArgs, args)));
  } catch (error) {
    if (!isCancellation(error)) throw error;
  }
  yield* release();
  return isDone;
}

/** The code of its user, which leads until it returns. What it makes of an interruption is the user's affair. */
function* takeLeadership(electionArgs: ElectionArgs, args: ProgramArgs): Recipe<void> {
  const { interruption } = formOf(FORMS, args['listener']);
  if (interruption === 'ends') return yield* lead(electionArgs);
  while (!(yield* untilInterrupted(lead(electionArgs))));
}

/** Deletes all znodes of this session: an interrupted acquire may have left one that its program does not know. */
function* release(): Recipe<void> {
  for (;;) {
    try {
      for (const path of yield* ownNodes(`${ELECTION_PARENT}/lock-`))
        yield* forgetting(path, giveBack(path, 'election.leave'));
      return;
    } catch (error) {
      if (!isCancellation(error)) throw error;
    }
  }
}

/** With its session all its nodes have gone; an interruption is to be heard where it leads, and nowhere else. */
function isCancellation(error: unknown): boolean {
  return error instanceof Interrupted || (error instanceof KeeperError && error.code === 'SessionExpired');
}
