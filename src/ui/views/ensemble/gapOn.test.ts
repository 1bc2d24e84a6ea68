import { expect, it } from 'vitest';
import { straight } from '../../draw/board/geometry.ts';
import { gapOn } from './gapOn.ts';

const WAY = straight({ x: 0, y: 0 }, { x: 1000, y: 0 });

it('a gap is in the middle of its way, unless a server stands there', () => {
  expect(gapOn(WAY, [], [])).toBe(0.5);
  expect(gapOn(WAY, [{ x: 500, y: 60, w: 200, h: 60 }], [])).toBe(0.5);
  expect(gapOn(WAY, [{ x: 500, y: 10, w: 200, h: 60 }], [])).toBe(0.36);
});

it('nor are its bars at both sides of a client that the way passes', () => {
  expect(gapOn(WAY, [], [{ x: 500, y: 8, r: 15 }])).toBe(0.36);
  expect(gapOn(WAY, [{ x: 500, y: -40, w: 200, h: 60 }], [{ x: 360, y: 10, r: 15 }])).toBe(0.5);
});
