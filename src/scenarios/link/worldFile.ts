// A world as a file: a link whose commands stand a line each. What `npm run live -- --record` writes is one too. A file may hold more
// than an address, and one that was cut off in the middle is read as far as its commands are whole.
import type { ScenarioLibrary } from '../experiment/experiment.ts';
import { BEHAVIOUR_VERSION, parseLinkJson, type Link, type LinkError, type LinkNotice } from './permalink.ts';

import { isWritten, readWritten } from './writtenWorld.ts';
import { jsonOf } from './jsonOf.ts';

/** Bytes of a file, and commands in it. */
export const FILE_LIMITS = { bytes: 20_000_000, commands: 50_000 } as const;

export type FileError =
  | LinkError
  /** Text of something else, or nothing at all. */
  | { readonly code: 'noWorld' }
  /** A person has written it, and made a slip, of which this is said. */
  | { readonly code: 'notJson'; readonly said: string }
  /** It ends before anything in it is whole. */
  | { readonly code: 'cutOff' };

export type ParsedFile =
  | {
      readonly ok: true;
      readonly value: Link;
      readonly notices: readonly LinkNotice[];
      /** Whether its end is missing: what is here is what came before. */
      readonly isCutOff: boolean;
    }
  | { readonly ok: false; readonly error: FileError };

export function worldFileText({ commands, ...link }: Link): string {
  const { playhead, hash, view, bookmarks, ...head } = link;
  const tail = { playhead, hash, view, ...(bookmarks === undefined ? {} : { bookmarks }) };
  const lines = commands.map((command) => JSON.stringify(command)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"commands":[\n${lines}\n],${JSON.stringify(tail).slice(1)}\n`;
}

export function parseWorldFile(text: string, library: Pick<ScenarioLibrary, 'findScenario'>): ParsedFile {
  if (text.length > FILE_LIMITS.bytes)
    return { ok: false, error: { code: 'tooLong', what: 'content', limit: FILE_LIMITS.bytes } };
  const whole = jsonOf(text);
  if (isWritten(whole)) {
    const read = readWritten(whole, library);
    return 'code' in read
      ? { ok: false, error: read }
      : { ok: true, value: read, notices: [], isCutOff: false };
  }
  if (whole !== null && !isLinkLike(whole)) return { ok: false, error: { code: 'noWorld' } };
  const json = whole ?? mended(text);
  if (json === undefined) return { ok: false, error: unreadable(text) };
  const parsed = parseLinkJson(json, library, FILE_LIMITS.commands);
  return parsed.ok ? { ...parsed, isCutOff: whole === null } : parsed;
}

/** How such a file begins, no matter which version wrote it. */
const HEAD = /^\s*\{"v":\d+,"behaviour":/u;

function unreadable(text: string): FileError {
  if (HEAD.test(text)) return { code: 'cutOff' };
  return /^\s*\{/u.test(text) ? { code: 'notJson', said: slipIn(text) } : { code: 'noWorld' };
}

/** In the browser's words, which quote the place or number it. */
function slipIn(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function isLinkLike(json: unknown): boolean {
  return (
    typeof json === 'object' && json !== null && Object.hasOwn(json, 'v') && Object.hasOwn(json, 'choices')
  );
}

/** With the commands that are whole, at the moment after the last of them. Undefined if not even what comes before them is. */
function mended(text: string): object | undefined {
  if (!HEAD.test(text)) return undefined;
  for (const end of ends(text)) {
    const json = jsonOf(`${text.slice(0, end)}]}`);
    if (typeof json !== 'object' || json === null || !isLinkLike(json)) continue;
    const last: unknown = Reflect.get(json, 'commands')?.at?.(-1);
    const [afterStep, atMs] = [numberIn(last, 'afterStep'), numberIn(last, 'atMs')];
    const playhead = { step: last === undefined ? 0 : afterStep + 1, timeMs: atMs };
    return { behaviour: BEHAVIOUR_VERSION, ...json, playhead, hash: '', view: 'single' };
  }
  return undefined;
}

/** Where the commands that are whole may end: behind the last line, or the one before. */
function ends(text: string): readonly number[] {
  const last = text.lastIndexOf(',\n{');
  const first = text.indexOf('"commands":[');
  return [...(last === -1 ? [] : [last]), ...(first === -1 ? [] : [first + '"commands":['.length])];
}

function numberIn(of: unknown, name: string): number {
  const value: unknown = typeof of === 'object' && of !== null ? Reflect.get(of, name) : 0;
  return typeof value === 'number' ? value : 0;
}
