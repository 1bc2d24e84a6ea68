// What a world is called: by its scenario, and its variant where it has some.
import type { ScenarioChoice } from '../../../scenarios/scenario.ts';
import type { Messages } from '../../i18n/words.ts';

export function worldTitle(
  choice: ScenarioChoice,
  words: Messages,
): { readonly title: string; readonly subtitle: string } {
  const worlds: Readonly<Record<string, { readonly name: string; readonly more: string } | undefined>> =
    words.scenarios.worlds;
  const variant = choice.values['variant'];
  const named = worlds[`${choice.scenario}/${variant}`] ?? worlds[choice.scenario];
  return { title: named?.name ?? choice.scenario, subtitle: named?.more ?? '' };
}
