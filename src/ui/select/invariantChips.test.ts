import { expect, it } from 'vitest';
import type { Violation } from '../../engine/index.ts';
import { invariantChips } from './invariantChips.ts';

const WATCHED = { invariants: ['I-1', 'I-7'], expected: ['I-7'] } as const;

function violation(invariant: Violation['invariant'], step: number, until: number | null): Violation {
  return { invariant, step, until, timeMs: step, clients: [], path: null, count: 2, records: [] };
}

function stateOf(id: string, violations: readonly Violation[], step: number): string | undefined {
  return invariantChips(violations, step, WATCHED).find((chip) => chip.id === id)?.state;
}

it('A promise that is not watched is neither kept nor broken', () => {
  expect(stateOf('I-6', [], 10)).toBe('unwatched');
});

it('A lasting breach is red from its step until it is mended, and remembered after', () => {
  const breach = [violation('I-1', 10, 20)];
  expect([9, 10, 19, 20, 30].map((step) => stateOf('I-1', breach, step))).toEqual([
    'holds',
    'broken',
    'broken',
    'mended',
    'mended',
  ]);
});

it('A breach that is not mended yet stays red', () => {
  expect(stateOf('I-1', [violation('I-1', 10, null)], 500)).toBe('broken');
});

it('An act that broke a promise cannot be undone', () => {
  expect(stateOf('I-7', [violation('I-7', 10, 10)], 500)).toBe('broken');
});

it('Breaches are counted up to the step that is looked at', () => {
  const breaches = [violation('I-7', 10, 10), violation('I-7', 20, 20), violation('I-7', 30, 30)];
  const chip = invariantChips(breaches, 25, WATCHED).find(({ id }) => id === 'I-7');
  expect(chip).toMatchObject({ breaches: 2, expected: true, violation: breaches[1] });
});

it('A scene that has no lock shows no promises of one', () => {
  expect(invariantChips([], 10, { invariants: [], expected: [] })).toEqual([]);
});

it('What is watched but not claimed is there to be known', () => {
  const chips = invariantChips([violation('I-7', 10, 10)], 20, { ...WATCHED, claims: ['I-1'] });
  const claimed = (id: string) => chips.find((chip) => chip.id === id);
  expect(claimed('I-1')).toMatchObject({ isClaimed: true, state: 'holds' });
  expect(claimed('I-7')).toMatchObject({ isClaimed: false, state: 'broken', breaches: 1 });
  expect(claimed('I-6')).toMatchObject({ isClaimed: false, state: 'unwatched' });
});

it('Without a word on claims all that is watched is claimed', () => {
  const claimed = invariantChips([], 10, WATCHED).filter(({ isClaimed }) => isClaimed);
  expect(claimed.map(({ id }) => id)).toEqual(['I-1', 'I-7']);
});

it('Several invariants of the maker’s own have a chip each once more than one is broken', () => {
  const own = (program: string, step: number): Violation => ({
    ...violation('I-40', step, null),
    said: { text: program, line: 1, program },
  });
  const chips = (step: number) =>
    invariantChips([own('first', 10), own('second', 20)], step, { invariants: ['I-40'], expected: [] }).map(
      ({ key, state, violation: told }) => [key, state, told?.said?.text ?? null],
    );
  expect(chips(5)).toEqual([['I-40', 'holds', null]]);
  expect(chips(15)).toEqual([['I-40 first', 'broken', 'first']]);
  expect(chips(25)).toEqual([
    ['I-40 first', 'broken', 'first'],
    ['I-40 second', 'broken', 'second'],
  ]);
});

it('Several invariants of the maker’s own that are known have a chip each, whether they hold or not', () => {
  const ownChecks = ['invariantA', 'invariantB', 'invariantC'].map((name) => ({ part: { name } }));
  const broken: Violation = {
    ...violation('I-40', 10, null),
    said: { text: '', line: 1, name: 'invariantB' },
  };
  const chips = (step: number) =>
    invariantChips([broken], step, { invariants: ['I-40'], expected: [], ownChecks }).map(
      ({ key, part, state }) => [key, part.name, state],
    );
  expect(chips(5).map(([, , state]) => state)).toEqual(['holds', 'holds', 'holds']);
  expect(chips(15)).toEqual([
    ['I-40 invariantA', 'invariantA', 'holds'],
    ['I-40 invariantB', 'invariantB', 'broken'],
    ['I-40 invariantC', 'invariantC', 'holds'],
  ]);
});
