// The answer to a prediction: the scene as the learner has set it is run without a page, and the outcome read off.
import { findScenario } from '../catalogue.ts';
import { Experiment } from '../experiment.ts';
import { recipeBook } from '../recipes/book.ts';
import type { ScenarioChoice } from '../scenario.ts';
import { LessonMistake, carryOut } from './carryOut.ts';
import type { Outcome, Prediction, Reading } from './lesson.ts';
import { stepsSeen } from './stepsSeen.ts';

export interface Answer {
  /** The option that says what happens. */
  readonly option: string;
  readonly outcome: Outcome;
}

/** Throws a LessonMistake if the rehearsal does not come to an outcome that exactly one option says. */
export function answerTo(prediction: Prediction, choices: readonly ScenarioChoice[]): Answer {
  const [choice] = choices;
  if (choice === undefined) throw new LessonMistake(`${prediction.id}: there is no scene`);
  const outcome = rehearse(prediction, choice);
  const fitting = prediction.options.filter((option) => option.fits(outcome, choice));
  const [option] = fitting;
  if (option === undefined || fitting.length > 1) {
    const found = fitting.map(({ id }) => id).join(', ');
    throw new LessonMistake(`${prediction.id}: ${outcome} fits ${found === '' ? 'no option' : found}`);
  }
  return { option: option.id, outcome };
}

function rehearse(prediction: Prediction, choice: ScenarioChoice): Outcome {
  const experiment = new Experiment([choice], { findScenario, book: recipeBook });
  const reading = prediction.read(choice);
  let looked = 0;
  for (const action of prediction.rehearsal) {
    carryOut(experiment, action);
    for (; looked < experiment.steps; looked++) {
      if (isSeen(reading, experiment, looked + 1)) return reading.outcome();
    }
  }
  throw new LessonMistake(`${prediction.id}: the rehearsal ends before there is an outcome`);
}

function isSeen(reading: Reading, experiment: Experiment, step: number): boolean {
  return stepsSeen(experiment, step).some((seen) => seen.side === 0 && reading.see(seen));
}
