// Publish/subscribe with one value. The variants differ in when a subscriber sets its watch: with the read, after it, or
// only once.
import { type ProgramArgs, type Recipe, type Stat, zk } from '../../../engine/index.ts';
import { answered, awaitNews, untilExpired } from '../../ensemble/untilExpired.ts';
import { patiently } from '../../locks/lockProgram.ts';
import { CONFIG } from '../twoValues/recipe.ts';

export const VALUE = `${CONFIG}/value`;
export const PUBLISHED_VARIANTS = ['reads-with-watch', 'reads-then-watches', 'watches-once'] as const;

const WATCHER = 'config';
/** Milliseconds between two publications. */
const REST_MS = 1500;

export function publishedValue(args: ProgramArgs): Recipe<void> {
  return untilExpired(() => (args['role'] === 'publisher' ? publish(args) : subscribe(args)));
}

export function publishedSteps(variant: unknown): readonly string[] {
  const watch = variant === 'reads-then-watches' ? ['published.arm'] : [];
  return ['published.write', stepOfRead(variant), 'published.take', ...watch, 'published.await'];
}

/** The first version at once, the others one by one. */
function* publish({ pace, rounds }: ProgramArgs): Recipe<void> {
  const last = rounds === 'endless' ? Number.MAX_SAFE_INTEGER : Number(rounds);
  for (let version = 1; version <= last; version++) {
    if (version > 1 && pace === 'byHand') yield* zk.gate('publish');
    else if (version > 1) yield* zk.sleep(REST_MS);
    yield* zk.atStep('published.write');
    yield* answered(() => zk.setData(VALUE, `v${version}`));
  }
}

/** Reads, makes the value its own, which takes a moment, and waits to be told of another. */
function* subscribe({ variant, takeMs }: ProgramArgs): Recipe<void> {
  for (let turn = 1; ; turn++) {
    yield* read(variant, turn);
    yield* zk.atStep('published.take');
    if (Number(takeMs) > 0) yield* zk.sleep(Number(takeMs));
    if (variant === 'reads-then-watches') yield* arm();
    yield* zk.atStep('published.await');
    yield* awaitNews(WATCHER);
  }
}

function* read(variant: unknown, turn: number): Recipe<void> {
  const isArmed = variant === 'reads-with-watch' || (variant === 'watches-once' && turn === 1);
  yield* zk.atStep(stepOfRead(variant));
  const { data, stat } = yield* patiently(() =>
    zk.getData(VALUE, isArmed ? { watch: WATCHER, latch: 'new' } : {}),
  );
  yield* goBy(data ?? '', stat);
}

function stepOfRead(variant: unknown): string {
  if (variant === 'reads-with-watch') return 'published.readWithWatch';
  return variant === 'watches-once' ? 'published.readOnce' : 'published.read';
}

/** Reports no change since the read. */
function* arm(): Recipe<void> {
  yield* zk.atStep('published.arm');
  yield* patiently(() => zk.exists(VALUE, { watch: WATCHER, latch: 'new' }));
}

function* goBy(data: string, { mzxid, version }: Stat): Recipe<void> {
  if (data !== '') yield* zk.fact({ type: 'configured', versions: [data] });
  yield* zk.fact({ type: 'mirrors', path: VALUE, mzxid, version });
}
