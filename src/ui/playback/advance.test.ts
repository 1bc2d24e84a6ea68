import { describe, expect, it } from 'vitest';
import { findScenario } from '../../scenarios/catalogue.ts';
import { Experiment } from '../../scenarios/experiment/experiment.ts';
import { recipeBook } from '../../scenarios/recipeBook.ts';
import type { PacingMode } from '../stores/preferences.ts';
import { advancePlayback } from './advance.ts';
import type { Advanced } from './advance.ts';
import type { Motion, PlaybackState } from './pacing.ts';
import { simulateSlice } from './slice.ts';

describe('playing in real time', () => {
  it('moves the clock by the wall time that passed', () => {
    const experiment = opening();
    const { state } = frames(experiment, { count: 100, wallMs: 16, pacing: 'realTime' });
    expect(state.timeMs).toBe(1600);
    expect(state.step).toBe(experiment.momentAtTime(1600).step);
  });

  it('simulates no further than it shows', () => {
    const experiment = opening();
    frames(experiment, { count: 100, wallMs: 16, pacing: 'realTime' });
    expect(experiment.head.timeMs).toBeLessThanOrEqual(1600);
  });

  it('falls behind rather than hold up the page when simulating takes too long', () => {
    const experiment = opening();
    const { state } = advancePlayback(experiment, START, {
      wallMs: 60_000,
      pacing: 'realTime',
      motion: 'full',
      isOutOfTime: () => true,
    });
    expect(experiment.steps).toBeLessThan(100);
    expect(state.timeMs).toBe(experiment.head.timeMs);
  });
});

describe('following the events', () => {
  it('shows the same run from long frames as from short ones', () => {
    const [short, long] = [opening(), opening()];
    const a = frames(short, { count: 800, wallMs: 10 });
    const b = frames(long, { count: 80, wallMs: 100 });
    expect(a.state.step).toBe(b.state.step);
    expect(a.state.timeMs).toBeCloseTo(b.state.timeMs, 5);
  });

  it('rests once everyone waits for the user, and goes on after a command', () => {
    const experiment = opening();
    const { state, status } = playToRest(experiment);
    expect(status).toBe('resting');
    experiment.markShown(state.step);
    experiment.give({ type: 'killClient', client: 'role:holder' }, state);
    expect(experiment.branches).toHaveLength(1);
    const after = frames(experiment, { count: 10, wallMs: 16, from: standing(experiment) });
    expect(after.status).toBe('moving');
    expect(after.state.step).toBeGreaterThan(state.step);
  });

  it('rests at the end of what has been shown, not where only heartbeats follow', () => {
    const experiment = opening();
    const { state } = playToRest(experiment);
    experiment.runUntil(state.timeMs + 20_000, 10_000);
    expect(experiment.shownStep).toBeGreaterThan(state.step);
    const again = playToRest(experiment);
    expect(again.status).toBe('resting');
    expect(again.state.step).toBe(experiment.shownStep);
    expect(again.state.timeMs).toBe(experiment.timeAt(experiment.shownStep));
  });

  it('folds the silence before a dead session expires', () => {
    const experiment = opening();
    const { state } = playToRest(experiment);
    experiment.markShown(state.step);
    experiment.give({ type: 'killClient', client: 'role:holder' }, state);
    let now = standing(experiment);
    const kinds = new Set<string>();
    for (let frame = 0; frame < 60 * 5; frame++) {
      now = frames(experiment, { count: 1, wallMs: 16, from: now }).state;
      if (now.stretch !== null) kinds.add(now.stretch.kind);
    }
    expect(kinds).toContain('fold');
    for (const { trace } of experiment.worlds) {
      expect(trace.map(({ kind }) => kind)).toContain('session.expired');
    }
  });

  it('with reduced motion is never between two steps', () => {
    const experiment = opening();
    let now = START;
    for (let frame = 0; frame < 300; frame++) {
      now = frames(experiment, { count: 1, wallMs: 50, from: now, motion: 'reduced' }).state;
      expect(now.timeMs).toBe(experiment.timeAt(now.step));
    }
    expect(now.step).toBeGreaterThan(0);
  });
});

describe('a slice of simulation', () => {
  it('ends when its time is up', () => {
    const experiment = opening();
    let looks = 0;
    const end = simulateSlice(
      experiment,
      () => false,
      () => ++looks === 3,
    );
    expect(end).toBe('outOfTime');
    expect(experiment.steps).toBe(3);
  });

  it('does not count as shown', () => {
    const experiment = opening();
    simulateSlice(
      experiment,
      () => experiment.steps >= 50,
      () => false,
    );
    expect([experiment.steps, experiment.shownStep]).toEqual([50, 0]);
  });
});

const START: PlaybackState = { step: 0, timeMs: 0, stretch: null, spentMs: 0 };

function opening(): Experiment {
  const choices = ['herd-lock', 'predecessor-lock'].map((scenario) => ({
    scenario,
    seed: 3,
    clients: 5,
    values: Object.fromEntries(
      (findScenario(scenario)?.parameters ?? []).map(({ name, initial }) => [name, initial]),
    ),
  }));
  return new Experiment(choices, { findScenario, book: recipeBook });
}

interface Frames {
  readonly count: number;
  readonly wallMs: number;
  readonly pacing?: PacingMode;
  readonly motion?: Motion;
  readonly from?: PlaybackState;
}

function frames(experiment: Experiment, how: Frames): Advanced {
  const { count, wallMs, pacing = 'followEvents', motion = 'full', from = START } = how;
  let advanced: Advanced = { state: from, status: 'moving' };
  for (let frame = 0; frame < count; frame++) {
    advanced = advancePlayback(experiment, advanced.state, {
      wallMs,
      pacing,
      motion,
      isOutOfTime: () => false,
    });
    experiment.markShown(advanced.state.step);
  }
  return advanced;
}

function playToRest(experiment: Experiment): Advanced {
  let advanced: Advanced = { state: START, status: 'moving' };
  for (let frame = 0; advanced.status !== 'resting' && frame < 100_000; frame++) {
    advanced = frames(experiment, { count: 1, wallMs: 100, from: advanced.state });
  }
  return advanced;
}

function standing(experiment: Experiment): PlaybackState {
  return { ...START, step: experiment.steps, timeMs: experiment.head.timeMs };
}
