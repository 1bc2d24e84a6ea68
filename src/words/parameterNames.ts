// What a parameter and its values are called: by the scenario itself, else as all scenarios that have it say it.
import type { Parameter, ScenarioChoice } from '../scenarios/scenario/scenario.ts';
import type { Messages } from './messages.ts';

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
