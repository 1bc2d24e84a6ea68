// Views that any world can have, of one server or many.
import type { Belief, ClientId } from '../../engine/index.ts';
import { actor, beliefs, capital, client, format, server, spelled } from './nouns.ts';
import { zxidText } from '../names.ts';

export const packetGauge = {
  empty: 'There is no child list to measure.',
  fits: (children: number, bytes: number) =>
    `${format.plural(children, { one: '1 name', other: `${format.number(children)} names` })}, ${format.number(bytes)} bytes.`,
  tooLong: (bytes: number, limit: number) =>
    `${format.number(bytes)} bytes, ${format.number(bytes - limit)} more than the default limit.`,
  limit: (bytes: number) => `packet limit: ${format.number(bytes)} bytes`,
  room: (count: number, each: number) =>
    `room for ${format.number(count)} names of ${format.number(each)} bytes`,
  share: (percent: string) => `${percent} %`,
  gauge: (path: string, bytes: number, limit: number) =>
    `The list of ${path} takes ${format.number(bytes)} of ${format.number(limit)} bytes`,
};

export const queueCosts = {
  empty: 'There is no queue to measure.',
  fits: (items: number) =>
    `${itemsText(items)}: the list still fits into one packet. Each column grows with the queue.`,
  tooLong: (items: number) =>
    `${itemsText(items)}: the list exceeds jute.maxbuffer, so no client can list the queue.`,
  columns: {
    list: 'getChildren once',
    memory: 'memory per server',
    writes: 'quorum writes to empty it',
    listed: 'sent if each take lists first',
  },
  items: (items: number) => itemsText(items),
  now: (items: number) => `${itemsText(items)}, now`,
  deletes: (count: number) =>
    format.plural(count, { one: '1 delete', other: `${format.number(count)} deletes` }),
  share: (percent: number) => `${format.number(percent)} % of jute.maxbuffer`,
};

function itemsText(items: number): string {
  return format.plural(items, { one: '1 item', other: `${format.number(items)} items` });
}

export const spaceTime = {
  empty: 'Nothing has been sent yet.',
  calm: 'Each slanted line is a message, from sender to receiver.',
  lane: (id: string) => capital(actor(id)),
  more: (count: number) =>
    format.plural(count, { one: '1 more client', other: `${format.number(count)} more clients` }),
  states: {
    down: 'down',
    looking: 'looking for a leader',
    following: 'following',
    leading: 'leading',
    frozen: 'frozen',
    apart: 'not connected',
    connected: 'connected',
  },
  kinds: {
    connect: 'connecting',
    request: 'request',
    reply: 'reply',
    event: 'watch event',
    proposal: 'PROPOSAL',
    ack: 'ACK',
    commit: 'COMMIT',
    vote: 'vote',
    handshake: 'new leader, sync',
    close: 'connection closed',
  },
  legend: {
    proposal: 'PROPOSAL',
    ack: 'ACK',
    commit: 'COMMIT',
    vote: 'votes',
  },
  message: (kind: string, sentence: string) => `${kind}: ${sentence}`,
};

export const connections = {
  none: 'No client is connected.',
  line: (count: number) =>
    count === 1 ? 'One client is connected.' : `${capital(spelled(count))} clients are connected.`,
  columns: {
    wire: 'Connection',
    server: 'Server',
    session: 'Session',
    silent: 'Silent for',
    last: 'Last request',
    watches: 'Watches',
    ephemerals: 'Ephemeral znodes',
    faults: 'Faults',
  },
  connecting: 'connecting',
  of: (silentMs: number, timeoutMs: number) => `${format.span(silentMs)} of ${format.span(timeoutMs)}`,
  request: (op: string, count: number) => `${op} (${format.number(count)})`,
  expire: 'Expire',
  cut: 'Cut',
  heal: 'Heal',
  faultsOf: (wire: string) => `Faults of ${wire}`,
  spoken: (wire: string, at: string, session: string, watches: number, ephemerals: number) =>
    `${wire} is connected to ${server(at)}: session ${session}, ${format.plural(watches, { one: 'one watch', other: `${format.number(watches)} watches` })}, ${format.plural(ephemerals, { one: 'one ephemeral znode', other: `${format.number(ephemerals)} ephemeral znodes` })}.`,
};

/** `there`: where the other world stands, as “on the right”. */
export const differences = {
  there: { left: 'on the left', right: 'on the right' },
  alone: 'It needs two worlds side by side.',
  /** Of a tab that leads to some of it. */
  tab: (view: string) => `${view}: differs`,
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
