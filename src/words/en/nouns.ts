import type {
  Belief,
  ClientId,
  Finding,
  LinkId,
  SessionId,
  UnfoundedBelief,
  WireId,
} from '../../engine/index.ts';
import type { Telling } from '../contracts/engine.ts';
import { createFormat } from '../format.ts';
import { afterColon, calledClient, calledClientOf } from '../names.ts';

import { capital } from '../../scenarios/scenario/englishNumbers.ts';

export { capital, spelled } from '../../scenarios/scenario/englishNumbers.ts';

export const format = createFormat('en');

export const client = (id: ClientId | WireId) => `client ${calledClient(id)}`;
export const clientOf = (link: LinkId) => `client ${calledClientOf(link)}`;
export const server = (id: string) => `server ${afterColon(id)}`;

export function actor(id: string): string {
  if (id.startsWith('server:')) return server(id);
  if (id === 'user') return 'you';
  if (id === 'conductor') return 'the script';
  if (id.startsWith('resource:')) return `the ${afterColon(id)}`;
  return `client ${calledClient(id)}`;
}

/** “client A’s session”, or the session by its id if its owner is unknown. */
export function sessionOf(session: SessionId, telling: Telling): string {
  const owner = telling.ownerOf(session);
  return owner === null ? `session ${session}` : `${client(owner)}’s session`;
}

/** “create /lock”, or the operation alone where it has no path. */
export const call = (op: string, path: string | null) => (path === null ? op : `${op} ${path}`);

/** The role that a command names, in words; null for a target named by letter or number. */
export function roleName(target: string): string | null {
  if (!target.startsWith('role:')) return null;
  const follower = /^role:follower([1-8])$/.exec(target);
  if (follower !== null) return `the ${ORDINALS[Number(follower[1]) - 1]} follower`;
  return ROLES.get(target) ?? null;
}

const ROLES: ReadonlyMap<string, string> = new Map([
  ['role:holder', 'the holder'],
  ['role:nextInLine', 'the next in line'],
  ['role:leader', 'the leader'],
  ['role:observer1', 'the first observer'],
]);

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** What a client believes of itself, after `it`: `holds the lock`. */
export const beliefs: Readonly<Record<Belief['what'], string>> = {
  holder: 'holds the lock',
  leader: 'is the leader',
  reader: 'may read',
  writer: 'may write',
  permit: 'has a permit',
  member: 'is a member of the group',
  entered: 'is past the barrier',
};

/** The same once it is no longer so. */
export const beliefsEnded: Readonly<Record<Belief['what'], string>> = {
  holder: 'no longer holds the lock',
  leader: 'no longer leads',
  reader: 'may no longer read',
  writer: 'may no longer write',
  permit: 'has returned its permit',
  member: 'has left the group',
  entered: 'has left the barrier',
};

export function groundOf({ path }: Belief): string {
  return path === '' ? ', without a node' : `, because of ${path}`;
}

/** Of I-3: what is wrong with the znode that each belief rests on. Threads are named where one client has several. */
export function unfounded({ unfounded: suspects = [] }: Finding, belief?: string): string {
  const said = suspects.map((each) => {
    const isOneOfSeveral = suspects.filter((other) => other.client === each.client).length > 1;
    const who =
      isOneOfSeveral && each.thread !== null
        ? `thread ${format.number(each.thread)} of ${client(each.client)}`
        : client(each.client);
    return `${who} believes that it ${belief ?? beliefs[each.what]}, but ${groundFault(each)}`;
  });
  return `${capital([...new Set(said)].join('; '))}.`;
}

export function groundFault({ path, why }: Pick<UnfoundedBelief, 'path' | 'why'>): string {
  switch (why) {
    case 'noZnode':
      return 'it knows of no znode of its own';
    case 'deleted':
      return `its ${path} was deleted`;
    case 'notThere':
      return `${path} is not there`;
    case 'ofAnotherSession':
      return `${path} belongs to another session`;
    case 'ofNoSession':
      return `${path} is persistent and belongs to no session`;
    case 'notFirst':
      return `${path} is not the first`;
    default:
      return why satisfies never;
  }
}
