// What a link carries: enough to make the same moment again. Parsed here from untrusted JSON; every limit a link has to
// keep is in this file. Errors are codes with fields, their words are the catalogue's.
import * as v from 'valibot';
import type { Command } from '../engine/index.ts';
import { CommandSchema } from './commandSchema.ts';
import type { Experiment, Playhead, ScenarioLibrary } from './experiment.ts';
import { MAX_CLIENTS, MAX_COUNTED_CLIENTS, MAX_STEPS } from './experiment/limits.ts';
import type { Contradiction, Parameter, Scenario, ScenarioChoice } from './scenario.ts';

/** The format of links. */
export const LINK_VERSION = 1;
/** Raised when the engine answers differently than before: older links may then open at another picture. */
export const BEHAVIOUR_VERSION = 1;

export const LINK_LIMITS = { commands: 500, steps: MAX_STEPS, timeMs: 31_536_000_000, text: 64 } as const;

/** A command with its moment, in merged steps. */
export interface LinkCommand {
  readonly command: Command;
  readonly afterStep: number;
  readonly atMs: number;
}

export interface Link {
  readonly v: 1;
  readonly behaviour: number;
  /** One or two, left first. */
  readonly choices: readonly ScenarioChoice[];
  readonly commands: readonly LinkCommand[];
  readonly playhead: Playhead;
  /** The trace hash of all worlds at the playhead. */
  readonly hash: string;
  readonly view: 'compare' | 'single';
}

export type LinkError =
  /** Not what a link looks like; `field` is where, as far as known. */
  | { readonly code: 'damaged'; readonly field: string | null }
  | {
      readonly code: 'tooLong';
      readonly what: 'link' | 'content' | 'commands' | 'steps';
      readonly limit: number;
    }
  | { readonly code: 'unknownScenario'; readonly scenario: string }
  | { readonly code: 'badValue'; readonly field: string; readonly value: string }
  /** Switches that do not go together. */
  | ({ readonly code: 'contradiction' } & Contradiction)
  | { readonly code: 'newerVersion'; readonly version: number }
  /** The run has no such moment for the command: it ended before, or its times do not fit. */
  | { readonly code: 'momentMissing'; readonly command: number | null; readonly step: number }
  /** No world can do the command at that moment. */
  | { readonly code: 'commandRefused'; readonly command: number; readonly type: Command['type'] }
  /** The engine met a state that cannot be on the way. */
  | { readonly code: 'engineFailed'; readonly message: string };

/** What is to be known of a link that opened all the same. */
export type LinkNotice =
  | { readonly code: 'hashDiffers'; readonly expected: string; readonly got: string }
  | { readonly code: 'otherBehaviour'; readonly version: number };

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: LinkError };

/** The link of a moment of the branch shown. */
export function linkOf(experiment: Experiment, playhead: Playhead, view: Link['view']): Link {
  const step = Math.min(playhead.step, experiment.steps);
  return {
    v: LINK_VERSION,
    behaviour: BEHAVIOUR_VERSION,
    choices: experiment.choices,
    commands: experiment.commands.map(({ command, afterStep, atMs }) => ({ command, afterStep, atMs })),
    playhead: { step, timeMs: Math.floor(playhead.timeMs) },
    hash: experiment.hashAt(step),
    view,
  };
}

/** A link from the text of a link, with all that it names known and in its bounds. */
export function parseLink(text: string, library: Pick<ScenarioLibrary, 'findScenario'>): Parsed<Link> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const early = refuseEarly(json.value);
  if (early !== null) return { ok: false, error: early };
  const result = v.safeParse(LinkSchema, json.value, { abortEarly: true });
  if (!result.success) return { ok: false, error: { code: 'damaged', field: fieldOf(result.issues[0]) } };
  const link: Link = result.output;
  const error = refuseChoices(link.choices, library) ?? refuseMoments(link);
  return error === null ? { ok: true, value: link } : { ok: false, error };
}

const wholeNumber = (max: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(max), v.check(isWhole));
const shortText = v.pipe(v.string(), v.maxLength(LINK_LIMITS.text));
const step = wholeNumber(LINK_LIMITS.steps);
const timeMs = wholeNumber(LINK_LIMITS.timeMs);

const ChoiceSchema = v.strictObject({
  scenario: shortText,
  seed: wholeNumber(0xffffffff),
  clients: wholeNumber(LINK_LIMITS.steps),
  // Own keys as they came: which of them a scenario has is checked against its parameters, `__proto__` included.
  values: v.custom<Readonly<Record<string, string | number>>>(isFlatValues),
});

const LinkSchema = v.strictObject({
  v: v.literal(LINK_VERSION),
  behaviour: wholeNumber(1_000_000),
  choices: v.pipe(v.array(ChoiceSchema), v.minLength(1), v.maxLength(2)),
  commands: v.array(v.strictObject({ command: CommandSchema, afterStep: step, atMs: timeMs })),
  playhead: v.strictObject({ step, timeMs }),
  hash: shortText,
  view: v.picklist(['compare', 'single']),
});

function parseJson(text: string): Parsed<unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return { ok: true, value };
  } catch {
    return { ok: false, error: { code: 'damaged', field: null } };
  }
}

/** What can be said better than "damaged": a link of a later version, and one that asks for too much. */
function refuseEarly(json: unknown): LinkError | null {
  if (typeof json !== 'object' || json === null) return { code: 'damaged', field: null };
  const version = field(json, 'v');
  if (typeof version === 'number' && Number.isSafeInteger(version) && version > LINK_VERSION) {
    return { code: 'newerVersion', version };
  }
  const commands = field(json, 'commands');
  if (Array.isArray(commands) && commands.length > LINK_LIMITS.commands) {
    return { code: 'tooLong', what: 'commands', limit: LINK_LIMITS.commands };
  }
  const playhead = field(json, 'playhead');
  const playheadStep = typeof playhead === 'object' && playhead !== null ? field(playhead, 'step') : 0;
  if (
    typeof playheadStep === 'number' &&
    Number.isSafeInteger(playheadStep) &&
    playheadStep > LINK_LIMITS.steps
  ) {
    return { code: 'tooLong', what: 'steps', limit: LINK_LIMITS.steps };
  }
  return null;
}

function field(object: object, name: string): unknown {
  return Object.hasOwn(object, name) ? Reflect.get(object, name) : undefined;
}

function fieldOf(issue: v.BaseIssue<unknown>): string | null {
  return v.getDotPath(issue)?.slice(0, LINK_LIMITS.text) ?? null;
}

function isFlatValues(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  const entries: [string, unknown][] = Object.entries(input);
  return entries.length <= 20 && entries.every(([, value]) => isShortValue(value));
}

function isShortValue(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= LINK_LIMITS.text);
}

function refuseChoices(
  choices: readonly ScenarioChoice[],
  library: Pick<ScenarioLibrary, 'findScenario'>,
): LinkError | null {
  for (const [index, choice] of choices.entries()) {
    const scenario = library.findScenario(choice.scenario);
    if (scenario === undefined) return { code: 'unknownScenario', scenario: choice.scenario };
    const error = refuseChoice(choice, scenario, `choices.${index}`);
    if (error !== null) return error;
  }
  // Twin worlds differ by what their clients run, never by chance or number.
  const [left, right] = choices;
  if (left === undefined || right === undefined) return null;
  if (left.seed !== right.seed) return badValue('choices.1.seed', right.seed);
  return left.clients === right.clients ? null : badValue('choices.1.clients', right.clients);
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

function badValue(at: string, value: string | number): LinkError {
  return { code: 'badValue', field: at, value: String(value) };
}

/** Commands follow each other: each is a step of its own, and time does not go back. */
function refuseMoments(link: Link): LinkError | null {
  let nextStep = 0;
  let fromMs = 0;
  for (const [index, { afterStep, atMs }] of link.commands.entries()) {
    if (afterStep < nextStep) return badValue(`commands.${index}.afterStep`, afterStep);
    if (atMs < fromMs) return badValue(`commands.${index}.atMs`, atMs);
    nextStep = afterStep + 1;
    fromMs = atMs;
  }
  return null;
}
