// Selectors of a world whose answer is kept: what did not change since the last answer about the same trace is the same
// object, and where nothing that it is asked about changed, or a key says so, nothing is worked out.
import type { TraceRecord, World } from '../../engine/index.ts';
import { shareStructure } from './shareStructure.ts';

/** What it is asked about besides the world, such as where a lock is, comes last. */
type Select<Answer, More extends readonly unknown[]> = (
  world: World,
  trace: readonly TraceRecord[],
  ...more: More
) => Answer;

interface Known<Answer, More> {
  readonly world: World;
  readonly step: number;
  readonly more: More;
  readonly key: string | null;
  readonly answer: Answer;
}

/** `keyOf` names all that the answer depends on; without it the answer is worked out for each step. */
export function kept<Answer, More extends readonly unknown[] = []>(
  select: Select<Answer, More>,
  keyOf?: Select<string, More>,
): Select<Answer, More> {
  const last = new WeakMap<readonly TraceRecord[], Known<Answer, More>>();
  return (world, trace, ...more) => {
    const known = last.get(trace);
    // A picture and its legend ask the same.
    if (
      known?.world === world &&
      known.step === world.step &&
      shareStructure(known.more, more) === known.more
    )
      return known.answer;
    const key = keyOf?.(world, trace, ...more) ?? null;
    const isUnchanged = known !== undefined && key !== null && known.key === key;
    const answer = isUnchanged ? known.answer : shareStructure(known?.answer, select(world, trace, ...more));
    last.set(trace, { world, step: world.step, more, key, answer });
    return answer;
  };
}
