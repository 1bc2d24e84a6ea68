// A learner who does as a question supposes, or as the solution says, comes to its answer before the page stops.
import { describe, expect, test } from 'vitest';
import { sampled } from '../scripts/wideSweeps.mjs';
import { findScenario } from '../src/scenarios/catalogue.ts';
import { Experiment } from '../src/scenarios/experiment/experiment.ts';
import { carryOut } from '../src/scenarios/lessons/carryOut.ts';
import { lessons } from '../src/scenarios/lessons/lessons.ts';
import { playPart } from '../src/scenarios/lessons/playLesson.ts';
import { answerTo } from '../src/scenarios/lessons/predict.ts';
import { PredictionRun } from '../src/scenarios/lessons/predictionRun.ts';
import { settingsOf } from '../src/scenarios/lessons/scenes.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';

const parts = lessons.flatMap(({ id, parts: own }) => own.map((part) => [`${id} ${part.id}`, part] as const));

const asking = sampled(parts, 5).flatMap(([name, part]) =>
  part.prediction === undefined ? [] : [[name, part, part.prediction] as const],
);

/** More than any of them takes. */
const MANY_STEPS = 40_000;

describe.each(asking)('%s', (_name, part, prediction) => {
  test('the answer is there before the page stops at a world in which nothing more can happen', () => {
    const experiment = new Experiment(part.scene(settingsOf(part)), { findScenario, book: recipeBook });
    const last = prediction.rehearsal.findLastIndex((action) => action.do === 'give');
    for (const action of prediction.rehearsal.slice(0, last + 1)) carryOut(experiment, action);
    const own = new PredictionRun(prediction);
    do {
      experiment.advance();
      own.look(experiment, experiment.steps);
    } while (own.seen === null && !experiment.isIdle && experiment.steps < MANY_STEPS);
    expect(own.seen).not.toBeNull();
  });

  test('what its solution leads to shows the answer in the end, so that one can go on', () => {
    const { solution } = part;
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
  });
});
