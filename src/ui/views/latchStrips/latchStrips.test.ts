import { describe, expect, it } from 'vitest';
import { latchStrips, type LatchStrip } from './latchStrips.ts';
import { stage, type Stage } from '../../select/testing/stage.ts';

describe('what a latch hears', () => {
  it('is one long CONNECTED while nothing happens', () => {
    const strips = stripsOf(stage('leader-latch', 3).settle());
    expect(strips.map(({ states }) => states.map(({ state }) => state))).toEqual([
      ['CONNECTED'],
      ['CONNECTED'],
      ['CONNECTED'],
    ]);
    expect(strips.map(({ remade }) => remade)).toEqual([0, 0, 0]);
  });

  it('is SUSPENDED when its link is cut, LOST when the session must be over, RECONNECTED after that', () => {
    const world = stage('leader-latch', 2).settle();
    world.give({ type: 'cutClientLink', client: 'client:A' }).until(15_000);
    world.give({ type: 'healClientLink', client: 'client:A' }).until(25_000);
    const [a, b] = stripsOf(world);
    expect(a?.states.map(({ state, mood }) => [state, mood])).toEqual([
      ['CONNECTED', 'up'],
      ['SUSPENDED', 'doubt'],
      ['LOST', 'over'],
      ['RECONNECTED', 'up'],
    ]);
    expect(a?.remade).toBe(1);
    expect(b?.states.map(({ state }) => state)).toEqual(['CONNECTED']);
    for (const [at, { to }] of (a?.states ?? []).slice(0, -1).entries())
      expect(to).toEqual(a?.states[at + 1]?.from);
  });

  it('of a plain Java client is what its watchers are told', () => {
    const world = stage('predecessor-lock', 2).settle();
    const [, b] = stripsOf(world.give({ type: 'expireSession', client: 'client:B' }).until(9000));
    expect(b?.states.map(({ state }) => state)).toEqual(['SyncConnected', 'Disconnected', 'Expired']);
  });

  it('does not count the first znodes of ten latches as made again', () => {
    const world = stage('leader-latch', 1, { version: '4.0.1', latches: '10' }).settle();
    expect(stripsOf(world)[0]?.remade).toBe(0);
  });

  it('ends with its process', () => {
    const world = stage('leader-latch', 2).settle().give({ type: 'killClient', client: 'client:A' });
    expect(stripsOf(world)[0]?.states.at(-1)?.to).not.toBeNull();
  });
});

function stripsOf({ simulation, world, line }: Stage): readonly LatchStrip[] {
  return latchStrips(simulation.trace, [...world().clients.keys()], line, simulation.steps);
}
