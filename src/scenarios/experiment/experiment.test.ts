import { describe, expect, it } from 'vitest';
import type { Command } from '../../engine/index.ts';
import { findScenario } from '../catalogue.ts';
import { Experiment, MAX_BRANCHES } from './experiment.ts';
import { recipeBook } from '../recipeBook.ts';
import type { ScenarioChoice } from '../scenario/scenario.ts';

const KILL_HOLDER: Command = { type: 'killClient', client: 'role:holder' };
const PAUSE_B: Command = { type: 'pauseClient', client: 'client:B' };

describe('twin worlds', () => {
  it('take their steps in order of time, of two at the same time the left one first', () => {
    const twins = experiment(choice('herd-lock'), choice('herd-lock'));
    twins.runUntil(500, 10_000);
    for (let step = 1; step <= twins.steps; step++) {
      expect(twins.timeAt(step)).toBeGreaterThanOrEqual(twins.timeAt(step - 1));
      const [left = 0, right = 0] = twins.moment(step).worldSteps;
      expect(left).toBeGreaterThanOrEqual(right);
      const isEndOfMillisecond = twins.timeAt(step + 1) > twins.timeAt(step);
      expect(isEndOfMillisecond && left !== right).toBe(false);
    }
  });

  it('of one scenario and seed are alike to the last record', () => {
    const twins = experiment(choice('herd-lock'), choice('herd-lock'));
    twins.runUntil(1000, 10_000);
    const [left, right] = twins.hashAt(twins.steps).split('.');
    expect(left).toBe(right);
  });

  it('know by which merged step each world had got how far', () => {
    const twins = opening();
    for (let step = 1; step <= twins.steps; step++) {
      for (const { side, record } of twins.recordsAt(step)) {
        expect(twins.momentOfWorldStep(side, record.step)?.step).toBe(step);
        expect(record.timeMs).toBe(twins.timeAt(step));
      }
    }
  });

  it('are given each command at the same time, as one merged step', () => {
    const twins = opening();
    const before = twins.head;
    expect(twins.give(KILL_HOLDER, before)).toEqual([null, null]);
    expect(twins.steps).toBe(before.step + 1);
    expect(twins.head.worldSteps).toEqual(before.worldSteps.map((steps) => steps + 1));
    const given = twins.recordsAt(twins.steps).filter(({ record }) => record.kind === 'command.given');
    expect(given.map(({ side }) => side)).toEqual([0, 1]);
  });

  it('may differ in what they refuse: it is recorded where it cannot be done', () => {
    const twins = opening();
    const refusals = twins.give({ type: 'killClient', client: 'role:nextInLine' }, twins.head);
    expect(refusals).toEqual(['nobodyInRole', null]);
    const kinds = twins.recordsAt(twins.steps).map(({ side, record }) => `${side} ${record.kind}`);
    expect(kinds).toContain('0 command.refused');
    expect(kinds).toContain('1 client.killed');
    expect(twins.commands.at(-1)?.refusals).toEqual(refusals);
  });

  it('stay as they are when both refuse', () => {
    const twins = opening();
    const { step } = twins.head;
    const command: Command = { type: 'resumeClient', client: 'client:B' };
    expect(twins.refusals(command, twins.head)).toEqual(['notPaused', 'notPaused']);
    expect(twins.give(command, { step: step - 5, timeMs: 0 })).toEqual(['notPaused', 'notPaused']);
    expect([twins.steps, twins.branches.length, twins.commands.length]).toEqual([step, 1, 0]);
  });
});

describe('a command', () => {
  it('may be given between two steps', () => {
    const twins = opening();
    const { step, timeMs } = twins.head;
    const nextMs = twins.nextAtMs() ?? 0;
    expect(nextMs).toBeGreaterThan(timeMs + 1);
    twins.give(PAUSE_B, { step, timeMs: timeMs + 1 });
    expect(twins.commands[0]).toMatchObject({ atMs: timeMs + 1, afterStep: step });
    expect(twins.timeAt(step + 1)).toBe(timeMs + 1);
    expect(twins.nextAtMs()).toBeGreaterThanOrEqual(timeMs + 1);
  });

  it('is never given before its step or after the next one', () => {
    const twins = opening();
    const { step, timeMs } = twins.head;
    const nextMs = twins.nextAtMs() ?? 0;
    twins.give(PAUSE_B, { step, timeMs: nextMs + 1000 });
    expect(twins.commands[0]?.atMs).toBe(nextMs);
    twins.give({ type: 'resumeClient', client: 'client:B' }, { step: twins.steps, timeMs: 0 });
    expect(twins.commands[1]?.atMs).toBe(nextMs);
    expect(timeMs).toBeLessThan(nextMs);
  });

  it('replaces what was simulated ahead and never shown', () => {
    const twins = opening();
    const { step, timeMs } = twins.head;
    const plain = opening();
    for (let ahead = 0; ahead < 300; ahead++) twins.simulateAhead();
    twins.give(PAUSE_B, { step, timeMs });
    plain.give(PAUSE_B, { step, timeMs });
    expect(twins.branches).toHaveLength(1);
    twins.runUntil(timeMs + 6000, 10_000);
    plain.runUntil(timeMs + 6000, 10_000);
    expect(twins.hashAt(twins.steps)).toBe(plain.hashAt(plain.steps));
  });
});

describe('acting in the past', () => {
  it('opens a branch and says where it left and by what', () => {
    const twins = opening();
    const original = twins.current;
    const at = twins.moment(twins.steps - 20);
    twins.give(PAUSE_B, at);
    expect(twins.branches).toHaveLength(2);
    expect(twins.branches[1]).toMatchObject({
      id: twins.current,
      parent: original,
      forkedAt: at,
      inherited: 0,
    });
    expect(twins.branches[1]?.openedBy).toMatchObject({ command: PAUSE_B, afterStep: at.step });
    expect(twins.steps).toBe(at.step + 1);
  });

  it('keeps the old future, which is found exactly as it was', () => {
    const twins = opening();
    twins.give(KILL_HOLDER, twins.head);
    twins.runUntil(twins.head.timeMs + 7000, 10_000);
    const original = twins.current;
    const was = { head: twins.head, hash: twins.hashAt(twins.steps), commands: twins.commands };
    const past = twins.moment(Math.floor(twins.steps / 2));
    twins.give(PAUSE_B, past);
    twins.runUntil(twins.head.timeMs + 9000, 10_000);
    expect(twins.hashAt(twins.steps)).not.toBe(was.hash);
    expect(twins.switchTo(original)).toBe(true);
    expect({ head: twins.head, hash: twins.hashAt(twins.steps), commands: twins.commands }).toEqual(was);
  });

  it('forgets a branch, and brings it back as it was with those that left it', () => {
    const twins = opening();
    const original = twins.current;
    twins.give(PAUSE_B, twins.moment(40));
    const first = twins.current;
    twins.runUntil(9000, 10_000);
    twins.give(KILL_HOLDER, twins.moment(twins.steps - 20));
    const was = twins.branches;
    expect(twins.removeBranch(twins.current)).toBe(null);
    expect(twins.removeBranch(original)).toBe(null);
    const bringBack = twins.removeBranch(first);
    expect(twins.branches.map(({ parent }) => parent)).toEqual([null, null]);
    expect(twins.switchTo(first)).toBe(false);
    bringBack?.();
    expect(twins.branches).toEqual(was);
    expect(twins.switchTo(first)).toBe(true);
  });

  it('brings a branch back once, and without a parent where that is not kept any more', () => {
    const twins = opening();
    const original = twins.current;
    twins.give(PAUSE_B, twins.moment(40));
    const first = twins.current;
    twins.runUntil(9000, 10_000);
    twins.give(KILL_HOLDER, twins.moment(twins.steps - 20));
    const second = twins.current;
    twins.switchTo(original);
    const bringBack = twins.removeBranch(second);
    twins.removeBranch(first);
    bringBack?.();
    bringBack?.();
    expect(twins.branches.map(({ id, parent }) => [id, parent])).toEqual([
      [original, null],
      [second, null],
    ]);
  });

  it('lets the old future go on as if nobody had left it', () => {
    const twins = opening();
    const plain = opening();
    const original = twins.current;
    twins.give(PAUSE_B, twins.moment(40));
    twins.runUntil(9000, 10_000);
    twins.switchTo(original);
    twins.runUntil(9000, 10_000);
    plain.runUntil(9000, 10_000);
    expect(twins.hashAt(twins.steps)).toBe(plain.hashAt(plain.steps));
  });

  it('inherits the commands before it and none after', () => {
    const twins = opening();
    twins.give(PAUSE_B, twins.head);
    twins.runUntil(twins.head.timeMs + 50, 10_000);
    const between = twins.head;
    twins.give({ type: 'resumeClient', client: 'client:B' }, between);
    twins.runUntil(twins.head.timeMs + 50, 10_000);
    twins.give(KILL_HOLDER, between);
    expect(twins.commands.map(({ command }) => command)).toEqual([PAUSE_B, KILL_HOLDER]);
    expect(twins.branches[1]?.inherited).toBe(1);
  });

  it('shares with the old future all that came before', () => {
    const twins = opening();
    const original = twins.current;
    twins.give(PAUSE_B, twins.moment(40));
    const first = twins.current;
    twins.runUntil(9000, 10_000);
    twins.give(KILL_HOLDER, twins.moment(100));
    expect(twins.stepShared(original, first)).toBe(40);
    expect(twins.stepShared(first, twins.current)).toBe(100);
    expect(twins.stepShared(original, twins.current)).toBe(40);
    expect(twins.stepShared(first, first)).toBeGreaterThan(100);
  });

  it('keeps a bounded number of branches, the original among them', () => {
    const twins = opening();
    const original = twins.current;
    const steps = twins.steps;
    for (let round = 0; round < 2 * MAX_BRANCHES; round++) {
      twins.switchTo(original);
      twins.give(PAUSE_B, twins.moment(steps - 1 - round));
    }
    const ids = twins.branches.map(({ id }) => id);
    expect(ids).toHaveLength(MAX_BRANCHES);
    expect(ids).toContain(original);
    expect(ids).toContain(twins.current);
    expect(twins.switchTo(2)).toBe(false);
  });
});

describe('a single world', () => {
  it('is an experiment as well', () => {
    const single = experiment(choice('predecessor-lock'));
    single.runUntil(3000, 10_000);
    expect(single.moment(single.steps).worldSteps).toEqual([single.steps]);
    expect(single.give(KILL_HOLDER, single.head)).toEqual([null]);
  });

  it('runs as it does beside another', () => {
    const single = experiment(choice('predecessor-lock'));
    const twins = experiment(choice('herd-lock'), choice('predecessor-lock'));
    single.runUntil(3000, 10_000);
    twins.runUntil(3000, 10_000);
    expect(twins.hashAt(twins.steps).split('.')[1]).toBe(single.hashAt(single.steps));
  });
});

function choice(scenario: string): ScenarioChoice {
  const parameters = findScenario(scenario)?.parameters ?? [];
  const values = Object.fromEntries(parameters.map(({ name, initial }) => [name, initial]));
  return { scenario, seed: 7, clients: 5, values };
}

function experiment(...choices: readonly ScenarioChoice[]): Experiment {
  return new Experiment(choices, { findScenario, book: recipeBook });
}

/** The page's opening: the holder holds, everyone else waits. */
function opening(): Experiment {
  const twins = experiment(choice('herd-lock'), choice('predecessor-lock'));
  twins.runUntil(4003, 10_000);
  return twins;
}
