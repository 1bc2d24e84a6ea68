// What a world is called: by its scenario, and its variant where it has some.
import type { ScenarioChoice } from '../../../scenarios/scenario.ts';
import type { AllMessages, Messages } from '../../i18n/words.ts';

interface Title {
  readonly name: string;
  readonly more: string;
}

/** `late`: the words of scenarios beyond the first scene's; null while they are not there. */
export function worldTitle(
  choice: ScenarioChoice,
  words: Messages,
  late: AllMessages['catalogue'] | null,
): Title {
  const worlds: Readonly<Record<string, Title | undefined>> = words.scenarios.worlds;
  const { scenario, values } = choice;
  const lateOwn = late?.scenarios[scenario];
  const own = worlds[`${scenario}/${values['variant']}`] ?? worlds[scenario] ?? lateOwn;
  const variant = lateOwn?.parameters?.['variant']?.values?.[String(values['variant'])];
  return { name: own?.name ?? scenario, more: lateOwn?.subtitle?.(choice) ?? variant ?? own?.more ?? '' };
}
