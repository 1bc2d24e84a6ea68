// What to do about what the interpreter says. Its own words come first, where they say anything; a learner may know none of them.
import { withoutComments } from './withoutComments.ts';

/** Where something went wrong: in a text as the interpreter reads it, both from 1. */
export interface At {
  readonly code: string;
  readonly line: number;
  readonly column: number;
}

/** Of a file that cannot be read. */
export function syntaxAdvice(said: string, at: At): string {
  const line = lineOf(at);
  if (OTHER_LANGUAGE.test(line))
    return 'this line is neither JavaScript nor TypeScript, in which a program is written';
  const known = SYNTAX[said];
  if (known !== undefined) return known;
  const [, token] = /^unexpected token in expression: '([^]*)'$/u.exec(said) ?? [];
  if (token === '' || isAtEnd(at)) return endOf(at.code);
  const open = unclosed(at.code, at.line);
  if (token !== undefined) {
    if (isSurplus(at.code, token)) return `one ${token} too many, or something before it is missing`;
    return `“${token}” cannot stand here: something before it is missing, or it is one character too many`;
  }
  if (said.startsWith('invalid redefinition')) {
    const [name] = /[\w$]+(?=\W*$)/u.exec(line.slice(0, Math.max(0, at.column - 1))) ?? ['a name'];
    return `${name} is declared twice`;
  }
  const [, expected] = /^expecting '(.+)'$/u.exec(said) ?? [];
  if (expected === undefined) return said;
  const [next = ''] = /^(?:[\w$]+|\S)/u.exec(line.slice(at.column - 1).trimStart()) ?? [];
  const before = next === '' ? '' : ` before “${next}”`;
  if (expected !== ';')
    return `${expected} is missing${before}${open === null ? '' : `; the ${open.bracket} of line ${open.line} is still open`}`;
  return `the statement should end${before === '' ? ' here' : before}: a word may be misspelled, or an operator or a quotation mark missing`;
}

/** Of code that has failed at that place itself, and not within what it called. */
export function failureAdvice(said: string, at: At): string {
  const [, name] = /^ReferenceError: '(.+)' is not defined$/u.exec(said) ?? [];
  if (name !== undefined) return `${said}: ${undefinedAdvice(name, at.code)}`;
  const [, constant] = /^TypeError: '(.+)' is read-only$/u.exec(said) ?? [];
  if (constant !== undefined) return `${said}: declare ${constant} with let, not with const`;
  const [, early] = /^ReferenceError: (.+) is not initialized$/u.exec(said) ?? [];
  if (early !== undefined) return `${said}: it is used before the line that declares it`;
  if (said === 'TypeError: value is not iterable')
    return `${said}: for … of, […] and … need a list (a call that is not awaited is none)`;
  if (said === "TypeError: cannot read property 'Symbol.iterator' of undefined")
    return 'TypeError: undefined is not iterable: a list is needed here';
  if (said === 'TypeError: cannot convert to object')
    return `${said}: it is null or undefined, so it has no properties to take`;
  const before = lineOf(at).slice(0, Math.max(0, at.column - 1));
  const expression = expressionAtEnd(before);
  const [, what] =
    /^TypeError: cannot (?:read|set) property (?:'.+' )?of (undefined|null)$/u.exec(said) ?? [];
  if (what !== undefined) return expression === '' ? said : `${said}: ${expression} is ${what}`;
  if (said !== 'TypeError: not a function') return said;
  if (expression !== '') return `TypeError: ${expression} is not a function`;
  return /^\s*$/u.test(before)
    ? 'TypeError: what stands before this bracket is not a function: does the line above lack its ;?'
    : said;
}

const OTHER_LANGUAGE =
  /^\s*(?:def \w+\s*\(.*:\s*$|from [\w.]+ import |import (?:java|org|com)\.|public (?:class|static|void|final)|package [\w.]+;|#include|func \w+\()/u;

/** What the interpreter says, by itself. */
const SYNTAX: Readonly<Record<string, string>> = {
  "unexpected 'await' keyword":
    'await stands in a function that is not async: write async before that function, as in async (event) => { … }',
  'invalid export syntax':
    'after export comes default, const, let, function or class, as in export default async function main(client) { … }',
  'unexpected end of string': 'a quotation mark is missing: a text that begins here does not end in its line',
  'unexpected end of comment': 'a comment begins here and does not end: */ is missing',
  'from clause expected': "an import is written: import { name } from './file.js'",
  'return not in a function': 'return stands outside of all functions: there may be one } too many before it',
  'missing initializer for const variable': 'a const needs a value: const name = …',
  'invalid assignment left-hand side': 'what stands before = cannot be assigned to: === or => may be meant',
  'expecting catch or finally': 'try { … } needs catch (error) { … } or finally { … } after it',
  'function name expected': 'a function needs a name here: function name() { … }',
  'variable name expected':
    'a variable cannot be called that: the name begins with a letter and is no keyword',
};

function undefinedAdvice(name: string, code: string): string {
  const instead = INSTEAD[name];
  if (instead !== undefined) return instead;
  const names = new Set(withoutComments(code).match(/[\p{L}_$][\p{L}\p{N}_$]*/gu));
  const near = [...names].find((each) => each !== name && isNear(each.toLowerCase(), name.toLowerCase()));
  return near === undefined
    ? 'declare it with const or let, or check its spelling'
    : `is ${near} meant? Or declare it with const or let`;
}

const NO_EXPORTS = 'write export default async function main(client) { … }';
const INSTEAD: Readonly<Record<string, string>> = {
  zk: 'main is given client, and client.zk is it',
  client: 'main is given it, as in export default async function main(client) { … }',
  module: NO_EXPORTS,
  exports: NO_EXPORTS,
  Buffer: 'the data of a znode is a string',
  CreateMode: 'a mode is a string, as in { mode: "EPHEMERAL" }',
  ZooDefs: 'leave the ACL out for one that is open to all',
  document: 'a program has no page',
  window: 'a program has no page',
  print: 'use client.log(text)',
};

/** One letter missing, added or wrong, or two that stand the wrong way round. */
export function isNear(name: string, typed: string): boolean {
  if (Math.min(name.length, typed.length) < 3) return false;
  let start = 0;
  while (start < name.length && name[start] === typed[start]) start++;
  const [rest, restTyped] = [name.slice(start), typed.slice(start)];
  const swapped = `${restTyped.charAt(1)}${restTyped.charAt(0)}${restTyped.slice(2)}`;
  return (
    rest === swapped ||
    rest.slice(1) === restTyped ||
    rest === restTyped.slice(1) ||
    rest.slice(1) === restTyped.slice(1)
  );
}

function lineOf({ code, line }: At): string {
  return code.split('\n')[line - 1] ?? '';
}

/** Names, members and calls that stand right before a place; empty: none can be told. */
function expressionAtEnd(text: string): string {
  let at = text.length;
  if (text.endsWith('?.')) at -= 2;
  const end = at;
  for (;;) {
    const last = text.charAt(at - 1);
    if (last === ')' || last === ']') {
      const open = openingOf(text, at - 1);
      if (open === -1) return '';
      at = open;
      continue;
    }
    const [word = ''] = /[\p{L}\p{N}_$#]+$/u.exec(text.slice(0, at)) ?? [];
    at -= word.length;
    if (text.charAt(at - 1) !== '.' || (word === '' && text.charAt(at) === '')) break;
    at -= text.charAt(at - 2) === '?' ? 2 : 1;
  }
  const found = text.slice(at, end);
  return /^[\p{L}_$]/u.test(found) && found.length <= 60 ? found : '';
}

/** The bracket that the one at that place closes; -1: it is not in the text. */
function openingOf(text: string, closing: number): number {
  let depth = 0;
  for (let at = closing; at >= 0; at--) {
    if (')]}'.includes(text.charAt(at))) depth++;
    if ('([{'.includes(text.charAt(at)) && --depth === 0) return at;
  }
  return -1;
}

function isAtEnd({ code, line, column }: At): boolean {
  const lines = code.split('\n');
  const rest = [(lines[line - 1] ?? '').slice(column - 1), ...lines.slice(line)].join('');
  return withoutComments(rest).trim() === '';
}

function endOf(code: string): string {
  const open = unclosed(code, Infinity);
  return open === null
    ? 'the file ends in the middle of a statement'
    : `the file ends before the ${open.bracket} of line ${open.line} is closed`;
}

/** More of these brackets close than open. */
function isSurplus(code: string, closing: string): boolean {
  const opening = { ')': '(', ']': '[', '}': '{' }[closing];
  if (opening === undefined) return false;
  const plain = withoutTexts(code);
  return plain.split(closing).length > plain.split(opening).length;
}

interface Bracket {
  readonly bracket: string;
  readonly line: number;
}

/**
 * The bracket that lacks its partner, of those up to a line. A } that is not indented as the line of its { is says that the { has none:
 * what closes it was meant for another.
 */
function unclosed(code: string, upTo: number): Bracket | null {
  const open: (Bracket & { readonly indent: number })[] = [];
  let suspect: Bracket | null = null;
  for (const [index, line] of withoutTexts(code).split('\n').slice(0, upTo).entries()) {
    const indent = line.search(/\S/u);
    for (const [bracket] of line.matchAll(/[()[\]{}]/gu)) {
      if ('([{'.includes(bracket)) open.push({ bracket, line: index + 1, indent });
      else {
        const opening = open.pop();
        if (
          bracket === '}' &&
          line.trim().startsWith('}') &&
          opening !== undefined &&
          indent < opening.indent
        )
          suspect ??= opening;
      }
    }
  }
  const last = open.at(-1);
  if (last === undefined) return null;
  return suspect ?? last;
}

/** With blanks for comments and for what stands in quotation marks. */
export function withoutTexts(code: string): string {
  return withoutComments(code).replaceAll(TEXT, (text) => text.replaceAll(/[^\n]/gu, ' '));
}

const TEXT = /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|`(?:[^`\\]|\\[^])*`/gu;
