import { describe, expect, it } from 'vitest';
import {
  askedPhones,
  castVote,
  changesOfMind,
  closeBallot,
  countByHand,
  countsOf,
  csvOf,
  markRight,
  openBallot,
  shownVote,
  voteBefore,
  withoutVote,
  type Ballot,
} from './ballot.ts';

const QUESTION = {
  id: 'q',
  text: 'How many wake, “all” or one?',
  options: [
    { id: 'all', text: 'all, at once' },
    { id: 'one', text: '=1+1' },
  ],
};

function voted(id: string, votes: Readonly<Record<number, string>>): Ballot {
  return Object.entries(votes).reduce(
    (ballot, [phone, option]) => castVote(ballot, Number(phone), { vote: id, option }),
    openBallot(id, QUESTION),
  );
}

describe('a vote', () => {
  it('counts once for each phone, the first time, while it is open', () => {
    const first = voted('v1', { 1: 'all', 2: 'one' });
    expect(castVote(first, 1, { vote: 'v1', option: 'one' })).toBe(first);
    expect(castVote(first, 3, { vote: 'v0', option: 'one' })).toBe(first);
    expect(castVote(first, 3, { vote: 'v1', option: 'none' })).toBe(first);
    expect(castVote(first, 3, { vote: 'v1', option: '__proto__' })).toBe(first);
    const closed = closeBallot(first);
    expect(castVote(closed, 3, { vote: 'v1', option: 'one' })).toBe(closed);
    expect(countsOf(closed)).toEqual({ all: 1, one: 1 });
  });

  it('shows no counts before it is closed', () => {
    const open = voted('v1', { 1: 'all' });
    expect(shownVote(open).counts).toBeNull();
    expect(shownVote(closeBallot(open), 'all')).toMatchObject({ counts: { all: 1, one: 0 }, chosen: 'all' });
  });

  it('takes hands that were counted beside the phones', () => {
    const both = countByHand(countByHand(voted('v1', { 1: 'one' }), 'one', 12), 'all', -3);
    expect(countsOf(both)).toEqual({ all: 0, one: 13 });
    expect(countsOf(countByHand(both, 'one', Number.NaN))).toEqual({ all: 0, one: 1 });
  });

  it('of a removed phone is gone', () => {
    expect(countsOf(withoutVote(voted('v1', { 1: 'all', 2: 'all' }), 2))).toEqual({ all: 1, one: 0 });
  });
});

it('a phone that has left is not waited for, unless its vote is in', () => {
  const phones = [1, 2, 3].map((phone) => ({ phone, name: '', isReachable: phone === 1 }));
  expect(askedPhones(voted('v1', { 2: 'all' }), phones)).toBe(2);
});

it('the next vote on a question tells who has changed her mind', () => {
  const before = voted('v1', { 1: 'all', 2: 'all', 3: 'one', 4: 'one' });
  const after = voted('v2', { 1: 'one', 2: 'all', 3: 'one', 5: 'one' });
  expect(changesOfMind(before, after)).toEqual([{ from: 'all', to: 'one', phones: [1] }]);
  expect(voteBefore([before, after], after)).toBe(before);
  expect(voteBefore([before], after)).toBe(before);
  expect(voteBefore([before, after], before)).toBeUndefined();
});

it('CSV has the votes without names, and nothing that a spreadsheet runs', () => {
  const first = markRight(closeBallot(voted('v1', { 7: 'one', 9: 'all' })), 'all');
  const second = countByHand(closeBallot(voted('v2', { 7: 'all' })), 'one', 2);
  expect(csvOf([first, second, openBallot('v3', QUESTION)]).split('\r\n')).toEqual([
    'vote,question,option,right,voter,count',
    '1,"How many wake, “all” or one?","all, at once",yes,1,1',
    '1,"How many wake, “all” or one?",\'=1+1,no,2,1',
    '2,"How many wake, “all” or one?","all, at once",,2,1',
    '2,"How many wake, “all” or one?",\'=1+1,,,2',
    '',
  ]);
});
