import { describe, expect, it } from 'vitest';
import { believersAt, beliefBars, isTrueAt, type BeliefBars } from './beliefBars.ts';
import { lengthMs } from './span.ts';
import { stage, type Stage } from './testing/stage.ts';

describe('belief and truth', () => {
  it('go together while nothing is wrong: one lane each, one after the other', () => {
    const world = stage('predecessor-lock', 3).settle();
    world.give({ type: 'release', client: 'role:holder' }).settle();
    const bars = barsOf(world);
    expect(bars.lanes.map(({ client, beliefs, truths }) => [client, beliefs.length, truths.length])).toEqual([
      ['client:A', 1, 1],
      ['client:B', 1, 1],
      ['client:C', 0, 0],
    ]);
    expect(bars.overlaps).toEqual([]);
    const [a, b] = bars.lanes;
    expect(a?.truths[0]?.from.step).toBeLessThan(a?.beliefs[0]?.from.step ?? 0);
    expect(b?.beliefs[0]?.to).toBeNull();
    expect(names(believersAt(bars, world.simulation.steps))).toEqual(['client:B']);
  });

  it('part when a client dies: its belief ends at once, its znode stays until the session expires', () => {
    const world = stage('predecessor-lock', 2).settle();
    const killedAtMs = world.simulation.nowMs;
    const [a] = barsOf(world.give({ type: 'killClient', client: 'client:A' }).settle()).lanes;
    expect(a?.beliefs[0]?.to?.timeMs).toBe(killedAtMs);
    expect(a?.truths[0]?.to?.timeMs).toBeGreaterThan(killedAtMs + 2000);
  });

  it('contradict each other while a paused holder has lost its session: two believe at once', () => {
    const world = stage('predecessor-lock', 3).settle();
    world.give({ type: 'pauseClient', client: 'client:A' }).until(12_000);
    const paused = barsOf(world);
    const [overlap] = paused.overlaps;
    expect(overlap?.lanes).toEqual(['client:A', 'client:B']);
    expect(overlap?.to).toBeNull();
    const [a, b] = believersAt(paused, world.simulation.steps);
    expect([a, b].map((lane) => lane !== undefined && isTrueAt(lane, world.simulation.steps))).toEqual([
      false,
      true,
    ]);
    world.give({ type: 'resumeClient', client: 'client:A' }).until(14_000);
    const [ended] = barsOf(world).overlaps;
    expect(ended?.to).not.toBeNull();
    expect(lengthMs(ended ?? { from: { step: 0, timeMs: 0 }, to: null }, 0)).toBeGreaterThan(1000);
  });

  it('overlap exactly where the promise of one believer is broken', () => {
    const world = stage('herd-lock', 4).settle();
    world.give({ type: 'pauseClient', client: 'role:holder' }).until(12_000);
    world.give({ type: 'resumeClient', client: 'client:A' }).until(20_000);
    const broken = world.simulation.violations.filter(({ invariant }) => invariant === 'I-1');
    expect(barsOf(world).overlaps.map(({ from, to }) => [from.step, to?.step ?? null])).toEqual(
      broken.map(({ step, until }) => [step, until]),
    );
    expect(broken).toHaveLength(1);
  });

  it('are told up to the step asked for, not beyond it', () => {
    const world = stage('predecessor-lock', 2).settle();
    const before = world.simulation.steps;
    world.give({ type: 'release', client: 'client:A' }).settle();
    const bars = beliefBars(
      world.simulation.trace,
      [...world.world().clients.keys()],
      () => world.line,
      before,
    );
    expect(bars.lanes.map(({ beliefs }) => beliefs.map(({ to }) => to))).toEqual([[null], []]);
  });
});

function barsOf({ simulation, world, line }: Stage): BeliefBars {
  return beliefBars(simulation.trace, [...world().clients.keys()], () => line, simulation.steps);
}

function names(lanes: BeliefBars['lanes']): readonly string[] {
  return lanes.map(({ client }) => client);
}
