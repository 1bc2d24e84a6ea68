// The barrier: no client passes while its znode exists. The variants differ in what the waiting clients take for the
// opening, and in whether the znode outlives its keeper.
import { KeeperError, type ProgramArgs, type Recipe, type WatchedEvent, zk } from '../../../engine/index.ts';
import { answered, untilExpired } from '../../ensemble/untilExpired.ts';
import { isKeeperError, patiently } from '../../locks/lockProgram.ts';
import { BARRIER } from '../doubleBarrier/recipe.ts';

export const PLAIN_VARIANTS = ['looks-again', 'any-event', 'goes-with-keeper'] as const;
export const PLAIN_STEPS = ['close', 'open', 'ask', 'wait', 'beyond'].map((step) => `plainBarrier.${step}`);

/** Closed from the beginning. */
export const FIRST_GATE = gateOf(1);

/** Milliseconds that who has passed does something else. */
const REST_MS = 1000;
const WATCHER = 'barrier';

export function plainBarrier(args: ProgramArgs): Recipe<void> {
  const last = args['rounds'] === 'endless' ? Number.MAX_SAFE_INTEGER : Number(args['rounds']);
  return untilExpired(function* () {
    for (let round = 1; round <= last; round++) {
      if (args['role'] === 'keeper') yield* keep(args, round, last);
      else yield* pass(args, round);
    }
  });
}

/** Closes the next barrier before this one opens, so that no client passes two at once. */
function* keep({ variant, pace, closedMs }: ProgramArgs, round: number, last: number): Recipe<void> {
  const mode = variant === 'goes-with-keeper' ? 'EPHEMERAL' : 'PERSISTENT';
  if (round === 1) yield* close(1, mode);
  if (pace === 'byHand') yield* zk.gate('act');
  else yield* zk.sleep(Number(closedMs));
  if (round < last) yield* close(round + 1, mode);
  yield* zk.atStep('plainBarrier.open');
  yield* zk.fact({ type: 'opened', round: nameOf(round) });
  yield* unless('NoNode', () => zk.deleteNode(gateOf(round)));
}

function* close(round: number, mode: 'EPHEMERAL' | 'PERSISTENT'): Recipe<void> {
  yield* zk.atStep('plainBarrier.close');
  yield* unless('NodeExists', () => zk.create(gateOf(round), { mode }));
}

function* pass({ variant, pace }: ProgramArgs, round: number): Recipe<void> {
  if (pace === 'byHand') yield* zk.gate('enter');
  else if (round > 1) yield* zk.sleep(REST_MS);
  yield* zk.fact({ type: 'arrived', round: nameOf(round) });
  for (;;) {
    yield* zk.atStep('plainBarrier.ask');
    const isClosed = yield* patiently(() => zk.exists(gateOf(round), { watch: WATCHER, latch: 'new' }));
    if (isClosed === null) break;
    yield* zk.atStep('plainBarrier.wait');
    const event = yield* zk.nextWatchEvent(WATCHER);
    if (event.state === 'Expired') throw new KeeperError('SessionExpired');
    if (variant === 'any-event' && isNews(event)) break;
  }
  yield* zk.fact({ type: 'passed', round: nameOf(round) });
  yield* zk.atStep('plainBarrier.beyond');
}

/** What wakes who does not look at what has happened: that the connection is there again does, too. */
function isNews({ state }: WatchedEvent): boolean {
  return state === 'SyncConnected';
}

function* unless(code: 'NoNode' | 'NodeExists', call: () => Recipe<unknown>): Recipe<void> {
  try {
    yield* answered(call);
  } catch (error) {
    if (!isKeeperError(error, code)) throw error;
  }
}

function gateOf(round: number): string {
  return `${BARRIER}/gate-${round}`;
}

function nameOf(round: number): string {
  return `gate ${round}`;
}
