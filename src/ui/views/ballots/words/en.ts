import type { HeardVote } from '../../../../words/contracts/views.ts';
import { capital, format, server } from '../../../../words/en/nouns.ts';
import { zxidText } from '../../../../words/names.ts';

const of = (count: number, voters: number) => `${format.number(count)} of ${format.number(voters)}`;

export const words = {
  alone: 'A standalone server needs no election: it serves at once.',
  never: 'No server has been elected yet.',
  settled: (at: string, leader: string, round: number, count: number, voters: number) =>
    `No election since ${at}: ${server(leader)} won round ${format.number(round)} with ${of(count, voters)}.`,
  /** `by`: who has heard most votes like its own. */
  electing: (round: number, by: string, leader: string, count: number, voters: number, needed: number) =>
    `Round ${format.number(round)}: ${server(by)} has heard ${of(count, voters)} votes for ${by === leader ? 'itself' : server(leader)}; ${format.number(needed)} are needed.`,
  /** `only`: the one that still looks; null: several do. */
  ownOnly: (round: number, only: string | null, needed: number) =>
    `Round ${format.number(round)}: ${only === null ? 'each server' : server(only)} has its own vote only; ${format.plural(needed, { one: '1 vote for a server is', other: `${format.number(needed)} votes for one server are` })} needed.`,
  agreed: (round: number, leader: string, count: number, voters: number) =>
    `Round ${format.number(round)}: ${server(leader)} has a quorum, ${of(count, voters)} votes; it waits briefly for a better vote.`,
  elected: (round: number, leader: string) =>
    `Round ${format.number(round)}: ${server(leader)} is elected; it leads once a quorum follows it.`,
  stuck: (count: number, needed: number) =>
    `Servers are looking for a leader but cannot elect one: ${format.number(count)} are reachable, ${format.number(needed)} are needed.`,
  legend: 'The newest epoch wins, then the newest zxid, then the highest server id.',
  /** What a crown on a vote means. */
  crown: 'crown: the sender followed that leader',

  head: {
    server: 'Server',
    has: 'has',
    votes: 'votes for',
    round: 'round',
    heard: 'heard from',
    tally: 'agree',
  },
  hasTip: 'The newest epoch and zxid in its own log. Votes are compared by them.',
  heardTip: 'The votes that this server has received so far.',
  has: ({ epoch, zxid }: { readonly epoch: number; readonly zxid: number }) =>
    `${format.number(epoch)} · ${zxidText(zxid)}`,
  votesFor: (leader: string) => server(leader),
  votesForShort: (leader: string) => `→ ${leader.slice('server:'.length)}`,
  itself: 'itself',
  noVote: { observer: 'observer: no vote', none: 'not a member: no vote' },
  round: (round: number) => format.number(round),
  states: {
    collecting: 'collecting votes',
    finalizing: 'has a quorum, waiting for a better vote',
    decided: 'decided',
    absent: 'not voting',
  },
  ballot: (number: number, state: string, vote: string | null) =>
    vote === null
      ? `Server ${format.number(number)}: ${state}`
      : `Server ${format.number(number)} votes for ${vote}: ${state}`,
  slip: ({ from, kind, leader }: HeardVote) => {
    switch (kind) {
      case 'none':
        return `No vote from ${server(from)}`;
      case 'settled':
        return `${capital(server(from))} says that ${server(leader ?? '')} leads`;
      case 'same':
      case 'other':
        return `${capital(server(from))} votes for ${server(leader ?? '')}`;
      default:
        return kind satisfies never;
    }
  },
  spoken: (number: number, state: string, vote: string | null, round: number, heard: readonly string[]) =>
    [
      `Server ${format.number(number)}, round ${format.number(round)}: ${state}`,
      ...(vote === null ? [] : [`votes for ${vote}`]),
      ...heard,
    ].join('; ') + '.',
};

export type Words = typeof words;
