import { describe, expect, it } from 'vitest';
import type { WheelSession } from '../../select/sessionWheel.ts';
import { bucketTimes } from './bucketTimes.ts';

describe('the times around the wheel', () => {
  it('are the ends of all buckets to come where there is room', () => {
    expect(bucketTimes(wheel(8, [6000, 8000, 8000]), 2000, 12)).toEqual([
      4000, 6000, 8000, 10_000, 12_000, 14_000, 16_000, 18_000,
    ]);
  });

  it('of a large wheel are those of every other bucket, and that of each session', () => {
    const times = bucketTimes(wheel(24, [34_000]), 2000, 12);
    expect(times).toContain(34_000);
    expect(times).not.toContain(32_000);
    expect(times).not.toContain(36_000);
    expect(times).toContain(28_000);
    expect(times.length).toBeLessThanOrEqual(12);
  });

  it('keep that of a session that is due until it is swept', () => {
    const times = bucketTimes(wheel(8, [4000]), 4000, 12);
    expect(times).toContain(4000);
    expect(times).not.toContain(20_000);
  });
});

function wheel(slots: number, ends: readonly number[]) {
  const sessions = ends.map((expiresAtMs, at): WheelSession => ({
    id: `0x${at}`,
    client: null,
    timeoutMs: 4000,
    expiresAtMs,
    lastTouchedAtMs: 0,
    state: 'open',
    at: null,
    keeper: 'server:1',
    scope: 'global',
  }));
  return { slots, tickMs: 2000, sessions };
}
