import { describe, expect, it } from 'vitest';
import { ensemble, type Ensemble } from '../../src/engine/testing/ensemble.ts';
import type { InvariantId } from '../../src/engine/invariants/invariant.ts';

const PROMISED: readonly InvariantId[] = ['I-12e', 'I-15', 'I-16', 'I-17'];
const FAST = { tickTimeMs: 500 };

describe('where one vote decides', () => {
  it('an ensemble that is whole elects and writes as ever', () => {
    const e = ensemble(5, { quorum: 'oneVote', config: FAST, invariants: PROMISED });
    expect(e.modes()).toEqual(['follower', 'follower', 'follower', 'follower', 'leader']);
    const client = e.open(1);
    expect(client.create('/a', 'x')).toMatch(/^Ok/);
    expect(e.pass(5000).sim.violations).toEqual([]);
  });

  it('[I-15] either side of a partition has a leader that commits, and what one of them acknowledged is lost', () => {
    const e = parted('oneVote');
    expect(leadersOf(e)).toEqual([2, 5]);
    expect(e.open(1).create('/here', '')).toMatch(/^Ok/);
    expect(e.open(4).create('/there', '')).toMatch(/^Ok/);
    e.give({ type: 'healAll' });
    e.pass(10_000);
    expect(leadersOf(e)).toEqual([2, 5]);
    // Nobody has to give way, until one of the two is gone: its side then takes over the history of the other.
    e.crash(5);
    e.pass(10_000);
    expect(leadersOf(e)).toEqual([2]);
    expect(e.open(4).get('/there')).toBe('NoNode');
    expect(broken(e)).toContain('I-15');
  });

  it('with majorities the same partition leaves one leader and no breach', () => {
    const e = parted('majority');
    expect(leadersOf(e)).toEqual([5]);
    expect(e.open(4).create('/there', '')).toMatch(/^Ok/);
    e.give({ type: 'healAll' });
    e.pass(10_000);
    e.crash(5);
    e.pass(10_000);
    e.start(5);
    e.pass(10_000);
    expect(broken(e)).toEqual([]);
  });
});

/** Servers 1 and 2 on one side, 3, 4 and 5 on the other. */
function parted(quorum: 'majority' | 'oneVote'): Ensemble {
  const e = ensemble(5, { quorum, config: FAST, invariants: PROMISED });
  e.isolate(1, 2);
  return e.pass(10_000);
}

function leadersOf(e: Ensemble): readonly number[] {
  return e.modes().flatMap((mode, at) => (mode === 'leader' ? [at + 1] : []));
}

function broken(e: Ensemble): readonly InvariantId[] {
  return [...new Set(e.sim.violations.map(({ invariant }) => invariant))].toSorted();
}
