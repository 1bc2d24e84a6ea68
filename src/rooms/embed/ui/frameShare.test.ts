import { describe, expect, it } from 'vitest';
import { frameShare } from './frameShare.ts';

/** How many of `count` frames are drawn, each `tookMs` after the one before. */
function drawn(
  isOurs: (nowMs: number) => boolean,
  clock: { ms: number },
  count: number,
  tookMs: number,
): number {
  let ours = 0;
  for (let frame = 0; frame < count; frame++) {
    clock.ms += tookMs;
    if (isOurs(clock.ms)) ours++;
  }
  return ours;
}

describe('an embed’s share of its page’s frames', () => {
  it('is all of them while they come in time', () => {
    expect(drawn(frameShare(), { ms: 0 }, 600, 16.7)).toBe(600);
  });

  it('shrinks to a third where they come late, and no further', () => {
    const isOurs = frameShare();
    const clock = { ms: 0 };
    drawn(isOurs, clock, 90, 33.3);
    expect(drawn(isOurs, clock, 600, 33.3)).toBe(200);
  });

  it('is all of them again after ten seconds in time', () => {
    const isOurs = frameShare();
    const clock = { ms: 0 };
    drawn(isOurs, clock, 30, 33.3);
    expect(drawn(isOurs, clock, 60, 16.7)).toBe(30);
    drawn(isOurs, clock, 600, 16.7);
    expect(drawn(isOurs, clock, 60, 16.7)).toBe(60);
  });

  it('does not shrink by pauses', () => {
    const isOurs = frameShare();
    const clock = { ms: 0 };
    for (let pause = 0; pause < 60; pause++) drawn(isOurs, clock, 1, 5000);
    expect(drawn(isOurs, clock, 60, 16.7)).toBe(60);
  });
});
