// The semaphore: the first znodes in line, as many as there are permits, hold one each. The variants differ in how a client
// waits for a permit, and in how it removes its znode after a timeout.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import {
  believing,
  giveBack,
  hold,
  patiently,
  stepsAround,
  takeTurns,
  type LockArgs,
} from '../lockProgram.ts';
import { acquireInLine, soundLine, type Line } from '../predecessorLock/recipe.ts';
import { deleteAndForget } from '../careless.ts';
import { changedWithin } from '../deadline.ts';
import { formOf } from '../../scenario/formOf.ts';
import { forgetting, knowing, wanting } from '../stated.ts';
import { watchingAll } from '../watchingAll.ts';

export const SEMAPHORE_PARENT = '/semaphore';
export const LEASES = `${SEMAPHORE_PARENT}/leases`;
export const TICKETS = `${SEMAPHORE_PARENT}/locks`;
export const SEMAPHORE_VARIANTS = ['nth-before', 'leases-careless', 'children', 'leases'] as const;
export type SemaphoreVariant = (typeof SEMAPHORE_VARIANTS)[number];

interface Demand {
  readonly permits: number;
  readonly patienceMs: number | 'forever';
}

type AcquirePermit = (args: LockArgs, demand: Demand) => Recipe<string | null>;

const WATCHER = 'leases';

const FORMS: Readonly<Record<SemaphoreVariant, AcquirePermit>> = {
  /** Curator's first semaphore: in line, watching the znode as many places ahead as there are permits. */
  'nth-before': (args, { permits }) => acquireInLine(args, knowing(lineOfPermits(permits))),
  children: (args, { permits }) =>
    acquireInLine(args, knowing(watchingAll(LEASES, WATCHER, lineOfPermits(permits)))),
  /** kazoo's, and Curator's second one: who has a ticket makes its lease and waits until there are few enough. */
  leases: (args, demand) => acquireLease(args, demand, giveBack),
  'leases-careless': (args, demand) => acquireLease(args, demand, deleteAndForget),
};

export function semaphore(args: ProgramArgs): Recipe<void> {
  const acquire = formOf(FORMS, args['variant']);
  const demand = demandOf(args);
  return takeTurns(args, function* turn(lockArgs) {
    const path = yield* wanting(acquire(lockArgs, demand));
    if (path === null) return;
    yield* believing({ what: 'permit', path }, hold(lockArgs));
    yield* forgetting(path, giveBack(path));
  });
}

export function semaphoreSteps(rounds: string | number | undefined, variant: unknown): readonly string[] {
  const waitsForLease = variant === 'leases' || variant === 'leases-careless';
  const inLine = ['line.create', 'line.list', 'line.watchPredecessor', 'line.awaitPredecessor'];
  return stepsAround(waitsForLease ? [...inLine, 'semaphore.lease', 'semaphore.await'] : inLine, rounds);
}

function* acquireLease(
  args: LockArgs,
  demand: Demand,
  takeBack: (path: string) => Recipe<void>,
): Recipe<string | null> {
  const ticket = yield* acquireInLine(args, knowing(soundLine(TICKETS, 'ticket-', 'ticket')));
  const lease = yield* knowing(soundLine(LEASES, 'lease-')).join(args);
  const hasRoom = yield* awaitRoom(demand);
  if (!hasRoom) yield* forgetting(lease, takeBack(lease));
  yield* forgetting(ticket, giveBack(ticket));
  return hasRoom ? lease : null;
}

/** Whether the leases dropped to the number of permits in time. No other client adds one meanwhile: that takes the ticket. */
function* awaitRoom({ permits, patienceMs }: Demand): Recipe<boolean> {
  const sinceMs = yield* zk.clock();
  for (;;) {
    yield* zk.atStep('semaphore.lease');
    const leases = yield* patiently(() => zk.getChildren(LEASES, { watch: WATCHER, latch: 'new' }));
    if (leases.length <= permits) return true;
    yield* zk.atStep('semaphore.await');
    const leftMs = patienceMs === 'forever' ? 'forever' : sinceMs + patienceMs - (yield* zk.clock());
    if (!(yield* changedWithin(leftMs, WATCHER))) return false;
  }
}

/** The first znodes have a permit each. A later one waits for the znode as many places ahead as there are permits. */
function lineOfPermits(permits: number): Line {
  return {
    ...soundLine(LEASES, 'lease-', WATCHER),
    obstacle: (paths, own) => paths[paths.indexOf(own) - permits],
  };
}

function demandOf(args: ProgramArgs): Demand {
  const { patienceMs } = args;
  return {
    permits: Number(args['permits']),
    patienceMs: typeof patienceMs === 'number' ? patienceMs : 'forever',
  };
}
