import { describe, expect, it } from 'vitest';
import { fairness, type Fairness } from './fairness.ts';
import { stage, type Stage } from './testing/stage.ts';

describe('fairness', () => {
  it('of a line: who asks first holds first, nobody is overtaken', () => {
    const world = stage('predecessor-lock', 4, { holdMs: '50', rounds: '2' }).settle();
    const fair = fairnessOf(world);
    expect(fair).toMatchObject({ holds: 8, overtakings: 0 });
    expect(fair.attempts.map(({ number, held }) => held?.rank === number)).toEqual(Array(8).fill(true));
  });

  it('of a herd: the quickest client holds, and others who asked before are overtaken', () => {
    const world = stage('herd-lock', 6, { holdMs: '200', rounds: '2', arrival: 'together' }).settle();
    const fair = fairnessOf(world);
    expect(fair.holds).toBe(12);
    expect(fair.overtakings).toBeGreaterThan(0);
    expect(fair.overtakings).toBe(inversions(fair));
  });

  it('does not count one who died waiting as overtaken', () => {
    const world = stage('predecessor-lock', 3).settle();
    world.give({ type: 'killClient', client: 'client:B' }).settle();
    world.give({ type: 'release', client: 'client:A' }).settle();
    const [, b, c] = fairnessOf(world).attempts;
    expect(b).toMatchObject({ client: 'client:B', held: null });
    expect(b?.left).not.toBeNull();
    expect(c?.held).toMatchObject({ rank: 2, overtook: 0 });
  });

  it('counts one who still waits as overtaken at once', () => {
    const world = stage('herd-lock', 5, { rounds: '1' }).settle();
    for (let round = 0; round < 3; round++) world.give({ type: 'release', client: 'role:holder' }).settle();
    const fair = fairnessOf(world);
    const waiting = fair.attempts.filter(({ held }) => held === null);
    expect(waiting).toHaveLength(1);
    expect(fair.overtakings).toBe(inversions(fair));
  });

  it('tells the newest attempts one by one, and counts all', () => {
    const { simulation, line } = stage('predecessor-lock', 4, { holdMs: '50', rounds: '3' }).settle();
    const newest = fairness(simulation.trace, line, simulation.steps, 5);
    expect(newest.attempts.map(({ number }) => number)).toEqual([8, 9, 10, 11, 12]);
    expect(newest).toMatchObject({ count: 12, holds: 12 });
  });

  it('is told up to the step asked for', () => {
    const world = stage('predecessor-lock', 3).settle();
    const step = world.simulation.steps;
    world.give({ type: 'release', client: 'client:A' }).settle();
    expect(fairness(world.simulation.trace, world.line, step, 100).holds).toBe(1);
  });
});

/** Pairs out of order, counted one by one: the later one held, and the earlier one not before it. */
function inversions({ attempts }: Fairness): number {
  let count = 0;
  for (const [at, later] of attempts.entries()) {
    const { held } = later;
    if (held === null) continue;
    const earlier = attempts.slice(0, at);
    count += earlier.filter(({ held: other }) => other === null || other.rank > held.rank).length;
  }
  return count;
}

function fairnessOf({ simulation, line }: Stage): Fairness {
  return fairness(simulation.trace, line, simulation.steps, 100);
}
