// The nodes of an experiment's worlds before it is made, in as many steps as there are.
import { seedAhead } from '../../engine/index.ts';
import type { ScenarioChoice } from '../scenario/scenario.ts';
import { scenarioOf } from './twins.ts';
import type { ScenarioLibrary } from './twins.ts';

/** An experiment with these choices that is made soon afterwards is made at once, however many nodes its worlds begin with. */
export function* seedChoices(
  choices: readonly ScenarioChoice[],
  library: ScenarioLibrary,
): Generator<undefined, void> {
  for (const choice of choices) yield* seedAhead(scenarioOf(choice, library).setup(choice));
}
