// What is tested of each lesson, in its folder: played as its solution says and in other ways, its questions asked of it for every
// setting, and its learner told what her own run came to.
import { beforeAll, describe, expect, test } from 'vitest';
import '../library.ts';
import { findScenario } from '../catalogue.ts';
import { Experiment } from '../experiment/experiment.ts';
import { runTo } from '../lessons/carryOut.ts';
import { everySetting } from '../lessons/everySetting.ts';
import { GoalRun } from '../lessons/goalRun.ts';
import type { CommandType } from '../../engine/index.ts';
import type { Action, Lesson, Outcome, Part, Prediction } from '../lessons/lesson.ts';
import { playLesson, playPart, type PlayedLesson } from '../lessons/playLesson.ts';
import { answerTo } from '../lessons/predict.ts';
import { PredictionRun, type OwnOutcome } from '../lessons/predictionRun.ts';
import { open, settingsOf } from '../lessons/scenes.ts';
import { stepsSeen } from '../lessons/stepsSeen.ts';
import { recipeBook } from '../recipeBook.ts';
import type { ParameterValues } from '../scenario/scenario.ts';

/** What the real server came to: of a part, as it is set, the option that is right and the outcome. */
export type Measured = readonly [part: string, set: ParameterValues, option: string, outcome: Outcome];

export function testLesson(lesson: Lesson, measured: readonly Measured[] = []): void {
  describe.each([lesson.id])('%s', () => {
    testGoal(lesson);
    testQuestions(lesson);
    testOpenings(lesson);
    testHaste(lesson);
    test.each(measured)(
      'what is computed is what was measured on the real server: %s %j: %s',
      (part, set, option, outcome) => {
        expect(answerIn(lesson, part, set)).toEqual({ option, outcome });
      },
    );
  });
}

export function answerIn(lesson: Lesson, partId: string, set: ParameterValues = {}) {
  const part = lesson.parts.find(({ id }) => id === partId);
  if (part?.prediction === undefined) throw new Error(`${lesson.id} ${partId} asks nothing`);
  return answerTo(part.prediction, part.scene(settingsOf(part, set)));
}

/** What one's own run, of these actions, is said to have come to. */
export function ownOutcome(part: Part, actions: readonly Action[]): OwnOutcome | null {
  const { prediction } = part;
  if (prediction === undefined) throw new Error(`${part.id} asks nothing`);
  return watched(prediction, playPart(part, actions).experiment);
}

function testGoal(lesson: Lesson): void {
  let solved: PlayedLesson;
  beforeAll(() => {
    solved = playLesson(lesson);
  });

  test('its solution reaches the goal at the end and not before', () => {
    const { goalReached, goalReachedEarly } = solved;
    expect({ goalReached, goalReachedEarly }).toEqual({ goalReached: true, goalReachedEarly: false });
  });

  test('other ways count too', () => {
    expect(solved.alternatives.filter(({ accepted }) => !accepted)).toEqual([]);
  });

  test('nothing is reached before anything is done', () => {
    const reached = lesson.parts.map((part) => playPart(part, part.solution.slice(0, 1)).reached);
    expect(new Set(reached)).toEqual(new Set(['never']));
  });
}

function testQuestions({ parts }: Lesson): void {
  const asking = having(parts, ({ prediction }) => prediction);

  test.each(asking)(
    '%s has an answer for every setting, and an idea behind each mistake',
    (_, part, prediction) => {
      const right = everySetting(part).map((set) => answerTo(prediction, part.scene(set)).option);
      const offered = new Set(prediction.options.map(({ id }) => id));
      expect(right.filter((option) => !offered.has(option))).toEqual([]);
      const canBeMistaken = prediction.options.filter(({ id }) => right.some((option) => option !== id));
      expect(canBeMistaken.filter(({ misconception }) => misconception === null)).toEqual([]);
    },
  );

  test.each(asking)('what the question of %s supposes comes to its answer', (_, part, prediction) => {
    const own = ownOutcome(part, [open(), ...prediction.rehearsal]);
    expect(own?.option).toBe(answerTo(prediction, part.scene(settingsOf(part))).option);
  });
}

function testOpenings({ parts }: Lesson): void {
  const opening = having(parts, ({ opensAt }) => opensAt);

  test.each(opening)(
    'nothing is seen or reached where the words of %s begin, and there is time to act',
    (_, part, opensAt) => {
      const { prediction, goal } = part;
      const experiment = new Experiment(part.scene(settingsOf(part)), { findScenario, book: recipeBook });
      const { step } = runTo(experiment, opensAt);
      const goalRun = new GoalRun(goal ?? { milestones: [] });
      goalRun.look(experiment, step);
      expect(goalRun.reached).toEqual([]);
      expect(prediction === undefined ? null : watched(prediction, experiment)).toBeNull();
      const [first] = playPart(part, firstPiece(part)).experiment.commands;
      expect(first?.afterStep ?? step).toBeGreaterThanOrEqual(step);
    },
  );
}

/** The parts that have such a thing, each after its id. */
function having<Thing>(parts: readonly Part[], of: (part: Part) => Thing | undefined) {
  return parts.flatMap((part) => {
    const thing = of(part);
    return thing === undefined ? [] : [[part.id, part, thing] as const];
  });
}

function watched(prediction: Prediction, experiment: Experiment): OwnOutcome | null {
  const own = new PredictionRun(prediction);
  own.look(experiment, experiment.steps);
  return own.seen;
}

/** Up to where a solution opens its second scene. */
function firstPiece({ solution }: Part): readonly Action[] {
  const second = solution.findIndex((action, index) => index > 0 && action.do === 'open');
  return second === -1 ? solution : solution.slice(0, second);
}

function testHaste({ parts }: Lesson): void {
  const folded = parts.filter(({ pace }) => pace !== 'realTime').map((part) => [part.id, part] as const);

  test.each(folded)(
    'nothing in %s must be done before a session expires, for its silence is folded',
    (_, part) => {
      expect(hasToBeInTime(part)).toBe(false);
    },
  );
}

/** In its solution a client that fell silent some time ago is brought back while its session lives. */
function hasToBeInTime(part: Part): boolean {
  return runsOf(part.solution).some((run) => {
    const { experiment } = playPart(part, run);
    let silentSinceMs: number | null = null;
    for (let step = 1; step <= experiment.steps; step++) {
      for (const record of stepsSeen(experiment, step).flatMap(({ records }) => records)) {
        if (record.kind === 'session.closed') silentSinceMs = null;
        if (record.kind !== 'command.given') continue;
        const { type } = record.command;
        if (SILENCES.has(type)) silentSinceMs = record.timeMs;
        if (ENDS_SILENCE.has(type) && silentSinceMs !== null && record.timeMs - silentSinceMs > AT_ONCE_MS)
          return true;
      }
    }
    return false;
  });
}

/** What follows sooner is done before the page has folded anything. */
const AT_ONCE_MS = 800;
const SILENCES = new Set<CommandType>(['killClient', 'cutClientLink', 'pauseClient']);
const ENDS_SILENCE = new Set<CommandType>(['startClient', 'healClientLink', 'resumeClient']);

/** Each begins with its `open`. */
function runsOf(actions: readonly Action[]): readonly (readonly Action[])[] {
  const begins = actions.flatMap(({ do: what }, index) => (what === 'open' ? [index] : []));
  return begins.map((begin, run) => actions.slice(begin, begins[run + 1]));
}
