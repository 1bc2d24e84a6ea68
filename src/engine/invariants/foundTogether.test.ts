import { expect, test } from 'vitest';
import { FoundTogether } from './foundTogether.ts';
import type { InvariantId, Violation } from './invariant.ts';

const HERE = [found('I-4', 3), found('I-4', 9)];
const ELSEWHERE = [found('I-40', 3), { ...found('I-40', 5), until: 7 }];

test('stand by step, and of one step in the order in which invariants were switched on', () => {
  const list = new FoundTogether(['I-40', 'I-4']).after(9, HERE, ELSEWHERE);
  expect(list.map(({ invariant, step }) => [invariant, step])).toEqual([
    ['I-40', 3],
    ['I-4', 3],
    ['I-40', 5],
    ['I-4', 9],
  ]);
});

test('what is found or mended elsewhere later is not known yet', () => {
  const together = new FoundTogether(['I-4', 'I-40']);
  const untils = (step: number) => together.after(step, [], ELSEWHERE).map(({ until }) => until);
  expect([untils(4), untils(6), untils(7)]).toEqual([[null], [null, null], [null, 7]]);
});

test('the list stays the same one until something is found or mended', () => {
  const together = new FoundTogether(['I-4', 'I-40']);
  const list = together.after(3, HERE, ELSEWHERE);
  expect(together.after(4, HERE, ELSEWHERE)).toBe(list);
  expect(together.after(5, HERE, ELSEWHERE)).not.toBe(list);
});

function found(invariant: InvariantId, step: number): Violation {
  return {
    invariant,
    clients: [],
    path: null,
    count: 0,
    records: [],
    step,
    timeMs: step,
    until: null,
  };
}
