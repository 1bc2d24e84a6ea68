// What a learner's own run is said to have come to, whether she does what a question supposes or something else.
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../scripts/wideSweeps.mjs';
import { A, B, cut, heal, kill, once, openGate, pause, quiet, resume } from '../locks/cues.ts';
import { Experiment } from '../experiment/experiment.ts';
import { findScenario } from '../catalogue.ts';
import { recipeBook } from '../recipeBook.ts';
import { carryOut, runTo } from './carryOut.ts';
import { GoalRun } from './goalRun.ts';
import type { Action, Part } from './lesson.ts';
import { findLesson, lessons } from './lessons.ts';
import { playPart } from './playLesson.ts';
import { answerTo } from './predict.ts';
import { PredictionRun, type OwnOutcome } from './predictionRun.ts';
import { give, open, run, settingsOf } from './scenes.ts';

const parts = lessons.flatMap(({ id, parts: own }) => own.map((part) => [`${id} ${part.id}`, part] as const));

/** More than any of them takes. */
const MANY_STEPS = 40_000;

const everyDay: ReadonlySet<Part> = new Set(sampled(parts, 5).map(([, part]) => part));

describe.each(parts)('%s', (_name, part) => {
  test('what the question supposes comes to the answer', () => {
    const { prediction } = part;
    if (prediction === undefined) return;
    const own = ownOutcome(part, [open(), ...prediction.rehearsal]);
    expect(own?.option).toBe(answerTo(prediction, part.scene(settingsOf(part))).option);
  });

  test.runIf(everyDay.has(part))(
    'the answer is there before the page stops at a world in which nothing more can happen',
    () => {
      const { prediction } = part;
      if (prediction === undefined) return;
      const experiment = new Experiment(part.scene(settingsOf(part)), { findScenario, book: recipeBook });
      const last = prediction.rehearsal.findLastIndex((action) => action.do === 'give');
      for (const action of prediction.rehearsal.slice(0, last + 1)) carryOut(experiment, action);
      const own = new PredictionRun(prediction);
      do {
        experiment.advance();
        own.look(experiment, experiment.steps);
      } while (own.seen === null && !experiment.isIdle && experiment.steps < MANY_STEPS);
      expect(own.seen).not.toBeNull();
    },
  );

  test.runIf(everyDay.has(part))(
    'what its solution leads to shows the answer in the end, so that one can go on',
    () => {
      const { prediction, solution } = part;
      if (prediction === undefined) return;
      const last = solution.slice(solution.findLastIndex((action) => action.do === 'open'));
      const [opening] = last;
      const set = settingsOf(part, opening?.do === 'open' ? opening.set : {});
      const { experiment } = playPart(part, last);
      const own = new PredictionRun(prediction);
      own.look(experiment, experiment.steps);
      for (; own.seen === null && !experiment.isIdle && experiment.steps < MANY_STEPS; experiment.advance())
        own.look(experiment, experiment.steps);
      own.look(experiment, experiment.steps);
      expect(own.seen?.option).toBe(answerTo(prediction, part.scene(set)).option);
    },
  );

  test('nothing is seen or reached where its words begin, and there is time to act', () => {
    const { opensAt, prediction, goal } = part;
    if (opensAt === undefined) return;
    const experiment = new Experiment(part.scene(settingsOf(part)), { findScenario, book: recipeBook });
    const { step } = runTo(experiment, opensAt);
    const goalRun = new GoalRun(goal ?? { milestones: [] });
    goalRun.look(experiment, step);
    expect(goalRun.reached).toEqual([]);
    expect(prediction === undefined ? null : watched(prediction, experiment)).toBeNull();
    const [first] = playPart(part, firstPiece(part)).experiment.commands;
    expect(first?.afterStep ?? step).toBeGreaterThanOrEqual(step);
  });
});

describe('who does something else than is supposed', () => {
  test('is told so where the leader crashes only after the znode of the dead client is gone', () => {
    const own = ownOutcome(partOf('L4', 'leader'), [
      open(),
      ...give(quiet(1000), kill(A)),
      run(once('session.closed', { where: { ephemerals: { 0: '/members/A' } } })),
    ]);
    expect(own?.option).toBe('asEver');
  });

  test('is not told that a write was refused which was taken', () => {
    const inTurn = ([A, B] as const).flatMap((client) => [
      ...give(quiet(), openGate(client, 'read')),
      ...give(quiet(), openGate(client, 'write')),
    ]);
    const own = ownOutcome(partOf('L1', 'withVersion'), [open(), ...inTurn, run(quiet())]);
    expect(own).toMatchObject({ outcome: 'Ok', option: 'overwrites' });
  });

  test('is not told who holds the lock after a death in the middle where the first one has died', () => {
    const atHead = [open(), ...give(quiet(), kill(A)), run({ on: 'time', atMs: 20_000 })];
    expect(ownOutcome(partOf('L12', 'middle'), atHead)).toBeNull();
  });

  test('is not told of a late page where the pause was too short for another one', () => {
    const short: readonly Action[] = [
      open(),
      ...give(once('belief.stated', { actor: A, afterMs: 2000 }), pause(A)),
      ...give({ on: 'time', atMs: 3000 }, resume(A)),
      run({ on: 'time', atMs: 6000 }),
    ];
    expect(ownOutcome(partOf('L14', 'pause'), short)).toBeNull();
  });

  test.each(['blip', 'recreated', 'flash', 'library'])(
    'is told so where B of L8 %s is away until its session has expired',
    (id) => {
      const tooLate: readonly Action[] = [
        open(),
        ...give(quiet(300), cut(B)),
        ...give(once('session.closed'), openGate(A, 'write'), heal(B)),
        run(once('session.learnedExpired', { actor: B, afterMs: 300 })),
      ];
      expect(ownOutcome(partOf('L8', id), tooLate)).toMatchObject({ outcome: 'expired', option: null });
    },
  );

  test.each(['recreated', 'flash', 'library'])(
    'is told so where the link of B in L8 %s is healed before B has missed it',
    (id) => {
      const tooEarly: readonly Action[] = [
        open(),
        ...give(quiet(300), cut(B)),
        ...give(quiet(1000), openGate(A, 'write')),
        ...give(quiet(1000), heal(B)),
        run(quiet(3000)),
      ];
      expect(ownOutcome(partOf('L8', id), tooEarly)).toMatchObject({ outcome: 'neverAway', option: null });
    },
  );

  test('is not told that the library of L21 counted while its process was paused', () => {
    const paused: readonly Action[] = [
      open(),
      ...give(quiet(), pause(A)),
      ...give(once('belief.stated', { actor: B, afterMs: 2000 }), resume(A)),
      run(quiet(2000)),
    ];
    expect(ownOutcome(partOf('L21', 'cutOff'), paused)).toMatchObject({ outcome: 'paused', option: null });
  });

  test('is told what was measured in her own run', () => {
    const part = partOf('L4', 'silence');
    const own = ownOutcome(part, [open(), ...(part.prediction?.rehearsal ?? [])]);
    expect(own?.measured['first']).toBeGreaterThan(5000);
    expect(own?.measured['second']).toBeLessThan(4500);
  });
});

function ownOutcome(part: Part, actions: readonly Action[]): OwnOutcome | null {
  const { prediction } = part;
  if (prediction === undefined) throw new Error(`${part.id} asks nothing`);
  return watched(prediction, playPart(part, actions).experiment);
}

function watched(prediction: NonNullable<Part['prediction']>, experiment: Experiment): OwnOutcome | null {
  const own = new PredictionRun(prediction);
  own.look(experiment, experiment.steps);
  return own.seen;
}

/** Up to where a solution opens its second scene. */
function firstPiece({ solution }: Part): readonly Action[] {
  const second = solution.findIndex((action, index) => index > 0 && action.do === 'open');
  return second === -1 ? solution : solution.slice(0, second);
}

function partOf(lesson: string, id: string): Part {
  const part = findLesson(lesson)?.parts.find((each) => each.id === id);
  if (part === undefined) throw new Error(`there is no part ${id}`);
  return part;
}
