import type { Ballot, HeardVote } from '../../select/ballots.ts';
import { zxidText } from '../names.ts';
import { capital, format, server } from '../nouns.en.ts';

const of = (count: number, voters: number) => `${format.number(count)} of ${format.number(voters)}`;

export const ballots = {
  alone: 'One server alone elects nobody: it serves at once.',
  never: 'No server has been elected yet.',
  settled: (at: string, leader: string, round: number, count: number, voters: number) =>
    `No election since ${at}: ${server(leader)} won round ${format.number(round)} with ${of(count, voters)}.`,
  electing: (leader: string, count: number, voters: number, needed: number) =>
    `${capital(server(leader))} is ahead with ${of(count, voters)} votes; ${format.number(needed)} are needed.`,
  agreed: (leader: string, count: number, voters: number) =>
    `${capital(server(leader))} has a quorum, ${of(count, voters)} votes; for a moment a better vote is waited for.`,
  elected: (leader: string) =>
    `${capital(server(leader))} is elected; it takes office once a quorum follows it.`,
  stuck: (count: number, needed: number) =>
    `Servers look for a leader and cannot have one: ${format.number(count)} can be heard, ${format.number(needed)} are needed.`,
  legend: 'First the newest epoch wins, then the newest zxid, then the highest number.',

  head: {
    server: 'Server',
    has: 'has',
    votes: 'votes for',
    round: 'round',
    heard: 'heard from',
    tally: 'agree',
  },
  hasTip: 'The newest epoch and zxid in its own log: what others weigh it by.',
  heardTip: 'Whom each voter wants, as far as this server has heard.',
  has: ({ epoch, zxid }: Ballot['has']) => `${format.number(epoch)} · ${zxidText(zxid)}`,
  votesFor: (leader: string) => server(leader),
  votesForShort: (leader: string) => `→ ${leader.slice('server:'.length)}`,
  itself: 'itself',
  round: (round: number) => format.number(round),
  states: {
    collecting: 'collects votes',
    finalizing: 'has a quorum, waits for a better vote',
    decided: 'decided',
    absent: 'takes no part',
  },
  ballot: (number: number, state: string, vote: string | null) =>
    vote === null
      ? `Server ${format.number(number)}: ${state}`
      : `Server ${format.number(number)} votes for ${vote}: ${state}`,
  slip: ({ from, kind, leader }: HeardVote) => {
    switch (kind) {
      case 'none':
        return `Nothing heard from ${server(from)}`;
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

export type BallotsWords = typeof ballots;
