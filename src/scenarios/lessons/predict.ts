// The answer to a prediction: the scene as the learner has set it is run without a page, and the outcome read off.
import { findScenario } from '../catalogue.ts';
import { Experiment } from '../experiment/experiment.ts';
import { recipeBook } from '../recipeBook.ts';
import type { ScenarioChoice } from '../scenario/scenario.ts';
import { LessonMistake, carryingOut, toEnd, type Stepwise } from './carryOut.ts';
import type { Outcome, Prediction, StepSeen } from './lesson.ts';
import { stepSeenOn } from './stepsSeen.ts';

export interface Answer {
  /** The option that says what happens. */
  readonly option: string;
  readonly outcome: Outcome;
}

/** Throws a LessonMistake if the rehearsal does not come to an outcome that exactly one option says. */
export function answerTo(prediction: Prediction, choices: readonly ScenarioChoice[]): Answer {
  const known = answers.get(prediction) ?? {};
  answers.set(prediction, known);
  return (known[JSON.stringify(choices)] ??= toEnd(answering(prediction, choices)));
}

/** By their scenes: a scene always has the same answer, and running it takes long. */
const answers = new WeakMap<Prediction, Record<string, Answer>>();

/** The same step by step: a run with many clients takes too long to block the page. */
export function* answering(prediction: Prediction, choices: readonly ScenarioChoice[]): Stepwise<Answer> {
  const [choice] = choices;
  if (choice === undefined) throw new LessonMistake(`${prediction.id}: there is no scene`);
  const outcome = yield* rehearse(prediction, choice);
  const fitting = optionsFor(prediction, outcome, choice);
  const [option] = fitting;
  if (option === undefined || fitting.length > 1) {
    throw new LessonMistake(
      `${prediction.id}: ${outcome} fits ${fitting.length === 0 ? 'no option' : fitting.join(', ')}`,
    );
  }
  return { option, outcome };
}

/** The ids of the options that say such an outcome. */
export function optionsFor(
  { options }: Prediction,
  outcome: Outcome,
  choice: ScenarioChoice,
): readonly string[] {
  return options.filter((option) => option.fits(outcome, choice)).map(({ id }) => id);
}

/** With one world, a merged step is a step of its own. */
function* rehearse(prediction: Prediction, choice: ScenarioChoice): Stepwise<Outcome> {
  const experiment = new Experiment([choice], { findScenario, book: recipeBook });
  const reading = prediction.read(choice);
  let looked = 0;
  for (const action of prediction.rehearsal) {
    const work = carryingOut(experiment, action);
    for (let isOver = false; !isOver;) {
      isOver = work.next().done === true;
      for (; looked < experiment.steps; looked++) {
        if (reading.see(seenAt(experiment, choice, looked + 1))) return reading.outcome();
      }
      yield;
    }
  }
  throw new LessonMistake(`${prediction.id}: the rehearsal ends before there is an outcome`);
}

function seenAt(experiment: Experiment, choice: ScenarioChoice, step: number): StepSeen {
  const [world] = experiment.worlds;
  if (world === undefined) throw new RangeError('there is no world');
  return stepSeenOn(world, 0, choice, step);
}
