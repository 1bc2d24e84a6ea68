import { expect, it } from 'vitest';
import type { Attempt } from '../../select/fairness.ts';
import { slopesOf } from './slopes.ts';

it('Who is served in the order of asking has a straight line', () => {
  const { shown } = slopesOf([attempt(1, 1), attempt(2, 2), attempt(3, null)], 10);
  expect(shown.map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [1, 1],
    [2, null],
  ]);
});

it('Who overtakes crosses the line of the one overtaken, also of one who still waits', () => {
  const { shown } = slopesOf([attempt(1, null), attempt(2, 1), attempt(3, 2)], 10);
  expect(shown.map(({ from, to }) => [from, to])).toEqual([
    [0, null],
    [1, 0],
    [2, 1],
  ]);
});

it('Who left unserved bends nobody’s line', () => {
  const left = { ...attempt(2, null), left: { step: 9, timeMs: 9 } };
  const { shown } = slopesOf([attempt(1, 1), left, attempt(3, 2)], 10);
  expect(shown.map(({ to }) => to)).toEqual([0, null, 2]);
});

it('Of more attempts than there is room for the newest are shown, the others counted, and half make way at a time', () => {
  const all = Array.from({ length: 30 }, (_, at) => attempt(at + 1, at + 1));
  const { shown, earlier } = slopesOf(all, 8);
  expect(earlier).toBe(24);
  expect(shown.map(({ attempt: { number }, from, to }) => [number, from === to])).toEqual(
    Array.from({ length: 6 }, (_, at) => [at + 25, true]),
  );
  expect([27, 28, 29].map((count) => slopesOf(all.slice(0, count), 8).earlier)).toEqual([20, 20, 24]);
});

function attempt(number: number, rank: number | null): Attempt {
  const instant = { step: number, timeMs: number };
  const held = rank === null ? null : { ...instant, rank, overtook: 0 };
  return { number, client: 'client:A', asked: instant, held, left: null };
}
