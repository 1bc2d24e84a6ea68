// What a world is called: by its scenario, and its variant where it has some.
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import type { Messages } from '../../../words/messages.ts';

interface Title {
  readonly name: string;
  readonly more: string;
}

export function worldTitle(choice: ScenarioChoice, { scenarios, catalogue }: Messages): Title {
  const worlds: Readonly<Record<string, Title | undefined>> = scenarios.worlds;
  const { scenario, values } = choice;
  const listed = catalogue.scenarios[scenario];
  const own = worlds[`${scenario}/${values['variant']}`] ?? worlds[scenario] ?? listed;
  const variant = listed?.parameters?.['variant']?.values?.[String(values['variant'])];
  return { name: own?.name ?? scenario, more: listed?.subtitle?.(choice) ?? variant ?? own?.more ?? '' };
}
