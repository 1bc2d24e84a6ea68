// A lock that is acquired for each event: by the watcher itself, on the client's only event thread, or by another thread.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { LOCK_PARENT, believing, giveBack, patiently, stepsAround } from '../lockProgram.ts';
import { acquireInLine, soundLine } from '../predecessorLock/recipe.ts';
import { forgetting, knowing, statedLock, wanting } from '../stated.ts';

export const JOBS = '/jobs';
export const JOB_VARIANTS = ['in-watcher', 'handed-over'] as const;
/** Names in the book: what runs when a job has come, and the work itself. */
export const JOB_ARRIVED = 'job-arrived';
export const JOB_WORK = 'job-work';

const WATCHER = 'jobs';
const WORK_MS = 200;

/** What a client does here is its role: it uses the lock, works when a job comes, or brings jobs. */
export function jobClient(args: ProgramArgs): Recipe<void> {
  switch (args['role']) {
    case 'worker':
      return watchForJobs(args);
    case 'producer':
      return bringJobs(args);
    default:
      return statedLock(args, (lockArgs) => acquireInLine(lockArgs, knowing(soundLine(LOCK_PARENT))));
  }
}

export function jobSteps(rounds: string | number | undefined): readonly string[] {
  const acquiring = ['line.create', 'line.list', 'line.watchPredecessor', 'line.awaitPredecessor'];
  return [...stepsAround(acquiring, rounds), 'job.watch', 'job.bring'];
}

/** Registers its watcher and leaves the rest to it. */
function* watchForJobs(args: ProgramArgs): Recipe<void> {
  yield* zk.onEvent(WATCHER, JOB_ARRIVED, args);
  yield* lookForJobs();
}

/** Watcher.process: on the event lane. Nothing else is delivered to this client until it returns. */
export function* jobArrived(args: ProgramArgs): Recipe<void> {
  if (args['eventType'] !== 'NodeChildrenChanged') return;
  yield* lookForJobs();
  if (args['variant'] === 'handed-over') yield* zk.spawn(JOB_WORK, args);
  else yield* work(args);
}

export function* work({ client }: ProgramArgs): Recipe<void> {
  const line = knowing(soundLine(LOCK_PARENT));
  const lockArgs = {
    client: String(client),
    arrival: 'together',
    rounds: 1,
    holdMs: WORK_MS,
    restMs: 0,
  } as const;
  const path = yield* wanting(acquireInLine(lockArgs, line));
  yield* zk.atStep('lock.hold');
  yield* believing({ what: 'holder', path }, zk.sleep(WORK_MS));
  yield* forgetting(path, giveBack(path));
}

function* lookForJobs(): Recipe<void> {
  yield* zk.atStep('job.watch');
  yield* patiently(() => zk.getChildren(JOBS, { watch: WATCHER }));
}

/** One for each time its user says so. */
function* bringJobs({ client }: ProgramArgs): Recipe<void> {
  for (;;) {
    yield* zk.atStep('job.bring');
    yield* zk.gate('produce');
    yield* zk.create(`${JOBS}/job-`, { data: String(client), mode: 'PERSISTENT_SEQUENTIAL' });
  }
}
