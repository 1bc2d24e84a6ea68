// An explorer from what a message can carry.
import type { ScenarioLibrary } from '../../../../scenarios/experiment/experiment.ts';
import { scenarioOf } from '../../../../scenarios/experiment/twins.ts';
import { claimsOf } from '../../../../scenarios/scenario/claims.ts';
import type { ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';
import type { Bound } from './bound.ts';
import { Explorer } from './explorer.ts';

export interface PlainOrder {
  readonly choice: ScenarioChoice;
  readonly bound: Bound;
}

export function explorerOf({ choice, bound }: PlainOrder, library: ScenarioLibrary): Explorer {
  const scenario = scenarioOf(choice, library);
  const claims = claimsOf(scenario, choice.values);
  return new Explorer({ scenario, choice, book: library.book, claims, bound });
}
