// A question to a class and its votes: one for each phone, hidden until the vote is closed, and counts typed by hand beside them.
import type { Phone, PhoneId, VoteShown } from './protocol.ts';

export interface Question {
  /** The same question asked again has the same id: then it can be told who has changed her mind. */
  readonly id: string;
  readonly text: string;
  readonly options: readonly QuestionOption[];
}

export interface QuestionOption {
  readonly id: string;
  readonly text: string;
}

export interface Ballot {
  /** Another one each time. */
  readonly id: string;
  readonly question: Question;
  readonly state: 'open' | 'closed';
  readonly votes: ReadonlyMap<PhoneId, string>;
  /** Hands that were counted without a phone, by option. */
  readonly byHand: Readonly<Record<string, number>>;
  /** What the run has shown to be right; null before. */
  readonly right: string | null;
}

/** Hands in a hall. */
const MAX_BY_HAND = 9999;

export function openBallot(id: string, question: Question): Ballot {
  return { id, question, state: 'open', votes: new Map(), byHand: {}, right: null };
}

/** The same ballot if the vote does not count: it is closed or of another ballot, there is no such option, or this phone has voted. */
export function castVote(
  ballot: Ballot,
  phone: PhoneId,
  vote: { readonly vote: string; readonly option: string },
): Ballot {
  const isOption = ballot.question.options.some(({ id }) => id === vote.option);
  if (vote.vote !== ballot.id || ballot.state !== 'open' || !isOption || ballot.votes.has(phone))
    return ballot;
  return { ...ballot, votes: new Map([...ballot.votes, [phone, vote.option]]) };
}

export function closeBallot(ballot: Ballot): Ballot {
  return { ...ballot, state: 'closed' };
}

export function markRight(ballot: Ballot, option: string): Ballot {
  return { ...ballot, right: option };
}

/** A number below 0 or above what a hall holds is taken as the nearest that is possible. */
export function countByHand(ballot: Ballot, option: string, count: number): Ballot {
  const taken = Number.isFinite(count) ? Math.min(MAX_BY_HAND, Math.max(0, Math.trunc(count))) : 0;
  return { ...ballot, byHand: { ...ballot.byHand, [option]: taken } };
}

/** A removed phone takes its vote with it. */
export function withoutVote(ballot: Ballot, phone: PhoneId): Ballot {
  if (!ballot.votes.has(phone)) return ballot;
  return { ...ballot, votes: new Map([...ballot.votes].filter(([of]) => of !== phone)) };
}

/** Phones and hands, by option, in the order of the options. */
export function countsOf({ question, votes, byHand }: Ballot): Readonly<Record<string, number>> {
  const counts = Object.fromEntries(question.options.map(({ id }) => [id, byHand[id] ?? 0]));
  for (const option of votes.values()) counts[option] = (counts[option] ?? 0) + 1;
  return counts;
}

export function totalOf(ballot: Ballot): number {
  return Object.values(countsOf(ballot)).reduce((sum, count) => sum + count, 0);
}

/** How many phones are asked: those within reach, and those that have voted before they went. */
export function askedPhones({ votes }: Ballot, phones: readonly Phone[]): number {
  return phones.filter(({ phone, isReachable }) => isReachable || votes.has(phone)).length;
}

export interface ChangeOfMind {
  readonly from: string;
  readonly to: string;
  readonly phones: readonly PhoneId[];
}

/** From one vote on a question to a later one, in the order of the options. */
export function changesOfMind(before: Ballot, after: Ballot): readonly ChangeOfMind[] {
  const { options } = after.question;
  return options.flatMap(({ id: from }) =>
    options.flatMap(({ id: to }) => {
      const phones = [...after.votes.keys()].filter(
        (phone) => from !== to && before.votes.get(phone) === from && after.votes.get(phone) === to,
      );
      return phones.length === 0 ? [] : [{ from, to, phones }];
    }),
  );
}

/** The vote on the same question before this one; undefined if there was none. */
export function voteBefore(ballots: readonly Ballot[], ballot: Ballot): Ballot | undefined {
  const at = ballots.findIndex(({ id }) => id === ballot.id);
  const earlier = at === -1 ? ballots : ballots.slice(0, at);
  return earlier.findLast(({ question }) => question.id === ballot.question.id);
}

/** What phones are told of it. `chosen`: by the phone that is told, if it is one. */
export function shownVote(ballot: Ballot, chosen?: string | null): VoteShown {
  const { id, question, state, right } = ballot;
  return {
    id,
    question: question.text,
    options: question.options,
    state,
    counts: state === 'closed' ? countsOf(ballot) : null,
    right,
    ...(chosen === undefined ? {} : { chosen }),
  };
}

/**
 * All closed votes as CSV (RFC 4180): a line for each vote of a phone, and one for hands counted. Nobody is named: voters are numbered in
 * the order of their first vote that is listed, by which one can follow a changed mind and find no person.
 */
export function csvOf(ballots: readonly Ballot[]): string {
  const voters = new Map<PhoneId, number>();
  const lines = [['vote', 'question', 'option', 'right', 'voter', 'count']];
  for (const [index, ballot] of ballots.filter(({ state }) => state === 'closed').entries()) {
    const { question, votes, byHand, right } = ballot;
    const line = (option: string, voter: string, count: number): string[] => [
      String(index + 1),
      question.text,
      question.options.find(({ id }) => id === option)?.text ?? option,
      right === null ? '' : right === option ? 'yes' : 'no',
      voter,
      String(count),
    ];
    // By option: the order in which phones voted would tell who sat where.
    for (const { id } of question.options) {
      for (const [phone, option] of votes) {
        if (option !== id) continue;
        if (!voters.has(phone)) voters.set(phone, voters.size + 1);
        lines.push(line(id, String(voters.get(phone)), 1));
      }
      if ((byHand[id] ?? 0) > 0) lines.push(line(id, '', byHand[id] ?? 0));
    }
  }
  return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** A spreadsheet takes a text that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
