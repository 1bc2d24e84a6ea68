// Choices as the scene's form changes them: whatever it sets is in its bounds.
import { findScenario, parseValues } from '../../../scenarios/catalogue.ts';
import { clientsWithin } from '../../../scenarios/experiment/limits.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { WORLD_NAMES, worldChoice } from '../presets.ts';

/** The choice with one parameter changed; unchanged if the parameter does not take the text. */
export function withValue(choice: ScenarioChoice, name: string, text: string): ScenarioChoice {
  const scenario = findScenario(choice.scenario);
  const written = Object.fromEntries(
    Object.entries(choice.values).map(([key, value]) => [key, String(value)]),
  );
  const parsed = scenario && parseValues(scenario, { ...written, [name]: text }, 'initial');
  return parsed?.ok === true ? { ...choice, values: parsed.value } : choice;
}

/** Another scenario, or world of the first scene, with what it has in common with the choice before. */
export function withScenario(choice: ScenarioChoice, id: string): ScenarioChoice {
  const first = WORLD_NAMES.find((name) => name === id);
  if (first !== undefined) return worldChoice(first, choice);
  const scenario = findScenario(id);
  const parsed = scenario && parseValues(scenario, {}, 'initial');
  if (scenario === undefined || parsed?.ok !== true) return choice;
  const clients = clientsWithin(scenario, scenario.clients.initial);
  return { scenario: id, seed: choice.seed, clients, values: parsed.value };
}
