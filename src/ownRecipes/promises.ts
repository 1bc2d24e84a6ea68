// What a learner's file is to be judged by, read off its text: what it states, it promises. Nothing of it is run for that.
import type { InvariantId } from '../engine/index.ts';
import type { Scenario } from '../scenarios/scenario/scenario.ts';
import { filesOf } from './files.ts';
import { withoutComments } from './withoutComments.ts';

export const ROLES = ['holder', 'leader', 'reader', 'writer', 'permit', 'member', 'entered'] as const;
export type Role = (typeof ROLES)[number];

/** One holder; the holder has its znode; it is not free for long while a client waits. */
export const LOCK_PROMISES: readonly InvariantId[] = ['I-1', 'I-3', 'I-5'];
/** The same of leaders. */
export const ELECTION_PROMISES: readonly InvariantId[] = ['I-12', 'I-3', 'I-13'];

const OF_ROLE: Readonly<Record<Role, readonly InvariantId[]>> = {
  holder: LOCK_PROMISES,
  reader: LOCK_PROMISES,
  writer: LOCK_PROMISES,
  leader: ELECTION_PROMISES,
  permit: ['I-41', 'I-3', 'I-5'],
  member: ['I-31', 'I-32'],
  entered: [],
};

/** What a call of `client` promises, if the file has one. */
const OF_CALL: readonly (readonly [RegExp, readonly InvariantId[]])[] = [
  [/\bprocessed\s*\(/u, ['I-8']],
  [/\bproduced\s*\(/u, ['I-9']],
  [/\bpassed\s*\(/u, ['I-10']],
  [/\badded\s*\(/u, ['I-23']],
  [/\bassert\s*\(/u, ['I-39']],
];

/** Empty: nothing in it says what has to hold. */
export function promisesOf(text: string): readonly InvariantId[] {
  const code = withoutComments(text);
  const found = [
    ...rolesIn(code).flatMap((role) => OF_ROLE[role]),
    ...OF_CALL.flatMap(([call, ids]) => (call.test(code) ? ids : [])),
    ...(invariantsIn(text).length === 0 ? [] : (['I-40'] as const)),
  ];
  return [...new Set(found)];
}

/** Whose words tell it, where it claims something else than a lock. */
export function toldAsIn(text: string): Scenario['toldAs'] {
  const named = new Set(rolesIn(withoutComments(text)).map((role) => TOLD_AS[role]));
  const [toldAs] = named;
  return named.size > 1 ? 'coordination' : toldAs;
}

const TOLD_AS: Readonly<Record<Role, Scenario['toldAs']>> = {
  holder: undefined,
  leader: 'elections',
  reader: 'read-write-lock',
  writer: 'read-write-lock',
  permit: 'semaphore',
  member: 'coordination',
  entered: 'coordination',
};

/** Whether its clients wait for something that one of them gets, from when `main` begins. */
export function wantsIn(text: string): boolean {
  const code = withoutComments(text);
  // What says by itself when it wants in is not asked before.
  if (/\bwants\s*\(/u.test(code)) return false;
  return rolesIn(code).some((role) => role !== 'member' && role !== 'entered');
}

export interface ExportedInvariant {
  readonly name: string;
  readonly line: number;
}

/** `export const invariant` in the main file, and those beside it whose names begin so, as `invariantOfOrders` or `invariant2`. */
export function invariantsIn(text: string): readonly ExportedInvariant[] {
  const [main] = filesOf(text);
  const found = new Map<string, ExportedInvariant>();
  for (const { 0: said, index } of withoutComments(main.body).matchAll(EXPORTS)) {
    const line = text.slice(0, index).split('\n').length;
    for (const [name] of said.matchAll(/\binvariant(?:[A-Z0-9_]\w*)?\b/gu))
      if (!found.has(name)) found.set(name, { name, line });
  }
  return [...found.values()];
}

const EXPORTS = /\bexport\s+(?:const|let|function)\s+invariant(?:[A-Z0-9_]\w*)?\b|\bexport\s*\{[^}]*\}/gu;

/** `export const permits = 3` in the main file: how many may hold a permit at once. */
export function permitsIn(text: string): number {
  const [main] = filesOf(text);
  const [, permits] = /\bexport\s+const\s+permits\s*=\s*(\d{1,3})\b/u.exec(withoutComments(main.body)) ?? [];
  return permits === undefined ? 1 : Number(permits);
}

/** Of each `holds(…)`: the role it names, a holder where it names none, and every role the file mentions where a variable has it. */
function rolesIn(code: string): readonly Role[] {
  const roles = new Set<Role>();
  for (const { 0: call, index } of code.matchAll(/\bholds\s*\(/gu)) {
    const given = argumentsAt(code, index + call.length);
    const [, literal] = /\bas\s*:\s*['"`](\w+)['"`]/u.exec(given) ?? [];
    const named = ROLES.find((role) => role === literal);
    if (named !== undefined) roles.add(named);
    else if (!/\bas\b/u.test(given) && !given.includes('...')) roles.add('holder');
    else for (const role of ROLES) if (new RegExp(`['"\`]${role}['"\`]`, 'u').test(code)) roles.add(role);
  }
  return [...roles];
}

/** Up to the bracket that closes. */
function argumentsAt(code: string, from: number): string {
  let depth = 1;
  for (let at = from; at < code.length; at++) {
    if ('([{'.includes(code.charAt(at))) depth++;
    if (')]}'.includes(code.charAt(at)) && --depth === 0) return code.slice(from, at);
  }
  return code.slice(from);
}
