// The recipes that the shelf of a composed world offers, by the family they are of.
import { listScenarios } from './catalogue.ts';
import { FAMILIES, type Family, type Scenario } from './scenario/scenario.ts';
import type { PlannedProgram } from './scenario/worldPlan.ts';
import { withoutStory } from './world/taking.ts';

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
