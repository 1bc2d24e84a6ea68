// What a link carries: enough to make the same moment again. Parsed here from untrusted JSON, within the limits of
// linkLimits.ts. Errors are codes with fields; the catalogue has their words.
import * as v from 'valibot';
import { CommandSchema } from './commandSchema.ts';
import type { Experiment, Playhead, ScenarioLibrary } from '../experiment/experiment.ts';
import { ChoicesSchema, badValue, between, refuseChoices, shortText, wholeNumber } from './linkChoices.ts';
import { SELECTED_KINDS } from './link.ts';
import type {
  LinkCommand,
  LinkBookmark,
  LinkSelection,
  LinkLayout,
  Link,
  LinkError,
  LinkNotice,
  Parsed,
  ParsedLink,
} from './link.ts';
import { LINK_LIMITS } from './linkLimits.ts';
import { bringUpToDate } from './olderLink.ts';
import { ownCodesOf } from '../scenario/ownCodes.ts';
import { VIEW_IDS, type ScenarioChoice } from '../scenario/scenario.ts';
import { PLAIN_CLIENT_NAME, type WorldPlan } from '../scenario/worldPlan.ts';

export { LINK_LIMITS } from './linkLimits.ts';
export { SELECTED_KINDS };
export type {
  LinkCommand,
  LinkBookmark,
  LinkSelection,
  LinkLayout,
  Link,
  LinkError,
  LinkNotice,
  Parsed,
  ParsedLink,
};

/** The format of links. */
export const LINK_VERSION = 1;
/** That of links with code in them: pages that know nothing of code say that such a link is newer than they are. */
export const CODE_LINK_VERSION = 2;
/** That of links with a composed world in them, likewise. */
export const PLAN_LINK_VERSION = 3;
/** That of links with two runs beside each other, or with a world that has ACLs or latencies of their own, likewise. */
export const BESIDE_LINK_VERSION = 4;
/** That of links with a world that runs own programs, or has measured latencies, pauses or clocks of its own, likewise. */
export const OWN_WORLD_LINK_VERSION = 5;
/** Raised when the engine answers differently than before: older links may then open at another picture. */
export const BEHAVIOUR_VERSION = 1;

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
  if (choices.some(({ plan }) => plan !== undefined && needsOwnWorlds(plan))) return OWN_WORLD_LINK_VERSION;
  if (!areTwins || commands.some(({ side }) => side !== undefined)) return BESIDE_LINK_VERSION;
  const plans = choices.flatMap(({ plan }) => plan ?? []);
  if (plans.some(({ latencies, znodes }) => latencies ?? znodes.some(({ acl }) => acl !== undefined)))
    return BESIDE_LINK_VERSION;
  if (plans.length > 0) return PLAN_LINK_VERSION;
  return choices.some(({ code }) => code !== undefined) ? CODE_LINK_VERSION : LINK_VERSION;
}

function needsOwnWorlds({ clients, programs, latencies = [], pauses, drifts }: WorldPlan): boolean {
  if (clients.some(({ name }) => !PLAIN_CLIENT_NAME.test(name))) return true;
  if (pauses !== undefined || drifts !== undefined) return true;
  return (
    programs.some(({ kind }) => kind === 'own') || latencies.some(({ samples }) => samples !== undefined)
  );
}

/** The programs that opening it would run. */
export function codesOf({ choices, bookmarks = [] }: Link): readonly string[] {
  const runs = bookmarks.flatMap(({ run }) => run?.choices ?? []);
  return [...choices, ...runs].flatMap(ownCodesOf);
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
  v: v.picklist([
    LINK_VERSION,
    CODE_LINK_VERSION,
    PLAN_LINK_VERSION,
    BESIDE_LINK_VERSION,
    OWN_WORLD_LINK_VERSION,
  ]),
  behaviour: wholeNumber(1_000_000),
  choices: ChoicesSchema,
  commands: CommandsSchema,
  playhead: PlayheadSchema,
  hash: shortText,
  view: v.picklist(['compare', 'single']),
  layout: v.exactOptional(LayoutSchema),
  bookmarks: v.exactOptional(v.array(BookmarkSchema)),
  selected: v.exactOptional(
    v.strictObject({
      world: v.picklist([0, 1]),
      kind: v.picklist(SELECTED_KINDS),
      id: v.pipe(v.string(), v.maxLength(400)),
    }),
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
  if (typeof version === 'number' && Number.isSafeInteger(version) && version > OWN_WORLD_LINK_VERSION) {
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
