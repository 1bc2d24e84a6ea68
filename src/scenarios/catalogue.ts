// Every scenario there is, and how what a user wrote becomes a choice among them.
import { herdSteps, HERD_VARIANTS } from './locks/herdLock/recipe.ts';
import { LOCK_PARENT } from './locks/lockProgram.ts';
import { predecessorSteps } from './locks/predecessorLock/recipe.ts';
import type { Contradiction, Parameter, ParameterValue, ParameterValues, Scenario } from './scenario.ts';
import { LOCK_CLIENTS, LOCK_PARAMETERS, lockStage } from './locks/lockStage.ts';

const herdLock: Scenario = {
  id: 'herd-lock',
  family: 'locks',
  picture: 'tree',
  views: [],
  parameters: [
    { name: 'variant', kind: 'choice', options: HERD_VARIANTS, initial: 'exists' },
    ...LOCK_PARAMETERS,
  ],
  clients: LOCK_CLIENTS,
  lock: { parent: LOCK_PARENT, order: 'none' },
  invariants: ['I-1', 'I-3', 'I-7'],
  expected: () => ['I-7'],
  stepList: ({ variant, rounds }) => herdSteps(variant, rounds),
  isEndless,
  setup: (choice) => lockStage(choice, 'herd-lock'),
};

const predecessorLock: Scenario = {
  id: 'predecessor-lock',
  family: 'locks',
  picture: 'tree',
  views: [],
  parameters: LOCK_PARAMETERS,
  clients: LOCK_CLIENTS,
  lock: { parent: LOCK_PARENT, order: 'sequence' },
  invariants: ['I-1', 'I-3', 'I-6', 'I-7'],
  expected: () => [],
  stepList: ({ rounds }) => predecessorSteps(rounds),
  isEndless,
  setup: (choice) => lockStage(choice, 'predecessor-lock'),
};

const scenarios = new Map([herdLock, predecessorLock].map((scenario) => [scenario.id, scenario]));
/** Those that links and the command line know, and no menu offers: loaded where one may be asked for. */
const unlisted = new Map<string, Scenario>();

/** All that menus offer, as far as they have been loaded. */
export function listScenarios(): readonly Scenario[] {
  return [...scenarios.values()];
}

/** Adds a scenario that is loaded late; menus and lists have them in the order in which they were added. */
export function addScenario(scenario: Scenario): void {
  scenarios.set(scenario.id, scenario);
}

export function addUnlisted(scenario: Scenario): void {
  unlisted.set(scenario.id, scenario);
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

/** A number without sign, fraction or exponent; null for anything else. */
export function wholeNumber(text: string): number | null {
  return /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : null;
}

function unsaid<T>(of: { readonly initial: T; readonly headless?: T }, place: ChoicePlace): T {
  return place === 'headless' ? (of.headless ?? of.initial) : of.initial;
}

/** Null if the parameter does not take it. */
function parseValue(parameter: Parameter, text: string): ParameterValue | null {
  if (parameter.kind === 'choice') return parameter.options.includes(text) ? text : null;
  if (parameter.words.includes(text)) return text;
  const number = wholeNumber(text);
  return number !== null && number >= parameter.min && number <= parameter.max ? number : null;
}

export function isEndless(values: ParameterValues): boolean {
  return values['rounds'] === 'endless';
}
