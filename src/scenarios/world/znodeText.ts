// A tree as one types or pastes it: a znode a line, by its whole path or indented below its parent, and its data behind a blank.
// What `ls -R /` prints is understood, and so is `create /path data acl`. Another line may have its ACL before its data: `/path acl=… data`.
import { validatePath } from '../../engine/index.ts';
import { PLAN_LIMITS, type PlannedZnode } from '../scenario/worldPlan.ts';
import { plannedAcl } from './plannedAcl.ts';

/** What is wrong with a line, from 1; words for it are the catalogue's. */
export type ZnodeTextProblem =
  | { readonly line: number; readonly code: 'invalidPath' | 'twice' | 'systemPath'; readonly path: string }
  /** Indented, and nothing stands above that it could be below. */
  | { readonly line: number; readonly code: 'noParent' }
  /** Begins with a quotation mark, and is not text as JSON writes it. */
  | { readonly line: number; readonly code: 'badData' }
  | { readonly line: number; readonly code: 'badAcl'; readonly acl: string }
  | { readonly line: number; readonly code: 'tooLong'; readonly limit: number }
  | { readonly line: number; readonly code: 'tooMany'; readonly limit: number };

export type ParsedZnodes =
  | { readonly ok: true; readonly znodes: readonly PlannedZnode[] }
  | { readonly ok: false; readonly problems: readonly ZnodeTextProblem[] };

/** Every line that is wrong is named, up to ten of them. */
export function parseZnodes(text: string): ParsedZnodes {
  const reading = new Reading();
  for (const [index, line] of text.split(/\r\n|\n|\r/u).entries()) {
    reading.take(line, index + 1);
    if (reading.problems.length >= MOST_PROBLEMS) break;
  }
  const { problems, znodes } = reading;
  return problems.length > 0 ? { ok: false, problems } : { ok: true, znodes: [...znodes.values()] };
}

/** What `parseZnodes` reads as those. */
export function znodeText(znodes: readonly PlannedZnode[]): string {
  return znodes
    .map(
      ({ path, data, acl }) =>
        `${quoted(path, PLAIN_PATH)}${acl === undefined ? '' : ` acl=${acl}`}${data === '' ? '' : ` ${quoted(data, PLAIN_DATA)}`}\n`,
    )
    .join('');
}

/** What is wrong with a path that is to be there beforehand. */
export function pathProblem(path: string): 'invalidPath' | 'systemPath' | 'tooLong' | null {
  if (path.length > PLAN_LIMITS.path) return 'tooLong';
  if (path === '/' || validatePath(path) !== null) return 'invalidPath';
  // Quotas are znodes below it; the rest of it is ZooKeeper's own.
  return path.startsWith('/zookeeper/') && !path.startsWith(`${QUOTA_ROOT}/`) ? 'systemPath' : null;
}

const MOST_PROBLEMS = 10;
const QUOTA_ROOT = '/zookeeper/quota';
/** In every tree from the beginning: a list that was pasted has them. */
const ALWAYS_THERE: ReadonlySet<string> = new Set(['/', '/zookeeper', '/zookeeper/config', QUOTA_ROOT]);

class Reading {
  readonly znodes = new Map<string, PlannedZnode>();
  readonly problems: ZnodeTextProblem[] = [];
  /** The lines above that a line may be below, the outermost first. */
  #above: { readonly indent: number; readonly path: string }[] = [];
  #data = 0;

  take(text: string, line: number): void {
    if (/^\s*(?:#|$)/u.test(text)) return;
    const [, blanks = '', create, rest = ''] = /^(\s*)(create\s+(?=["/]))?(.*)$/su.exec(text) ?? [];
    const words = wordsOf(rest, create !== undefined);
    if (words === null) return this.#refuse({ line, code: 'badData' });
    if (words.acl !== undefined && plannedAcl(words.acl) === null)
      return this.#refuse({ line, code: 'badAcl', acl: words.acl.slice(0, PLAN_LIMITS.path) });
    const path = this.#pathOf(words.name, widthOf(blanks));
    if (path === null) return this.#refuse({ line, code: 'noParent' });
    if (ALWAYS_THERE.has(path)) return;
    const code = pathProblem(path);
    if (code === 'tooLong') return this.#refuse({ line, code, limit: PLAN_LIMITS.path });
    if (code !== null) return this.#refuse({ line, code, path: path.slice(0, PLAN_LIMITS.path) });
    if (this.znodes.has(path)) return this.#refuse({ line, code: 'twice', path });
    this.#data += words.data.length;
    if (words.data.length > PLAN_LIMITS.data)
      return this.#refuse({ line, code: 'tooLong', limit: PLAN_LIMITS.data });
    if (this.#data > PLAN_LIMITS.allData)
      return this.#refuse({ line, code: 'tooLong', limit: PLAN_LIMITS.allData });
    if (this.znodes.size >= PLAN_LIMITS.znodes)
      return this.#refuse({ line, code: 'tooMany', limit: PLAN_LIMITS.znodes });
    const { data, acl } = words;
    this.znodes.set(path, { path, data, ...(acl === undefined ? {} : { acl }) });
  }

  #pathOf(name: string, indent: number): string | null {
    this.#above = this.#above.filter((each) => each.indent < indent);
    const parent = this.#above.at(-1);
    if (!name.startsWith('/') && parent === undefined) return null;
    const path = name.startsWith('/') ? name : `${parent?.path === '/' ? '' : parent?.path}/${name}`;
    this.#above.push({ indent, path });
    return path;
  }

  #refuse(problem: ZnodeTextProblem): void {
    this.problems.push(problem);
  }
}

/** A tab is as wide as four blanks. */
function widthOf(blanks: string): number {
  return blanks.replaceAll('\t', '    ').length;
}

interface Words {
  readonly name: string;
  readonly data: string;
  readonly acl?: string;
}

/** A name and the rest of the line, each as JSON writes text where it begins with a quotation mark. */
function wordsOf(text: string, isCreate: boolean): Words | null {
  const [all = '', inQuotes, plain] = /^(?:("(?:[^"\\]|\\.)*")|([^\s"]\S*))/u.exec(text) ?? [];
  const name = inQuotes === undefined ? plain : jsonText(inQuotes);
  if (name === undefined || name === null) return null;
  const rest = text.slice(all.length);
  if (rest !== '' && !/^\s/u.test(rest)) return null;
  const { said, acl } = withoutAcl(rest.trim(), isCreate);
  const read = said.startsWith('"') ? jsonText(said) : said;
  return read === null ? null : { name, data: read, ...(acl === undefined ? {} : { acl }) };
}

/** zkCli has it behind the data. */
function withoutAcl(text: string, isCreate: boolean): { readonly said: string; readonly acl?: string } {
  const [all, before] = /^acl=(\S+)\s*/u.exec(text) ?? [];
  if (all !== undefined && before !== undefined) return { said: text.slice(all.length), acl: before };
  const [, said, behind] = (isCreate && /^(.*\S)\s+(\S+:\S*:[cdrwa]+)$/su.exec(text)) || [];
  return said === undefined || behind === undefined ? { said: text } : { said, acl: behind };
}

function jsonText(text: string): string | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'string' ? read : null;
  } catch {
    return null;
  }
}

/** Without quotation marks where it can be read again so. */
function quoted(text: string, isPlain: RegExp): string {
  return isPlain.test(text) ? text : JSON.stringify(text);
}

const PLAIN_PATH = /^\/[^\s"]*$/u;
const PLAIN_DATA = /^(?!acl=)[^\s"](?:[^\n\r]*\S)?$/u;
