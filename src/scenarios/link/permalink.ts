// What a link carries: enough to make the same moment again. Parsed here from untrusted JSON; every limit a link has to
// keep is in this file. Errors are codes with fields, their words are the catalogue's.
import * as v from 'valibot';
import type { Command } from '../../engine/index.ts';
import { CommandSchema } from './commandSchema.ts';
import type { Experiment, Playhead, ScenarioLibrary, WorldSide } from '../experiment/experiment.ts';
import { ChoicesSchema, badValue, between, refuseChoices, shortText, wholeNumber } from './linkChoices.ts';
import type { Right } from './linkChoices.ts';
import { LINK_LIMITS } from './linkLimits.ts';
import { bringUpToDate, type FilledIn } from './olderLink.ts';
import { VIEW_IDS, type Contradiction, type ScenarioChoice, type ViewId } from '../scenario/scenario.ts';

export { LINK_LIMITS } from './linkLimits.ts';

/** The format of links. */
export const LINK_VERSION = 1;
/** That of links with code in them: pages that know nothing of code say that such a link is newer than they are. */
export const CODE_LINK_VERSION = 2;
/** That of links with a composed world in them, likewise. */
export const PLAN_LINK_VERSION = 3;
/** That of links with two runs beside each other, or with a world that has ACLs or latencies of their own, likewise. */
export const BESIDE_LINK_VERSION = 4;
/** Raised when the engine answers differently than before: older links may then open at another picture. */
export const BEHAVIOUR_VERSION = 1;

/** A command with its moment, in merged steps. */
export interface LinkCommand {
  readonly command: Command;
  readonly afterStep: number;
  readonly atMs: number;
  /** The one world it was given to; left out where all have it. */
  readonly side?: WorldSide;
}

/** A bookmarked moment and its name. */
export interface LinkBookmark {
  readonly caption: string;
  readonly playhead: Playhead;
  /** The run it is of; without one it is the link's own. */
  readonly run?: { readonly choices: readonly ScenarioChoice[]; readonly commands: readonly LinkCommand[] };
}

export interface LinkSelection {
  readonly world: 0 | 1;
  readonly kind: (typeof SELECTED_KINDS)[number];
  readonly id: string;
}

/** Records and messages have numbers for names, which an engine that answers otherwise gives to others. */
export const SELECTED_KINDS = ['client', 'server', 'znode', 'link'] as const;

/** How the views stand that are shown beside the picture; what is not said is as the scenario has it. */
export interface LinkLayout {
  readonly views?: readonly ViewId[];
  /** How much of the room they have, in percent. */
  readonly shelf?: number;
  /** Of those that are not as wide as usual. */
  readonly widths?: readonly (readonly [ViewId, number])[];
  readonly whole?: ViewId;
}

export interface Link {
  readonly v: 1 | 2 | 3 | 4;
  readonly behaviour: number;
  /** One or two, left first. */
  readonly choices: readonly ScenarioChoice[];
  readonly commands: readonly LinkCommand[];
  readonly playhead: Playhead;
  /** The trace hash of all worlds at the playhead. */
  readonly hash: string;
  readonly view: 'compare' | 'single';
  /** Without a layout of the user's own the field is left out. */
  readonly layout?: LinkLayout;
  /** In their order; without any the field is left out. */
  readonly bookmarks?: readonly LinkBookmark[];
  /** Whose card is open: a thing of the picture by its name. What is not there at that moment says so. */
  readonly selected?: LinkSelection;
}

export type LinkError =
  /** Not what a link looks like; `field` is where, as far as known. */
  | { readonly code: 'damaged'; readonly field: string | null }
  | {
      readonly code: 'tooLong';
      readonly what: 'link' | 'content' | 'commands' | 'steps' | 'bookmarks';
      readonly limit: number;
    }
  | { readonly code: 'unknownScenario'; readonly scenario: string }
  | { readonly code: 'badValue'; readonly field: string; readonly value: string; readonly right: Right }
  | {
      readonly code: 'unknownParameter';
      readonly scenario: string;
      readonly name: string;
      readonly known: readonly string[];
    }
  /** The scenario has always asked for it. */
  | { readonly code: 'missingValue'; readonly field: string; readonly right: Right }
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
  /** It is older than these parameters: they have been given the values that are as it was before. */
  | { readonly code: 'filledIn'; readonly parameters: readonly FilledIn[] }
  | { readonly code: 'hashDiffers'; readonly expected: string; readonly got: string }
  | { readonly code: 'otherBehaviour'; readonly version: number };

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: LinkError };

export type ParsedLink =
  | { readonly ok: true; readonly value: Link; readonly notices: readonly LinkNotice[] }
  | { readonly ok: false; readonly error: LinkError };

/** The link of a moment of the branch shown. */
export function linkOf(experiment: Experiment, playhead: Playhead, view: Link['view']): Link {
  const step = Math.min(playhead.step, experiment.steps);
  return {
    v: versionFor(experiment.choices, experiment.commands),
    behaviour: BEHAVIOUR_VERSION,
    choices: experiment.choices,
    commands: experiment.commands.map(linkCommandOf),
    playhead: { step, timeMs: Math.floor(playhead.timeMs) },
    hash: experiment.hashAt(step),
    view,
  };
}

/** What a link carries of a command. */
export function linkCommandOf({ command, afterStep, atMs, side }: LinkCommand): LinkCommand {
  return { command, afterStep, atMs, ...(side === undefined ? {} : { side }) };
}

/** The lowest format that can hold these. */
export function versionFor(
  choices: readonly ScenarioChoice[],
  commands: readonly LinkCommand[] = [],
): Link['v'] {
  const [left, right = left] = choices;
  const areTwins = left?.seed === right?.seed && left?.clients === right?.clients;
  if (!areTwins || commands.some(({ side }) => side !== undefined)) return BESIDE_LINK_VERSION;
  const plans = choices.flatMap(({ plan }) => plan ?? []);
  if (plans.some(({ latencies, znodes }) => latencies ?? znodes.some(({ acl }) => acl !== undefined)))
    return BESIDE_LINK_VERSION;
  if (plans.length > 0) return PLAN_LINK_VERSION;
  return choices.some(({ code }) => code !== undefined) ? CODE_LINK_VERSION : LINK_VERSION;
}

/** The programs that opening it would run. */
export function codesOf({ choices, bookmarks = [] }: Link): readonly string[] {
  const runs = bookmarks.flatMap(({ run }) => run?.choices ?? []);
  return [...choices, ...runs].flatMap(({ code }) => (code === undefined ? [] : [code]));
}

/** A link from the text of a link, complete, with all that it names known and in its bounds. */
export function parseLink(text: string, library: Library): ParsedLink {
  const json = parseJson(text);
  return json.ok ? parseLinkJson(json.value, library, LINK_LIMITS.commands) : json;
}

/** The same from what JSON was read as, with so many commands at most. */
export function parseLinkJson(json: unknown, library: Library, mostCommands: number): ParsedLink {
  const early = refuseEarly(json, mostCommands);
  if (early !== null) return { ok: false, error: early };
  const result = v.safeParse(LinkSchema, json, { abortEarly: true });
  if (!result.success) return { ok: false, error: { code: 'damaged', field: fieldOf(result.issues[0]) } };
  const { link, filledIn } = bringUpToDate(result.output, library);
  const error = refuseRun(link, '', library) ?? refuseBookmarks(link, library);
  if (error !== null) return { ok: false, error };
  const notices = filledIn.length === 0 ? [] : [{ code: 'filledIn', parameters: filledIn } as const];
  return { ok: true, value: link, notices };
}

type Library = Pick<ScenarioLibrary, 'findScenario'>;

const step = wholeNumber(LINK_LIMITS.steps);
const timeMs = wholeNumber(LINK_LIMITS.timeMs);

const PlayheadSchema = v.strictObject({ step, timeMs });
const CommandsSchema = v.array(
  v.strictObject({
    command: CommandSchema,
    afterStep: step,
    atMs: timeMs,
    side: v.exactOptional(v.picklist([0, 1])),
  }),
);

const BookmarkSchema = v.strictObject({
  caption: v.pipe(v.string(), v.maxLength(LINK_LIMITS.caption)),
  playhead: PlayheadSchema,
  run: v.exactOptional(
    v.strictObject({
      choices: ChoicesSchema,
      commands: v.pipe(CommandsSchema, v.maxLength(LINK_LIMITS.commands)),
    }),
  ),
});

const viewId = v.picklist(VIEW_IDS);
const LayoutSchema = v.strictObject({
  views: v.exactOptional(v.pipe(v.array(viewId), v.maxLength(VIEW_IDS.length))),
  shelf: v.exactOptional(v.pipe(v.number(), v.minValue(20), v.maxValue(60))),
  widths: v.exactOptional(
    v.pipe(
      v.array(v.tuple([viewId, v.pipe(v.number(), v.minValue(1), v.maxValue(1000))])),
      v.maxLength(VIEW_IDS.length),
    ),
  ),
  whole: v.exactOptional(viewId),
});

const LinkSchema = v.strictObject({
  v: v.picklist([LINK_VERSION, CODE_LINK_VERSION, PLAN_LINK_VERSION, BESIDE_LINK_VERSION]),
  behaviour: wholeNumber(1_000_000),
  choices: ChoicesSchema,
  commands: CommandsSchema,
  playhead: PlayheadSchema,
  hash: shortText,
  view: v.picklist(['compare', 'single']),
  layout: v.exactOptional(LayoutSchema),
  bookmarks: v.exactOptional(v.array(BookmarkSchema)),
  selected: v.exactOptional(
    v.strictObject({ world: v.picklist([0, 1]), kind: v.picklist(SELECTED_KINDS), id: shortText }),
  ),
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
function refuseEarly(json: unknown, mostCommands: number): LinkError | null {
  if (typeof json !== 'object' || json === null) return { code: 'damaged', field: null };
  const version = field(json, 'v');
  if (typeof version === 'number' && Number.isSafeInteger(version) && version > BESIDE_LINK_VERSION) {
    return { code: 'newerVersion', version };
  }
  const commands = field(json, 'commands');
  if (Array.isArray(commands) && commands.length > mostCommands) {
    return { code: 'tooLong', what: 'commands', limit: mostCommands };
  }
  const bookmarks = field(json, 'bookmarks');
  if (Array.isArray(bookmarks) && bookmarks.length > LINK_LIMITS.bookmarks) {
    return { code: 'tooLong', what: 'bookmarks', limit: LINK_LIMITS.bookmarks };
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

function refuseBookmarks({ bookmarks = [] }: Link, library: Library): LinkError | null {
  for (const [index, { run }] of bookmarks.entries()) {
    const error = run === undefined ? null : refuseRun(run, `bookmarks.${index}.run.`, library);
    if (error !== null) return error;
  }
  return null;
}

/** What is wrong with a run; `at` is where in the link it stands. */
function refuseRun(run: Pick<Link, 'choices' | 'commands'>, at: string, library: Library): LinkError | null {
  const error = refuseChoices(run.choices, at, library) ?? refuseMoments(run.commands, at);
  if (error !== null || run.choices.length === 2) return error;
  const sided = run.commands.findIndex(({ side }) => side !== undefined);
  return sided === -1 ? null : { code: 'damaged', field: `${at}commands.${sided}.side` };
}

/** Commands follow each other: each is a step of its own, and time does not go back. */
function refuseMoments(commands: readonly LinkCommand[], at: string): LinkError | null {
  let nextStep = 0;
  let fromMs = 0;
  for (const [index, { afterStep, atMs }] of commands.entries()) {
    if (afterStep < nextStep) {
      return badValue(`${at}commands.${index}.afterStep`, afterStep, between(nextStep, LINK_LIMITS.steps));
    }
    if (atMs < fromMs) {
      return badValue(`${at}commands.${index}.atMs`, atMs, between(fromMs, LINK_LIMITS.timeMs));
    }
    nextStep = afterStep + 1;
    fromMs = atMs;
  }
  return null;
}
