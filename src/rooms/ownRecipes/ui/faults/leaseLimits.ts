// Invariants that a run violates, or has violated, without a line at fault: what no lease can prevent.
import type { InvariantId } from '../../../../engine/index.ts';
import { invariantChips } from '../../../../ui/select/invariantChips.ts';
import type { WorldView } from '../../../../ui/stores/useWorld.ts';
import { invariantWords } from '../../../../words/invariantWords.ts';
import type { Messages } from '../../../../words/messages.ts';
import { isLimitAt } from './faultLines.ts';
import { wasLimit } from './earlierFaults.ts';

/** The names of those up to the playhead, each once. */
export function leaseLimits(
  view: Pick<WorldView, 'world' | 'step' | 'simulation'>,
  claims: readonly InvariantId[],
  words: Messages,
): readonly string[] {
  const { step, simulation } = view;
  const chips = invariantChips(simulation.violations, step, { invariants: claims, expected: [] });
  return chips.flatMap(({ id, state, violation }) => {
    if (violation === null) return [];
    const isLimit =
      (state === 'broken' && isLimitAt(violation, view)) ||
      (state === 'mended' && wasLimit(violation, simulation));
    return isLimit ? [invariantWords(id, words).name] : [];
  });
}
