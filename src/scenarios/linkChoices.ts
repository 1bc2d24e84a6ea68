// The scenarios a link names, with what is chosen for them: known, complete and in their bounds.
import * as v from 'valibot';
import type { ScenarioLibrary } from './experiment.ts';
import { MAX_CLIENTS, MAX_COUNTED_CLIENTS } from './experiment/limits.ts';
import { LINK_LIMITS } from './linkLimits.ts';
import type { LinkError } from './permalink.ts';
import type { Parameter, Scenario, ScenarioChoice } from './scenario.ts';

export const wholeNumber = (max: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(max), v.check(isWhole));
export const shortText = v.pipe(v.string(), v.maxLength(LINK_LIMITS.text));

const ChoiceSchema = v.strictObject({
  scenario: shortText,
  seed: wholeNumber(0xffffffff),
  clients: wholeNumber(LINK_LIMITS.steps),
  // Own keys as they came: which of them a scenario has is checked against its parameters, `__proto__` included.
  values: v.custom<Readonly<Record<string, string | number>>>(isFlatValues),
});

/** One or two, left first. */
export const ChoicesSchema = v.pipe(v.array(ChoiceSchema), v.minLength(1), v.maxLength(2));

/** What is wrong with the choices of a run; `at` is where in the link they stand. */
export function refuseChoices(
  choices: readonly ScenarioChoice[],
  at: string,
  library: Pick<ScenarioLibrary, 'findScenario'>,
): LinkError | null {
  for (const [index, choice] of choices.entries()) {
    const scenario = library.findScenario(choice.scenario);
    if (scenario === undefined) return { code: 'unknownScenario', scenario: choice.scenario };
    const error = refuseChoice(choice, scenario, `${at}choices.${index}`);
    if (error !== null) return error;
  }
  // Twin worlds differ by what their clients run, never by chance or number.
  const [left, right] = choices;
  if (left === undefined || right === undefined) return null;
  if (left.seed !== right.seed) return badValue(`${at}choices.1.seed`, right.seed);
  return left.clients === right.clients ? null : badValue(`${at}choices.1.clients`, right.clients);
}

function refuseChoice(choice: ScenarioChoice, scenario: Scenario, at: string): LinkError | null {
  const shown = scenario.picture === 'ensemble' ? MAX_COUNTED_CLIENTS : MAX_CLIENTS;
  const most = Math.min(scenario.clients.max, shown);
  if (choice.clients < scenario.clients.min || choice.clients > most) {
    return badValue(`${at}.clients`, choice.clients);
  }
  for (const [name, value] of Object.entries(choice.values)) {
    const parameter = scenario.parameters.find((candidate) => candidate.name === name);
    if (parameter === undefined || !isAllowed(parameter, value)) {
      return badValue(`${at}.values.${name}`, value);
    }
  }
  const missing = scenario.parameters.find(({ name }) => !Object.hasOwn(choice.values, name));
  if (missing !== undefined) return badValue(`${at}.values.${missing.name}`, '');
  const contradiction = scenario.contradiction?.(choice) ?? null;
  return contradiction === null ? null : { code: 'contradiction', ...contradiction };
}

function isAllowed(parameter: Parameter, value: string | number): boolean {
  if (parameter.kind === 'choice') return typeof value === 'string' && parameter.options.includes(value);
  if (typeof value === 'string') return parameter.words.includes(value);
  return isWhole(value) && value >= parameter.min && value <= parameter.max;
}

/** −0 is whole, but not the same as 0 to whoever prints or hashes it. */
function isWhole(number: number): boolean {
  return Number.isSafeInteger(number) && !Object.is(number, -0);
}

export function badValue(at: string, value: string | number): LinkError {
  return { code: 'badValue', field: at, value: String(value) };
}

function isFlatValues(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  const entries: [string, unknown][] = Object.entries(input);
  return entries.length <= 20 && entries.every(([, value]) => isShortValue(value));
}

function isShortValue(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= LINK_LIMITS.text);
}
