// Votes in words: how the election stands, and a sentence for each server.
import type { Format } from '../../../words/format.ts';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import { ballots as ballotsIn, type Ballot, type Ballots } from './ballots.ts';
import type { Words } from './words/en.ts';

export interface BallotsModel extends ViewModel {
  readonly election: Ballots;
  readonly telling: Telling;
}

/** While servers look for a leader: what each has, whom it wants, whom it has heard, and whether that is enough. */
export function ballotsModel({ view }: Scene, { words, format }: ViewTexts<Words>): BallotsModel | string {
  const election = ballotsIn(view.world, view.simulation.trace);
  const telling: Telling = { words, format };
  const line = lineOf(election, telling);
  if (election.state !== 'electing') return line;
  return {
    line,
    spoken: election.ballots.map((ballot) => spokenBallot(ballot, telling)),
    things: election.ballots.map(({ server }) => ({ kind: 'server', id: server.id })),
    election,
    telling,
  };
}

export interface Telling {
  readonly words: Words;
  readonly format: Format;
}

/** How far the election is; between elections, who won the last one. */
export function lineOf(
  { state, ballots, voters, needed, last }: Ballots,
  { words, format }: Telling,
): string {
  if (state === 'alone') return words.alone;
  const taking = ballots.filter((ballot) => ballot.state !== 'absent');
  const elected = taking.find(({ server }) => server.role === 'LEADING' && server.phase !== 'broadcast');
  if (elected !== undefined) return words.elected(elected.round, elected.server.id);
  if (state === 'settled') {
    if (last === null) return words.never;
    return words.settled(
      format.clock(last.timeMs),
      last.leader,
      last.round,
      last.voters.length,
      voters.length,
    );
  }
  const looking = taking.filter(({ server }) => server.role === 'LOOKING' && server.votes === 'voter');
  const hearing = Math.max(
    0,
    ...looking.map(({ heard }) => heard.filter(({ kind }) => kind !== 'none').length),
  );
  const [best] = looking.toSorted((a, b) => b.count - a.count);
  if (best === undefined || best.vote === null || (hearing < needed && looking.length < needed))
    return words.stuck(hearing, needed);
  if (best.state === 'finalizing')
    return words.agreed(best.round, best.vote.leader, best.count, voters.length);
  // The others may have elected one already.
  const only = looking.length === 1 ? best.server.id : null;
  if (best.count < 2) return words.ownOnly(best.round, only, needed);
  const { round, server, vote, count } = best;
  return words.electing(round, server.id, vote.leader, count, voters.length, needed);
}

/** “server 4”, or “itself”. */
export function voteName({ vote, server }: Ballot, { words }: Telling): string {
  if (vote === null) return '';
  return vote.leader === server.id ? words.itself : words.votesFor(vote.leader);
}

export function ballotName(ballot: Ballot, telling: Telling): string {
  const { words } = telling;
  return words.ballot(ballot.server.number, words.states[ballot.state], voteName(ballot, telling) || null);
}

function spokenBallot(ballot: Ballot, telling: Telling): string {
  const { words } = telling;
  const heard = ballot.heard.filter(({ kind }) => kind !== 'none').map((vote) => words.slip(vote));
  const vote = voteName(ballot, telling) || null;
  return words.spoken(ballot.server.number, words.states[ballot.state], vote, ballot.round, heard);
}
