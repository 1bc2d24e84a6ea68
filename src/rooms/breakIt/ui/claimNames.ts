// What a world is judged by, in words: each of a program's own invariants by its name.
import type { InvariantId, InvariantPart } from '../../../engine/index.ts';
import { claimsOf } from '../../../scenarios/scenario/claims.ts';
import type { ParameterValues, Scenario } from '../../../scenarios/scenario/scenario.ts';
import { invariantName } from '../../../words/invariantWords.ts';
import type { Messages } from '../../../words/messages.ts';

export function claimNames(scenario: Scenario, values: ParameterValues, words: Messages): readonly string[] {
  const { ownChecks = [] } = scenario;
  const names = claimsOf(scenario, values).flatMap((id) => {
    const parts = id === 'I-40' && ownChecks.length > 0 ? ownChecks.map(({ part }) => part) : [undefined];
    return parts.map((part) => claimName(id, part, words));
  });
  return [...new Set(names)];
}

/** Where a world has several programs, with the one that it is of. */
export function claimName(id: InvariantId, part: InvariantPart | undefined, words: Messages): string {
  const name = invariantName(id, part, words);
  return part?.program === undefined ? name : words.format.labelled(part.program, name);
}
