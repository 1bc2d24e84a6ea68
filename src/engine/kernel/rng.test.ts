import { describe, expect, it } from 'vitest';
import { drawBetween, hash32, hashString } from './rng.ts';

describe('chance as integers', () => {
  it('the same words give the same number, in every browser', () => {
    expect([hash32(0), hash32(1), hash32(1, 2, 3)]).toEqual([2462723854, 920564995, 3299047535]);
    expect(hashString('client:A')).toBe(2463340823);
  });

  it('draws reach both ends of their range and every value between', () => {
    const seen = new Set<number>();
    for (let n = 0; n < 1000; n++) seen.add(drawBetween(2, 8, 42, n));
    expect([...seen].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('neighbouring words give unrelated numbers', () => {
    const low = Array.from({ length: 2000 }, (_, n) => hash32(7, n) & 1).reduce((a, b) => a + b, 0);
    expect(low).toBeGreaterThan(900);
    expect(low).toBeLessThan(1100);
  });
});
