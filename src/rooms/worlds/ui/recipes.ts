// The recipes that the shelf of a composed world offers, by the family they are of.
import { listScenarios } from '../../../scenarios/catalogue.ts';
import { FAMILIES, type Family, type Scenario } from '../../../scenarios/scenario/scenario.ts';
import type { PlannedProgram } from '../../../scenarios/scenario/worldPlan.ts';
import { withoutStory } from '../../../scenarios/world/taking.ts';
import type { Messages } from '../../../words/messages.ts';
import { worldTitle } from '../../../ui/draw/board/worldTitle.ts';

/** Of an ensemble: buttons to write, read and sync. The other scenarios of that family tell stories of servers. */
const OF_ENSEMBLES: ReadonlySet<string> = new Set(['quorum-write']);

export interface ShelfGroup {
  readonly family: Family;
  readonly scenarios: readonly string[];
}

export function shelfGroups(): readonly ShelfGroup[] {
  return FAMILIES.map((family) => ({
    family,
    scenarios: listScenarios()
      .filter((each) => each.family === family && (family !== 'ensemble' || OF_ENSEMBLES.has(each.id)))
      .map(({ id }) => id),
  }));
}

/** In the same order, as one list. */
export function shelfRecipes(): readonly Scenario[] {
  const all = listScenarios();
  return shelfGroups().flatMap(({ scenarios }) =>
    scenarios.flatMap((id) => all.find((each) => each.id === id) ?? []),
  );
}

/** With the values that its scenario begins with on the page. */
export function programOf(scenario: string): PlannedProgram {
  const found = listScenarios().find(({ id }) => id === scenario);
  const values = Object.fromEntries((found?.parameters ?? []).map(({ name, initial }) => [name, initial]));
  return { kind: 'recipe', scenario, values: withoutStory(values) };
}

export function recipeName(scenario: string, words: Messages): string {
  return worldTitle({ scenario, seed: 1, clients: 1, values: programOf(scenario).values }, words).name;
}
