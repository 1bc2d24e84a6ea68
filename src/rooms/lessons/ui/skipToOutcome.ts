// A learner who has predicted the outcome for a crowd need not sit through every turn: the run goes on unseen, up to the moment that
// shows the outcome.
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import type { Prediction } from '../../../scenarios/lessons/lesson.ts';
import { PredictionRun } from '../../../scenarios/lessons/predictionRun.ts';
import { MAX_STEPS_AHEAD } from '../../../ui/playback/slice.ts';
import { jumpToStep, pause } from '../../../ui/playback/transport.ts';
import { fail, getExperiment } from '../../../ui/stores/session.ts';
import { inSlices } from '../../../ui/playback/inSlices.ts';
import { partOf, runNow } from './lessonStore.ts';

export function skipToOutcome(): void {
  const run = runNow();
  const experiment = getExperiment();
  const prediction = run === null ? undefined : partOf(run).prediction;
  if (prediction === undefined || experiment === null || experiment !== run?.experiment) return;
  pause();
  inSlices(stepsToOutcome(experiment, prediction)).then(
    (step) => {
      // Unless she has opened something else meanwhile.
      if (getExperiment() === experiment) jumpToStep(step);
    },
    (error: unknown) => fail(error, 'step', null),
  );
}

/** To the end of what is simulated where there is no outcome. */
function* stepsToOutcome(
  experiment: Experiment,
  prediction: Prediction,
): Generator<undefined, number, undefined> {
  const ahead = new PredictionRun(prediction);
  const mostSteps = experiment.steps + MAX_STEPS_AHEAD;
  for (;;) {
    ahead.look(experiment, experiment.steps);
    if (ahead.seen !== null) return ahead.seen.step;
    if (experiment.steps >= mostSteps || !experiment.simulateAhead()) return experiment.steps;
    yield;
  }
}
