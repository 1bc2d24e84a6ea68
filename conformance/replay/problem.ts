// Says in words where a file departs from zk-trace/1: the step, the key, what stands there and what would be right.
import type { BaseIssue } from 'valibot';

/** `json` is the whole file, from which the operation of the step is named. */
export function problemText(issue: BaseIssue<unknown>, json: unknown): string {
  const keys = (issue.path ?? []).map((item) => item.key);
  const last = keys.at(-1);
  // Of a key that is not there, valibot expects the key itself.
  if (issue.input === undefined && typeof last === 'string') {
    const wanted = issue.expected === JSON.stringify(last) ? '' : `; expected ${wantedText(issue)}`;
    return `${placeText(keys.slice(0, -1), json)}"${last}" is missing${wanted}`;
  }
  return `${placeText(keys, json)}expected ${wantedText(issue)}, got ${valueText(issue.input)}`;
}

/** Ends in a colon; empty where it is about the file as a whole. */
function placeText(keys: readonly unknown[], json: unknown): string {
  if (keys.length === 0) return '';
  const [first, index, ...rest] = keys;
  if (first !== 'steps' || typeof index !== 'number') return `"${keyPath(keys)}": `;
  const op = memberOf(memberOf(memberOf(json, 'steps'), index), 'op');
  const step = `step ${index + 1}${typeof op === 'string' ? ` (${op})` : ''}`;
  return rest.length === 0 ? `${step}: ` : `${step}, "${keyPath(rest)}": `;
}

/** `requests[2].path` */
function keyPath(keys: readonly unknown[]): string {
  return keys
    .map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`))
    .join('');
}

/** The schema's own words where it has some; else valibot's alternatives, joined by | in parentheses. */
function wantedText(issue: BaseIssue<unknown>): string {
  if (issue.expected === null || !issue.message.startsWith('Invalid ')) return issue.message;
  const alternatives = issue.expected.replaceAll(/[()]/g, '').split(' | ');
  return alternatives.length === 1 ? issue.expected : `one of ${alternatives.join(', ')}`;
}

function valueText(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length <= 60 ? text : `${text.slice(0, 57)}...`;
}

function memberOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string | number, unknown>)[key]
    : undefined;
}
