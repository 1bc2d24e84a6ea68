// Selectors of a world whose answer is kept: what did not change since the last answer about the same trace is the same
// object, and where a key says that nothing changed nothing is worked out.
import type { TraceRecord, World } from '../../engine/index.ts';
import { shareStructure } from './shareStructure.ts';

/** What it is asked about besides the world, such as where a lock is, comes last. */
type Select<Answer, More extends readonly unknown[]> = (
  world: World,
  trace: readonly TraceRecord[],
  ...more: More
) => Answer;

/** `keyOf` names all that the answer depends on; without it the answer is worked out each time. */
export function kept<Answer, More extends readonly unknown[] = []>(
  select: Select<Answer, More>,
  keyOf?: Select<string, More>,
): Select<Answer, More> {
  const last = new WeakMap<
    readonly TraceRecord[],
    { readonly key: string | null; readonly answer: Answer }
  >();
  return (world, trace, ...more) => {
    const key = keyOf?.(world, trace, ...more) ?? null;
    const known = last.get(trace);
    if (known !== undefined && key !== null && known.key === key) return known.answer;
    const answer = shareStructure(known?.answer, select(world, trace, ...more));
    last.set(trace, { key, answer });
    return answer;
  };
}
