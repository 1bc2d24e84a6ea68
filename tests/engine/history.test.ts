import { describe, expect, it } from 'vitest';
import { why } from '../../src/engine/index.ts';
import { textOf } from './digest.ts';
import { busyWorld, giveAt, lockWorld } from './worlds.ts';

describe('looking back', () => {
  it('a world of the past is what the world was then, field by field', () => {
    const sim = busyWorld();
    const seen = new Map<number, string>();
    while (sim.steps < 3000) {
      sim.step();
      if (sim.steps % 97 === 0) seen.set(sim.steps, textOf(sim.world));
    }
    for (const step of [...seen.keys()].toReversed())
      expect(textOf(sim.worldAt(step)), `step ${step}`).toBe(seen.get(step));
  });

  it('10,000 steps later a world of the past has not changed', () => {
    const sim = busyWorld();
    while (sim.steps < 2000) sim.step();
    const then = sim.worldAt(1500);
    const text = textOf(then);
    while (sim.steps < 12_000) sim.step();
    expect(textOf(then)).toBe(text);
    expect(textOf(sim.worldAt(1500))).toBe(text);
  });

  it('what is read in passing is what was, and changes no world that was given away', () => {
    const sim = busyWorld();
    const seen = [textOf(sim.world)];
    while (sim.steps < 600) {
      sim.step();
      seen.push(textOf(sim.world));
    }
    const then = sim.worldAt(300);
    for (const step of [...seen.keys(), 299, 300, 600, 0])
      expect(sim.readAt(step, textOf), `step ${step}`).toBe(seen[step]);
    expect(textOf(then)).toBe(seen[300]);
    expect(textOf(sim.world)).toBe(seen[600]);
  });

  it('looks through commands as they were given', () => {
    const sim = lockWorld();
    giveAt(sim, 3000, { type: 'killClient', client: 'role:holder' });
    giveAt(sim, 4000, { type: 'pauseClient', client: 'client:C' });
    giveAt(sim, 5000, { type: 'cutClientLink', client: 'client:D' });
    giveAt(sim, 15_000, { type: 'resumeClient', client: 'client:C' });
    giveAt(sim, 16_000, { type: 'restartServer', server: 'server:1' });
    giveAt(sim, 18_000, { type: 'addClient' });
    sim.runUntil(25_000);
    const steps = [10, 200, 260, 300, 400, sim.steps - 40, sim.steps - 1];
    const again = lockWorld();
    for (const given of sim.commands) {
      while (again.steps < given.afterStep) again.step();
      again.give(given.command, given.atMs);
    }
    again.runUntil(25_000);
    expect(again.hash()).toBe(sim.hash());
    for (const step of steps) expect(textOf(sim.worldAt(step))).toBe(textOf(again.worldAt(step)));
  });

  it('a fork goes on exactly as the run it was taken from, programs included', () => {
    const sim = busyWorld({ scenario: 'predecessor-lock' });
    while (sim.steps < 4000) sim.step();
    for (const step of [0, 1, 57, 800, 2222, 3999]) {
      const fork = sim.forkAt(step);
      expect(fork.steps).toBe(step);
      while (fork.steps < 4000) fork.step();
      expect(fork.hash(), `forked after step ${step}`).toBe(sim.hash());
      expect(fork.violations).toEqual(sim.violations);
    }
  });

  it('a fork that is told otherwise leaves the run it was taken from as it was', () => {
    const sim = lockWorld();
    sim.runUntil(6000);
    const before = [sim.hash(), sim.steps, textOf(sim.world)];
    const fork = sim.forkAt(sim.lastStepAt(3000));
    fork.give({ type: 'killClient', client: 'role:holder' });
    fork.runUntil(20_000);
    expect(fork.trace.some((record) => record.kind === 'session.expired')).toBe(true);
    expect([sim.hash(), sim.steps, textOf(sim.world)]).toEqual(before);
    expect(sim.trace.some((record) => record.kind === 'session.expired')).toBe(false);
  });

  it('times and steps find one another', () => {
    const sim = busyWorld();
    while (sim.steps < 1000) sim.step();
    for (const timeMs of [0, 1, 50, 133, sim.nowMs]) {
      const step = sim.lastStepAt(timeMs);
      expect(sim.timeAt(step)).toBeLessThanOrEqual(timeMs);
      expect(step === sim.steps ? Infinity : sim.timeAt(step + 1)).toBeGreaterThan(timeMs);
    }
  });
});

describe('why', () => {
  it('walks from a wake-up back to the click that killed the holder', () => {
    const sim = lockWorld({ scenario: 'predecessor-lock' });
    giveAt(sim, 3000, { type: 'killClient', client: 'role:holder' });
    sim.runUntil(12_000);
    const woke = sim.trace.find(
      (record) => record.kind === 'callback.run' && record.event.type === 'NodeDeleted',
    );
    const kinds = why(sim.trace, woke?.seq ?? 0).map((record) => record.kind);
    expect(kinds[0] === 'command.given' || kinds[1] === 'command.given').toBe(true);
    expect(kinds).toEqual(
      expect.arrayContaining([
        'session.expired',
        'txn.applied',
        'watch.fired',
        'event.delivered',
        'callback.run',
      ]),
    );
    expect(kinds.at(-1)).toBe('callback.run');
  });

  it('causes always lie before what they caused', () => {
    const sim = busyWorld();
    while (sim.steps < 2000) sim.step();
    for (const record of sim.trace) for (const cause of record.causes) expect(cause).toBeLessThan(record.seq);
  });
});
