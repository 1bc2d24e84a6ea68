import { describe, expect, it } from 'vitest';
import { Coverage } from './coverage.ts';
import { fuzzRun } from './fuzzRun.ts';
import { UNIVERSE } from './universe.ts';

describe('the coverage of a fuzz run', () => {
  const coverage = new Coverage();
  for (const seed of [4, 6]) fuzzRun(seed, { servers: null, assumptions: 'inside', coverage });
  const lines = coverage.report();

  it('counts what was reached in every area', () => {
    const counts = lines.filter((line) => line.endsWith(' reached'));
    expect(counts).toHaveLength(Object.keys(UNIVERSE).length);
    expect(counts.filter((line) => line.includes(': 0 of'))).toEqual([]);
  });

  it('knows all that was reached', () => {
    expect(lines.filter((line) => line.includes('unlisted'))).toEqual([]);
  });

  it('has every kind of request reach a server within a few seeds', () => {
    expect(lines).toContain(
      `requests: ${Object.keys(UNIVERSE.requests).length} of ${Object.keys(UNIVERSE.requests).length} reached`,
    );
  });

  it('never reaches what is said to be out of reach', () => {
    const never = lines.filter((line) => line.startsWith('  never'));
    const reasons = Object.values(UNIVERSE).flatMap((all) =>
      Object.values<string | null>(all).filter((reach) => reach !== null),
    );
    const unreached = reasons.filter((reason) => never.some((line) => line.endsWith(`: ${reason}`)));
    expect(new Set(unreached)).toEqual(new Set(reasons));
  });

  it('says why, or that nobody knows why', () => {
    const report = new Coverage().report({ packets: { SYNC: null, verdict: 'nothing is guarded' } });
    expect(report).toEqual([
      'packets: 0 of 2 reached',
      '  never SYNC: no reason is known; more seeds may reach it',
      '  never verdict: nothing is guarded',
    ]);
  });
});
