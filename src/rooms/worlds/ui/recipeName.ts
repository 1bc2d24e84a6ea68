import { programOf } from '../../../scenarios/shelfRecipes.ts';
import type { Messages } from '../../../words/messages.ts';
import { worldTitle } from '../../../ui/draw/board/worldTitle.ts';

export function recipeName(scenario: string, words: Messages): string {
  return worldTitle({ scenario, seed: 1, clients: 1, values: programOf(scenario).values }, words).name;
}
