// The scenarios a link names, with what is chosen for them: known, complete and in their bounds.
import * as v from 'valibot';
import type { ScenarioLibrary } from '../experiment/experiment.ts';
import { mostClients } from '../experiment/limits.ts';
import { LINK_LIMITS } from './linkLimits.ts';
import { choiceOf, placesIn } from '../world/taking.ts';
import type { LinkError, Right } from './link.ts';
import type { Parameter, Scenario, ScenarioChoice } from '../scenario/scenario.ts';
import type { WorldPlan } from '../scenario/worldPlan.ts';

export const wholeNumber = (max: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(max), v.check(isWhole));
export const shortText = v.pipe(v.string(), v.maxLength(LINK_LIMITS.text));

const ChoiceSchema = v.strictObject({
  scenario: shortText,
  seed: wholeNumber(0xffffffff),
  clients: wholeNumber(LINK_LIMITS.steps),
  // Own keys as they came: which of them a scenario has is checked against its parameters, `__proto__` included.
  values: v.custom<Readonly<Record<string, string | number>>>(isFlatValues),
  code: v.exactOptional(v.pipe(v.string(), v.maxLength(LINK_LIMITS.code))),
  // Looked into by the scenario that takes one.
  plan: v.exactOptional(v.custom<WorldPlan>((input) => typeof input === 'object' && input !== null)),
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
    const error =
      refuseChoice(choice, scenario, `${at}choices.${index}`) ??
      (choice.plan === undefined ? null : refusePrograms(choice.plan, `${at}choices.${index}.plan`, library));
    if (error !== null) return error;
  }
  return null;
}

function refuseChoice(choice: ScenarioChoice, scenario: Scenario, at: string): LinkError | null {
  if ((choice.code !== undefined) !== (scenario.takesCode ?? false))
    return { code: 'damaged', field: `${at}.code` };
  const fault = planFault(choice, scenario);
  if (fault !== null) return { code: 'damaged', field: `${at}.${fault}` };
  const most = Math.min(scenario.clients.max, mostClients(scenario.picture));
  const { min } = scenario.clients;
  if (choice.clients < min || choice.clients > most) {
    return badValue(`${at}.clients`, choice.clients, between(min, most));
  }
  for (const [name, value] of Object.entries(choice.values)) {
    const parameter = scenario.parameters.find((candidate) => candidate.name === name);
    if (parameter === undefined) return unknownParameter(scenario, name);
    if (!isAllowed(parameter, value)) return badValue(`${at}.values.${name}`, value, rightFor(parameter));
  }
  const missing = scenario.parameters.find(({ name }) => !Object.hasOwn(choice.values, name));
  if (missing !== undefined) {
    return { code: 'missingValue', field: `${at}.values.${missing.name}`, right: rightFor(missing) };
  }
  const contradiction = scenario.contradiction?.(choice) ?? null;
  return contradiction === null ? null : { code: 'contradiction', ...contradiction };
}

/** The field of a choice at which its plan is none. */
function planFault({ plan }: ScenarioChoice, scenario: Scenario): string | null {
  if (scenario.planFault === undefined || plan === undefined)
    return (scenario.planFault === undefined) === (plan === undefined) ? null : 'plan';
  const fault = scenario.planFault(plan);
  if (fault === null) return null;
  return `plan${fault === '' ? '' : `.${fault}`}`;
}

/** What is wrong with the recipes of a plan; `at` is where in the link it stands. */
function refusePrograms(
  plan: WorldPlan,
  at: string,
  library: Pick<ScenarioLibrary, 'findScenario'>,
): LinkError | null {
  for (const [index, program] of plan.programs.entries()) {
    const scenario = library.findScenario(program.scenario);
    if (scenario === undefined) return { code: 'unknownScenario', scenario: program.scenario };
    // What needs more than parameters is no recipe of the book.
    if (scenario.planFault !== undefined || (scenario.takesCode === true) !== (program.kind === 'own'))
      return { code: 'damaged', field: `${at}.programs.${index}.scenario` };
    const takers = placesIn(plan, index).length;
    const choice = { ...choiceOf(program, scenario, { takers, seed: 0 }), values: program.values };
    // Its own picture is not drawn here: the world says how many clients there may be.
    const clients = { ...scenario.clients, max: mostClients('ensemble') };
    const inWorld = { ...scenario, picture: 'ensemble', clients } as const;
    const error = refuseChoice(choice, inWorld, `${at}.programs.${index}`);
    if (error !== null) return error;
  }
  return null;
}

function isAllowed(parameter: Parameter, value: string | number): boolean {
  if (parameter.kind === 'choice')
    return (
      typeof value === 'string' && (parameter.options.includes(value) || parameter.form?.test(value) === true)
    );
  if (typeof value === 'string') return parameter.words.includes(value);
  return isWhole(value) && value >= parameter.min && value <= parameter.max;
}

/** −0 is an integer, but prints and hashes differently from 0. */
function isWhole(number: number): boolean {
  return Number.isSafeInteger(number) && !Object.is(number, -0);
}

function unknownParameter({ id, parameters }: Scenario, name: string): LinkError {
  return { code: 'unknownParameter', scenario: id, name, known: parameters.map((known) => known.name) };
}

function rightFor(parameter: Parameter): Right {
  if (parameter.kind === 'choice') return { kind: 'oneOf', options: parameter.options };
  const { min, max, words } = parameter;
  return { kind: 'between', min, max, words };
}

export function between(min: number, max: number): Right {
  return { kind: 'between', min, max, words: [] };
}

export function badValue(at: string, value: string | number, right: Right): LinkError {
  return { code: 'badValue', field: at, value: String(value), right };
}

function isFlatValues(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  const entries: [string, unknown][] = Object.entries(input);
  return entries.length <= 20 && entries.every(([, value]) => isShortValue(value));
}

function isShortValue(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= LINK_LIMITS.text);
}
