import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { zk } from '../../engine/index.ts';
import type { RecipeBook } from '../../engine/index.ts';
import { findScenario } from '../../scenarios/catalogue.ts';
import { Experiment } from '../../scenarios/experiment/experiment.ts';
import { recipeBook } from '../../scenarios/recipeBook.ts';
import type { Scenario, ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import { currentLink } from '../link/currentLink.ts';
import {
  jumpToCommand,
  jumpToHead,
  playFromLastArrival,
  jumpToStart,
  jumpToStep,
  jumpToTime,
  stepBack,
  stepForward,
} from './transport.ts';
import {
  giveCommand,
  loadScenario,
  refusalsNow,
  returnToParent,
  showExperiment,
  switchBranch,
  takeBack,
} from './gestures.ts';
import { useLive, type LiveServers } from '../stores/live.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { getExperiment, useSession } from '../stores/session.ts';
import { worldNow } from '../stores/useWorld.ts';

const KILL = { type: 'killClient', client: 'role:holder' } as const;

beforeEach(() => {
  // Searches end in the task they begin in, however slow the machine is.
  vi.spyOn(performance, 'now').mockReturnValue(0);
  loadScenario([choice('herd-lock'), choice('predecessor-lock')]);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('another world is never seen at a moment that only the one before has', () => {
  stepMany(400);
  const beyond: number[] = [];
  const look = (): void => {
    const { step } = usePlayhead.getState();
    if (step > experiment().steps) beyond.push(step);
  };
  const stops = [useSession.subscribe(look), usePlayhead.subscribe(look)];
  loadScenario([choice('herd-lock')]);
  for (const stop of stops) stop();
  expect(beyond).toEqual([]);
});

describe('giving a command', () => {
  it('to live servers passes it on, and simulates nothing of it here', () => {
    stepMany(400);
    const taken: unknown[] = [];
    useLive.setState({ servers: liveServers((command) => taken.push(command) > 0) });
    expect(giveCommand(KILL)).toEqual([]);
    useLive.setState({ servers: null });
    expect(taken).toEqual([KILL]);
    expect(experiment().commands).toEqual([]);
  });

  it('that is not about live servers gives it here', () => {
    stepMany(400);
    useLive.setState({ servers: liveServers(() => false) });
    giveCommand(KILL);
    useLive.setState({ servers: null });
    expect(experiment().commands).toHaveLength(1);
  });
});

test('another branch is looked at before its next step, however long the silence is in the one that is left', () => {
  stepMany(400);
  const { step, timeMs } = silenceBehind(100);
  jumpToStep(step);
  usePlayhead.setState({ timeMs: timeMs + 5 });
  giveCommand(KILL);
  const [original, killed] = experiment().branches.map(({ id }) => id);
  if (original === undefined || killed === undefined) throw new Error('the kill opens a branch');
  switchBranch(original);
  usePlayhead.setState({ step, timeMs: timeMs + 15 });
  switchBranch(killed);
  expect(usePlayhead.getState().step).toBe(step);
  expect(usePlayhead.getState().timeMs).toBeLessThan(experiment().timeAt(step + 1));
});

/** The first step behind that one after which nothing happens for a while. */
function silenceBehind(from: number): { readonly step: number; readonly timeMs: number } {
  for (let step = from; step < experiment().steps; step++) {
    const timeMs = experiment().timeAt(step);
    if (experiment().timeAt(step + 1) > timeMs + 20) return { step, timeMs };
  }
  throw new Error('there is no silence');
}

function liveServers(take: LiveServers['take']): LiveServers {
  const nothing = (): void => undefined;
  return {
    state: 'following',
    connectString: '',
    epochMs: 0,
    knownFromMs: null,
    isPaused: false,
    speed: 1,
    setPaused: nothing,
    setSpeed: nothing,
    toNow: nothing,
    take,
  };
}

describe('stepping', () => {
  it('forward at the head makes the next thing happen', () => {
    expect(stepForward()).toBe(true);
    const { step, atHead } = usePlayhead.getState();
    expect(step).toBeGreaterThan(0);
    expect(atHead).toBe(true);
    expect(experiment().recordsAt(step).length).toBeGreaterThan(0);
  });

  it('back returns to where it was, and forward in the past simulates nothing', () => {
    const visited = Array.from({ length: 12 }, () => (stepForward(), usePlayhead.getState().step));
    const simulated = experiment().steps;
    for (let step = 0; step < 11; step++) stepBack();
    expect(usePlayhead.getState()).toMatchObject({ step: visited[0], atHead: false });
    for (const expected of visited.slice(1)) {
      stepForward();
      expect(usePlayhead.getState().step).toBe(expected);
    }
    expect(experiment().steps).toBe(simulated);
  });

  it('never stops at a ping', () => {
    stepMany(400);
    for (let step = usePlayhead.getState().step; step > 0; stepBack(), step = usePlayhead.getState().step) {
      const kinds = experiment()
        .recordsAt(step)
        .map(({ record }) => record.kind);
      expect(kinds.some((kind) => !/^(ping|pong)/.test(kind))).toBe(true);
    }
  });

  it('from the last arrival shows all others in, and nothing beyond it as shown', () => {
    playFromLastArrival();
    const { step } = usePlayhead.getState();
    const actors = experiment()
      .recordsAt(step)
      .map(({ record }) => record.actor);
    expect(new Set(actors)).toEqual(new Set(['client:D']));
    expect(experiment().shownStep).toBe(step);
    giveCommand(KILL);
    expect(experiment().branches).toHaveLength(1);
  });

  it('forward says when nothing will happen before a command is given', () => {
    expect(stepMany(5000)).toBeLessThan(5000);
    expect(usePlayhead.getState()).toMatchObject({ playing: false, resting: true });
    giveCommand(KILL);
    expect(stepForward()).toBe(true);
  });
});

describe('a command', () => {
  it('at the head goes on in the same branch', () => {
    stepMany(5000);
    expect(giveCommand(KILL)).toEqual([null, null]);
    expect(experiment().branches).toHaveLength(1);
    expect(usePlayhead.getState()).toMatchObject({ step: experiment().steps, atHead: true });
  });

  it('in the past opens a branch, and returning finds the old future at the same place', () => {
    stepMany(5000);
    giveCommand(KILL);
    stepMany(50);
    const head = experiment().steps;
    const original = experiment().current;
    const killedAt = experiment().commands[0]?.afterStep ?? 0;
    jumpToStep(killedAt);
    const hash = experiment().hashAt(killedAt);
    giveCommand({ type: 'pauseClient', client: 'client:C' });
    expect(experiment().branches).toHaveLength(2);
    expect(returnToParent()).toBe(true);
    expect(experiment().current).toBe(original);
    expect(experiment().steps).toBe(head);
    expect(usePlayhead.getState()).toMatchObject({ step: killedAt, atHead: false });
    expect(experiment().hashAt(killedAt)).toBe(hash);
    expect(returnToParent()).toBe(false);
  });

  it('that nobody can do changes nothing and says why', () => {
    stepMany(20);
    const before = usePlayhead.getState();
    const command = { type: 'resumeClient', client: 'client:A' } as const;
    expect(refusalsNow(command)).toEqual(['notPaused', 'notPaused']);
    expect(giveCommand(command)).toEqual(['notPaused', 'notPaused']);
    expect(usePlayhead.getState()).toEqual(before);
  });

  it('can be jumped to', () => {
    stepMany(5000);
    giveCommand(KILL);
    const killed = experiment().steps;
    stepMany(20);
    expect(jumpToCommand('next')).toBe(false);
    expect(jumpToCommand('previous')).toBe(true);
    expect(usePlayhead.getState().step).toBe(killed);
    jumpToStart();
    expect(jumpToCommand('next')).toBe(true);
    expect(usePlayhead.getState().step).toBe(killed);
  });
});

describe('the playhead', () => {
  it('goes to a time between two steps', () => {
    stepMany(60);
    const { step, timeMs } = experiment().moment(30);
    const nextMs = experiment().timeAt(31);
    jumpToTime(nextMs - 1);
    expect(usePlayhead.getState().timeMs).toBe(nextMs - 1);
    expect(usePlayhead.getState().step).toBe(experiment().momentAtTime(nextMs - 1).step);
    expect([step, timeMs <= nextMs]).toEqual([30, true]);
  });

  it('does not go beyond what has been shown', () => {
    stepMany(10);
    const { shownStep } = experiment();
    jumpToTime(1e9);
    expect(usePlayhead.getState().step).toBe(shownStep);
    jumpToHead();
    expect(usePlayhead.getState()).toMatchObject({ step: shownStep, atHead: true });
  });

  it('shows each world as the same object until that world takes a step', () => {
    stepMany(30);
    const first = worldNow(0);
    expect(worldNow(0)).toBe(first);
    const { step } = usePlayhead.getState();
    stepBack();
    jumpToStep(step);
    expect(worldNow(0)?.step).toBe(first?.step);
    expect(worldNow(0)?.world.step).toBe(first?.step);
  });
});

describe('an assertion of the engine', () => {
  it('is kept with a link that leads to it, and the page goes on', () => {
    showAsserting();
    stepMany(40);
    jumpToStep(experiment().steps - 10);
    doesAssert = true;
    expect(giveCommand({ type: 'killClient', client: 'client:B' })).toEqual([]);
    const { failure } = useSession.getState();
    expect(failure).toMatchObject({ during: 'command' });
    expect(failure?.message).toContain('cannot be');
    expect(currentLink()?.commands.at(-1)).toMatchObject({
      command: { type: 'killClient', client: 'client:B' },
    });
    stepBack();
    expect(worldNow(0)).not.toBeNull();
    loadScenario([choice('herd-lock')]);
    expect(useSession.getState().failure).toBeNull();
    expect(stepForward()).toBe(true);
  });

  it('met by taking a command back leaves what is shown', () => {
    showAsserting();
    stepMany(40);
    giveCommand({ type: 'pauseClient', client: 'client:B' });
    const [given] = experiment().commands;
    const at = usePlayhead.getState().step;
    doesAssert = true;
    if (given === undefined) throw new Error('the command is given');
    takeBack(given);
    expect(useSession.getState().failure?.message).toContain('cannot be');
    expect(usePlayhead.getState().step).toBe(at);
  });

  it('met by a program that goes on is kept, and what came before is there', () => {
    const broken: RecipeBook = { 'herd-lock': misbehaving, 'predecessor-lock': misbehaving };
    turns = 0;
    showExperiment(
      new Experiment([choice('herd-lock')], { findScenario, book: broken }),
      { step: 0, timeMs: 0 },
      [],
    );
    stepMany(40);
    jumpToStep(experiment().steps - 10);
    turns = 100;
    giveCommand({ type: 'pauseClient', client: 'client:B' });
    stepMany(40);
    const { failure } = useSession.getState();
    expect(failure).toMatchObject({ during: 'step' });
    expect(failure?.message).toContain('RecipeDiverged');
    expect(currentLink()?.commands.at(-1)).toMatchObject({
      command: { type: 'pauseClient', client: 'client:B' },
    });
    expect(worldNow(0)).not.toBeNull();
  });
});

let doesAssert = false;

/** An experiment whose invariant meets what cannot be as soon as `doesAssert` says so. */
function showAsserting(): void {
  doesAssert = false;
  const check = () => {
    if (doesAssert) throw new Error('cannot be');
    return null;
  };
  const findAsserting = (id: string): Scenario | undefined => {
    const scenario = findScenario(id);
    return scenario && { ...scenario, invariants: ['I-40'], ownChecks: [check] };
  };
  showExperiment(
    new Experiment([choice('herd-lock')], { findScenario: findAsserting, book: recipeBook }),
    { step: 0, timeMs: 0 },
    [],
  );
}

/** A recipe must keep no state of its own; this one does. */
let turns = 0;
function* misbehaving(): ReturnType<RecipeBook[string]> {
  for (;;) yield* zk.exists(`/turn-${turns}`);
}

function choice(scenario: string): ScenarioChoice {
  const parameters = findScenario(scenario)?.parameters ?? [];
  const values = Object.fromEntries(parameters.map(({ name, initial }) => [name, initial]));
  return { scenario, seed: 5, clients: 4, values };
}

function experiment(): Experiment {
  const shown = getExperiment();
  if (shown === null) throw new Error('nothing is shown');
  return shown;
}

/** Steps forward so many times, or until nothing more happens; answers how often. */
function stepMany(most: number): number {
  for (let taken = 0; taken < most; taken++) if (!stepForward()) return taken;
  return most;
}
