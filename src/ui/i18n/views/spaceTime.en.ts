import type { LaneState } from '../../select/laneSpans.ts';
import type { MessageKind } from '../../select/laneMessages.ts';
import { actor, capital, format } from '../nouns.en.ts';

export const spaceTime = {
  empty: 'Nothing has been sent yet.',
  calm: 'Each slanted line is a message, from who sent it to who received it.',
  lane: (id: string) => capital(actor(id)),
  more: (count: number) =>
    format.plural(count, { one: '1 more client', other: `${format.number(count)} more clients` }),
  states: {
    down: 'down',
    looking: 'looks for a leader',
    following: 'follows',
    leading: 'leads',
    frozen: 'stands still',
    apart: 'not connected',
    connected: 'connected',
  } satisfies Readonly<Record<LaneState, string>>,
  kinds: {
    connect: 'connecting',
    request: 'request',
    reply: 'answer',
    event: 'watch event',
    proposal: 'PROPOSAL',
    ack: 'ACK',
    commit: 'COMMIT',
    vote: 'vote',
    handshake: 'taking office, catching up',
    close: 'end of a connection',
  } satisfies Readonly<Record<MessageKind, string>>,
  legend: {
    proposal: 'PROPOSAL',
    ack: 'ACK',
    commit: 'COMMIT',
    vote: 'votes',
  },
  message: (kind: string, sentence: string) => `${kind}: ${sentence}`,
};

export type SpaceTimeWords = typeof spaceTime;
