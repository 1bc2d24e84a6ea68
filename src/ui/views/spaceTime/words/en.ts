import { actor, capital, format } from '../../../../words/en/nouns.ts';

export const words = {
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

export type Words = typeof words;
