// Choices as the scene's form changes them: whatever it sets is in its bounds.
import { findScenario, parseValues } from '../../../scenarios/catalogue.ts';
import type { Parameter, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import type { Messages } from '../../../words/messages.ts';
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
  const { min, max } = scenario.clients;
  const clients = Math.min(max, Math.max(min, scenario.clients.initial));
  return { scenario: id, seed: choice.seed, clients, values: parsed.value };
}

export function parameterLabel(
  { scenario }: Pick<ScenarioChoice, 'scenario'>,
  { name }: Pick<Parameter, 'name'>,
  words: Messages,
): string {
  return (
    words.catalogue.scenarios[scenario]?.parameters?.[name]?.label ?? words.dialogs.parameters[name] ?? name
  );
}

/** A value of a parameter in words: the scenario's own, else those that all scenarios share. */
export function valueLabel(
  { scenario }: Pick<ScenarioChoice, 'scenario'>,
  { name }: Pick<Parameter, 'name'>,
  value: string,
  words: Messages,
): string {
  const own = words.catalogue.scenarios[scenario]?.parameters?.[name]?.values?.[value];
  const story = name === 'story' ? words.museum[value]?.name : undefined;
  const said = own ?? story ?? words.dialogs.options[value];
  if (said !== undefined) return said;
  return name.endsWith('Ms') ? words.format.span(Number(value)) : value;
}
