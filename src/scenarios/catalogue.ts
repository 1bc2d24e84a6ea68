// Every scenario that is known by now, and how what a user wrote becomes a choice among them.
import type { ScenarioEntry } from './scenario/entry.ts';
import { addWords } from './libraryWords.ts';
import { OPENING } from './opening.ts';
import type { ScenarioPair } from './scenario/pair.ts';
import { addRecipes } from './recipeBook.ts';
import { parseValue, wholeNumber } from './scenario/parameters.ts';
import type {
  Contradiction,
  Parameter,
  ParameterValue,
  ParameterValues,
  Scenario,
} from './scenario/scenario.ts';

const scenarios = new Map<string, Scenario>();
const unlisted = new Map<string, Scenario>();
register(OPENING);

/** Makes scenarios, their programs and words known: the opening ones at once, all others with the library. */
export function register(entries: readonly ScenarioEntry[], pairs: readonly ScenarioPair[] = []): void {
  for (const { scenario, recipes, isUnlisted } of entries) {
    (isUnlisted ? unlisted : scenarios).set(scenario.id, scenario);
    addRecipes(recipes);
  }
  addWords(entries, pairs);
}

/** All that menus offer, in their order, as far as they have been loaded. */
export function listScenarios(): readonly Scenario[] {
  return [...scenarios.values()];
}

export function findScenario(id: string): Scenario | undefined {
  return scenarios.get(id) ?? unlisted.get(id);
}

/** What is wrong with what a user chose, with what would be right. */
export type ChoiceError =
  | { readonly code: 'unknownScenario'; readonly scenario: string; readonly known: readonly string[] }
  | { readonly code: 'unknownParameter'; readonly name: string; readonly known: readonly string[] }
  | { readonly code: 'badValue'; readonly value: string; readonly parameter: Parameter }
  | ({ readonly code: 'contradiction' } & Contradiction)
  | { readonly code: 'badClients'; readonly value: string; readonly min: number; readonly max: number };

/** What parsing led to. */
export type Chosen<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ChoiceError };

/** Where a choice is made decides what is taken for what was not said. */
export type ChoicePlace = 'initial' | 'headless';

export function parseScenario(id: string): Chosen<Scenario> {
  const scenario = findScenario(id);
  const known = [...scenarios.keys()];
  if (scenario !== undefined) return { ok: true, value: scenario };
  return { ok: false, error: { code: 'unknownScenario', scenario: id, known } };
}

/** Values for all parameters of a scenario: those written, the place's own for the others. */
export function parseValues(
  scenario: Scenario,
  written: Readonly<Record<string, string>>,
  place: ChoicePlace,
): Chosen<ParameterValues> {
  const known = scenario.parameters.map(({ name }) => name);
  for (const name of Object.keys(written)) {
    if (!known.includes(name)) return { ok: false, error: { code: 'unknownParameter', name, known } };
  }
  const values: Record<string, ParameterValue> = {};
  for (const parameter of scenario.parameters) {
    const text = Object.hasOwn(written, parameter.name) ? written[parameter.name] : undefined;
    const value = text === undefined ? unsaid(parameter, place) : parseValue(parameter, text);
    if (value === null) return { ok: false, error: { code: 'badValue', value: text ?? '', parameter } };
    values[parameter.name] = value;
  }
  return { ok: true, value: values };
}

export function parseClients(
  scenario: Scenario,
  text: string | undefined,
  place: ChoicePlace,
): Chosen<number> {
  const { min, max } = scenario.clients;
  const count = text === undefined ? unsaid(scenario.clients, place) : wholeNumber(text);
  if (count !== null && count >= min && count <= max) return { ok: true, value: count };
  return { ok: false, error: { code: 'badClients', value: text ?? '', min, max } };
}

function unsaid<T>(of: { readonly initial: T; readonly headless?: T }, place: ChoicePlace): T {
  return place === 'headless' ? (of.headless ?? of.initial) : of.initial;
}
