// What an embed can be told, as attributes of the element and as parameters of the frame's address: one table for both,
// for the schema and for the documentation.

import { LANGUAGES } from '../words/languages.ts';
import { NAMES_FOR_SCENE, type ParameterName } from './parameterNames.ts';

/** One parameter: what it takes, what is taken for what was not said. */
export type EmbedParameter = { readonly name: ParameterName; readonly initial: string } & Takes;

type Takes =
  | { readonly takes: 'choice' | 'list'; readonly of: readonly string[] }
  /** `max`: the largest number, or the longest text in characters. */
  | { readonly takes: 'number' | 'text'; readonly max: number };

export const PANELS = [
  'caption',
  'sentence',
  'transport',
  'timeline',
  'views',
  'card',
  'question',
  'editor',
  'open',
] as const;

export const EMBED_PARAMETERS = [
  /** A figure, a pair, a museum piece, a lesson's part or a scenario by its id. */
  { name: 'scene', takes: 'text', max: 64, initial: 'herd-line' },
  /** `name=value` with commas between: parameters of the scenario. */
  { name: 'set', takes: 'text', max: 1000, initial: '' },
  /** 0: as many as the scene has by itself. */
  { name: 'clients', takes: 'number', max: 200, initial: '0' },
  { name: 'seed', takes: 'number', max: 4_294_967_295, initial: '1' },
  /** What stands behind `#s=` in the address of a moment: it replaces scene, set, clients, seed and moment. */
  { name: 'link', takes: 'text', max: 20_000, initial: '' },
  /** Virtual milliseconds to begin at. */
  { name: 'moment', takes: 'number', max: 600_000, initial: '0' },
  { name: 'panels', takes: 'list', of: PANELS, initial: 'caption,sentence,transport,card,open' },
  /** `all`, `none`, or command types with commas between. */
  { name: 'faults', takes: 'text', max: 1000, initial: 'all' },
  { name: 'autoplay', takes: 'choice', of: ['no', 'yes'], initial: 'no' },
  { name: 'pacing', takes: 'choice', of: ['events', 'real'], initial: 'events' },
  { name: 'speed', takes: 'choice', of: ['0.25', '0.5', '1', '2', '4'], initial: '1' },
  { name: 'theme', takes: 'choice', of: ['auto', 'light', 'dark', 'host'], initial: 'auto' },
  { name: 'language', takes: 'choice', of: ['auto', ...LANGUAGES], initial: 'auto' },
  { name: 'caption', takes: 'text', max: 300, initial: '' },
  { name: 'poster', takes: 'choice', of: ['yes', 'no'], initial: 'yes' },
  /** Pixels: the picture's own height, whatever the width. */
  { name: 'height', takes: 'number', max: 2000, initial: '420' },
] as const satisfies readonly EmbedParameter[];

export type EmbedValues = Readonly<Record<ParameterName, string>>;

/** A parameter with an invalid value, for which its default is taken. */
export interface EmbedProblem {
  readonly name: string;
  readonly value: string;
  /** What would be right. */
  readonly right: string;
}

export interface EmbedOrder {
  readonly values: EmbedValues;
  readonly problems: readonly EmbedProblem[];
}

const MAX_PROBLEMS = 20;
/** Characters of what is told back. */
const MAX_NAME = 40;
const MAX_VALUE = 80;

/**
 * All values of an embed: those said, the defaults for others and for what makes no sense. Of a name that is said more than
 * once the first counts. Never throws.
 */
export function parseEmbed(said: Iterable<readonly [string, string]>): EmbedOrder {
  const values = new Map<string, string>(EMBED_PARAMETERS.map(({ name, initial }) => [name, initial]));
  const problems: EmbedProblem[] = [];
  const names = new Set<string>();
  for (const [name, value] of said) {
    const parameter: EmbedParameter | undefined = EMBED_PARAMETERS.find((each) => each.name === name);
    const right = parameter === undefined ? null : refusalOf(parameter, value, names.has(name));
    names.add(name);
    if (parameter !== undefined && right === null) values.set(name, value);
    else if (problems.length < MAX_PROBLEMS && !isTold(problems, name, value)) {
      problems.push({
        name: name.slice(0, MAX_NAME),
        value: value.slice(0, MAX_VALUE),
        right: right ?? nameMeantBy(name, value),
      });
    }
  }
  return { values: valuesOf(values), problems };
}

function isTold(problems: readonly EmbedProblem[], name: string, value: string): boolean {
  return problems.some(
    (told) => told.name === name.slice(0, MAX_NAME) && told.value === value.slice(0, MAX_VALUE),
  );
}

/** What would be right where there is no parameter of that name. */
function nameMeantBy(name: string, value: string): string {
  return NAMES_FOR_SCENE.includes(name)
    ? `scene="${value.slice(0, MAX_VALUE)}"`
    : EMBED_PARAMETERS.map((each) => each.name).join(', ');
}

/** What would be right; null if the value is. */
function refusalOf(parameter: EmbedParameter, value: string, isSaidAgain: boolean): string | null {
  if (isSaidAgain) return `${parameter.name} once`;
  switch (parameter.takes) {
    case 'choice':
      return parameter.of.includes(value) ? null : parameter.of.join(', ');
    case 'list':
      return listOf(value).every((each) => parameter.of.includes(each)) ? null : parameter.of.join(', ');
    case 'number':
      return /^\d{1,10}$/.test(value) && Number(value) <= parameter.max ? null : `0 … ${parameter.max}`;
    case 'text':
      return value.length <= parameter.max ? null : `≤ ${parameter.max}`;
  }
}

/** Of a lesson's part alone there is a question. */
export function asksQuestion({ panels, scene, link }: EmbedValues): boolean {
  return link === '' && listOf(panels).includes('question') && /^[LC]\d+(?:\/|$)/.test(scene);
}

/** The lab, not a figure, with the editor of own recipes: only there does code of a link run, after a yes. */
export function offersEditor(values: EmbedValues): boolean {
  return listOf(values.panels).includes('editor') && !asksQuestion(values);
}

/** The members of a list that is written with commas. */
export function listOf(value: string): readonly string[] {
  return value
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

function valuesOf(values: ReadonlyMap<string, string>): EmbedValues {
  return Object.fromEntries(
    EMBED_PARAMETERS.map(({ name }) => [name, values.get(name) ?? '']),
  ) as EmbedValues;
}
