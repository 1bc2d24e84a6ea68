import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../scenarios/library.ts';
import { findScenario } from '../../scenarios/catalogue.ts';
import type { Experiment } from '../../scenarios/experiment/experiment.ts';
import { giveCommand, loadScenario } from '../playback/gestures.ts';
import { jumpToStep, play, stepBack, stepForward, togglePlay } from '../playback/transport.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { useSelection } from '../stores/selection.ts';
import { getExperiment } from '../stores/session.ts';
import { nextSentence, stepOfSelected } from './stepping.ts';

/** In one task, where sixteen steps take a millisecond: half of the time that is noticed. */
const MOST_STEPS = 800;
/** So far the page looks for something to show. */
const MAX_AHEAD = 20_000;

beforeEach(() => {
  vi.useFakeTimers();
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs++);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  useSelection.setState({ selected: null });
});

test('where nothing is ever told again, no task is long, and the next event is gone to', () => {
  loadServerDown();
  const { step } = usePlayhead.getState();
  expect(nextSentence()).toBe(true);
  expect(Math.max(...stepsOfTasks(step))).toBeLessThanOrEqual(MOST_STEPS);
  expect(shown().steps - step).toBe(MAX_AHEAD);
  expect(usePlayhead.getState()).toMatchObject({ playing: false, resting: false });
  expect(kindsNow()).toEqual(['connection.attempted']);
  expect(shown().nextMarked('noteworthy', step)).toBe(usePlayhead.getState().step);
});

test('where nothing happens to what is selected, no task is long, and it says so', () => {
  loadServerDown();
  useSelection.setState({ selected: { world: 0, kind: 'server', id: 'server:1' } });
  const { step } = usePlayhead.getState();
  expect(stepOfSelected('next')).toBe(true);
  expect(Math.max(...stepsOfTasks(step))).toBeLessThanOrEqual(MOST_STEPS);
  expect(shown().steps - step).toBe(MAX_AHEAD);
  expect(usePlayhead.getState()).toMatchObject({ step, playing: false, resting: true });
  expect(stepOfSelected('next')).toBe(false);
});

test('a next event that comes long after is gone to, and no task is long', () => {
  loadLongExpiry();
  const kinds: string[] = [];
  while (!kinds.includes('session.expired')) {
    const begun = shown().steps;
    expect(stepForward()).toBe(true);
    expect(Math.max(...stepsOfTasks(begun))).toBeLessThanOrEqual(MOST_STEPS);
    kinds.push(...kindsNow());
  }
});

test('each press is a step, though what comes long after is still looked for at the next press', () => {
  const pressThrice = () => {
    loadLongExpiry();
    const begun = shown().steps;
    for (const press of [nextSentence, stepForward, nextSentence]) expect(press()).toBe(true);
    const tasks = stepsOfTasks(begun);
    return { tasks, step: usePlayhead.getState().step };
  };
  const slow = pressThrice();
  expect(Math.max(...slow.tasks)).toBeLessThanOrEqual(MOST_STEPS);
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const fast = pressThrice();
  expect(fast.tasks).toHaveLength(1);
  expect(slow.step).toBe(fast.step);
});

test('while it plays, a step forward stops it where it is until there is something', () => {
  loadLongExpiry();
  play();
  const { step, timeMs } = usePlayhead.getState();
  expect(nextSentence()).toBe(true);
  expect(usePlayhead.getState()).toMatchObject({ step, timeMs, playing: false, resting: false });
  vi.runAllTimers();
  expect(kindsNow()).toContain('session.expired');
});

const CANCELS: readonly (readonly [string, () => void])[] = [
  ['Play', togglePlay],
  ['a step back', stepBack],
  ['a jump to where it is', () => jumpToStep(usePlayhead.getState().step)],
  ['another scene', () => loadHerd()],
];

test.each(CANCELS)('%s meanwhile is all that happens', (_what, act) => {
  loadLongExpiry();
  nextSentence();
  act();
  const playhead = usePlayhead.getState();
  vi.runAllTimers();
  expect(usePlayhead.getState()).toBe(playhead);
});

/** Clients try to connect for ever, which no sentence tells. */
function loadServerDown(): void {
  loadHerd();
  toHead(5000);
  giveCommand({ type: 'crashServer', server: 'server:1' });
  toHead(60_000);
}

/** A client is dead, and its session goes on for 40 s of heartbeats of six followers. */
function loadLongExpiry(): void {
  load('sandbox', { servers: '7', sessionTimeoutMs: 40_000 }, 20);
  toHead(5000);
  giveCommand({ type: 'killClient', client: 'client:A' });
}

function loadHerd(): void {
  load('herd-lock', {}, 4);
}

function load(scenario: string, values: Readonly<Record<string, string | number>>, clients: number): void {
  const parameters = findScenario(scenario)?.parameters ?? [];
  const initial = Object.fromEntries(parameters.map(({ name, initial: value }) => [name, value]));
  loadScenario([{ scenario, seed: 5, clients, values: { ...initial, ...values } }]);
}

function toHead(timeMs: number): void {
  shown().runUntil(timeMs, 100_000);
  jumpToStep(shown().steps);
}

/** How many steps each task simulates until nothing goes on, the one that has been first. */
function stepsOfTasks(begun: number): readonly number[] {
  const tasks = [shown().steps - begun];
  for (let { steps } = shown(); vi.getTimerCount() > 0; { steps } = shown()) {
    vi.advanceTimersToNextTimer();
    tasks.push(shown().steps - steps);
  }
  return tasks;
}

function kindsNow(): readonly string[] {
  return shown()
    .recordsAt(usePlayhead.getState().step)
    .map(({ record }) => record.kind);
}

function shown(): Experiment {
  const experiment = getExperiment();
  if (experiment === null) throw new Error('nothing is shown');
  return experiment;
}
