import type { Belief, ClientId } from '../../../../engine/index.ts';
import { beliefs, capital, client, format } from '../../../../words/en/nouns.ts';
import { zxidText } from '../../../../words/names.ts';

/** `there`: where the other world stands, as “on the right”. */
export const words = {
  there: { left: 'on the left', right: 'on the right' },
  alone: 'It needs two worlds side by side.',
  none: 'At this moment both worlds are the same.',
  line: (count: number) =>
    format.plural(count, {
      one: '1 difference. It has a dashed outline.',
      other: `${format.number(count)} differences. They have dashed outlines.`,
    }),
  /** One that is in the other world alone has no outline here. */
  more: (count: number) => `${format.number(count)} more`,
  belief: (who: ClientId, own: Belief['what'] | null, other: Belief['what'] | null, there: string) => {
    if (own === null)
      return `${capital(client(who))} believes only ${there} that it ${other === null ? '' : beliefs[other]}`;
    if (other === null) return `${capital(client(who))} believes that it ${beliefs[own]}; not ${there}`;
    return `${capital(client(who))} believes that it ${beliefs[own]}; ${there} that it ${beliefs[other]}`;
  },
  client: (who: ClientId, own: string | null, other: string | null, there: string) => {
    if (own === null) return `${capital(client(who))} is only ${there}`;
    if (other === null) return `${capital(client(who))} is only here`;
    return `${capital(client(who))}: ${own}; ${there} ${other}`;
  },
  clientStates: {
    killed: 'killed',
    paused: 'paused',
    closed: 'closed',
    connected: 'connected',
    connecting: 'connecting',
    notConnected: 'not connected yet',
    authFailed: 'authentication failed',
  },
  session: (who: ClientId, own: string, other: string, there: string) =>
    `${capital(client(who))}: session ${own}; ${there} ${other}`,
  server: (number: number, own: string | null, other: string | null, there: string) => {
    if (own === null) return `Server ${format.number(number)} is only ${there}`;
    if (other === null) return `Server ${format.number(number)} is only here`;
    return `Server ${format.number(number)}: ${own}; ${there} ${other}`;
  },
  znode: (path: string, where: 'here' | 'there', there: string) =>
    where === 'here' ? `${path} is only here` : `${path} is only ${there}`,
  data: (path: string, own: string, other: string, there: string) =>
    `${path}: data “${own}”; ${there} “${other}”`,
  owner: (path: string, own: ClientId | null, other: ClientId | null, there: string) =>
    `${path}: owner ${own === null ? 'none' : client(own)}; ${there} ${other === null ? 'none' : client(other)}`,
  written: (path: string, own: number, other: number, there: string) =>
    `${path}: version ${format.number(own)}; ${there} ${format.number(other)}`,
  acl: (path: string, there: string) => `${path}: its ACL is another one ${there}`,
  log: (number: number, zxid: number, own: number, other: number, there: string) =>
    `Log of server ${format.number(number)} differs from ${zxidText(zxid)} on: ${format.plural(own, { one: '1 entry', other: `${format.number(own)} entries` })} from there; ${there} ${format.number(other)}`,
};

export type Words = typeof words;
