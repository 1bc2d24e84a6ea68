import type { ClientId, LinkId, SessionId, WireId } from '../../engine/index.ts';
import type { Telling } from './contract.ts';
import { createFormat } from './format.ts';
import { afterColon, letters, lettersOfLink } from './names.ts';

export const format = createFormat('en');

export const client = (id: ClientId | WireId) => `client ${letters(id)}`;
export const clientOf = (link: LinkId) => `client ${lettersOfLink(link)}`;
export const server = (id: string) => `server ${afterColon(id)}`;

export function actor(id: string): string {
  if (id.startsWith('server:')) return server(id);
  if (id === 'user') return 'you';
  if (id === 'conductor') return 'the conductor';
  if (id.startsWith('resource:')) return `the ${afterColon(id)}`;
  return `client ${afterColon(id)}`;
}

/** “client A’s session”, or the session by its id where nobody is known to own it. */
export function sessionOf(session: SessionId, telling: Telling): string {
  const owner = telling.ownerOf(session);
  return owner === null ? `session ${session}` : `${client(owner)}’s session`;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** “create /lock”, or the operation alone where it has no path. */
export const call = (op: string, path: string | null) => (path === null ? op : `${op} ${path}`);

const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Small numbers as words, others as figures. */
export function spelled(count: number): string {
  return WORDS[count] ?? format.number(count);
}
