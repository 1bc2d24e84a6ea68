// Invariants that a run violates, or has violated, as a client believes what it cannot know to be over: what no lease can prevent.
import type { InvariantId, Violation } from '../../../../engine/index.ts';
import { invariantChips } from '../../../../ui/select/invariantChips.ts';
import type { WorldView } from '../../../../ui/stores/useWorld.ts';
import { invariantName } from '../../../../words/invariantWords.ts';
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
      (state === 'broken' && isLimitAt(asClaim(violation), view)) ||
      (state === 'mended' && wasLimit(violation, simulation));
    return isLimit ? [invariantName(id, violation.said, words)] : [];
  });
}

/**
 * What a program itself says has to hold names the clients without whose beliefs it would: if one of them cannot know, it is a limit as
 * well. The line that states it is marked all the same, as its author asks for more than a lease gives.
 */
function asClaim(violation: Violation): Violation {
  return violation.invariant === 'I-40' ? { ...violation, invariant: 'I-3' } : violation;
}
