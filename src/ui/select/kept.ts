// Selectors of a world whose answer is kept: what did not change since the last answer about the same trace is the same
// object, and where a key says that nothing changed nothing is worked out.
import type { TraceRecord, World } from '../../engine/index.ts';
import { shareStructure } from './shareStructure.ts';

type Select<T> = (world: World, trace: readonly TraceRecord[]) => T;

/** `keyOf` names all that the answer depends on; without it the answer is worked out each time. */
export function kept<T>(select: Select<T>, keyOf?: Select<string>): Select<T> {
  const last = new WeakMap<readonly TraceRecord[], { readonly key: string | null; readonly answer: T }>();
  return (world, trace) => {
    const key = keyOf?.(world, trace) ?? null;
    const known = last.get(trace);
    if (known !== undefined && key !== null && known.key === key) return known.answer;
    const answer = shareStructure(known?.answer, select(world, trace));
    last.set(trace, { key, answer });
    return answer;
  };
}
