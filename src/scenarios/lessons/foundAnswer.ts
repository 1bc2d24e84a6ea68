// What the question of a part comes to when it is done as the question supposes, with all that the reveal tells of it.
import type { ParameterValues, ScenarioChoice } from '../scenario/scenario.ts';
import { LessonMistake } from './carryOut.ts';
import type { Part } from './lesson.ts';
import { playPart } from './playLesson.ts';
import { PredictionRun, type OwnOutcome } from './predictionRun.ts';

export interface FoundAnswer extends OwnOutcome {
  readonly set: ParameterValues;
  readonly choice: ScenarioChoice;
}

/** Null if nothing is asked. */
export function foundAnswer(part: Part, set: ParameterValues): FoundAnswer | null {
  const { prediction } = part;
  const [choice] = part.scene(set);
  if (prediction === undefined || choice === undefined) return null;
  const { experiment } = playPart(part, [{ do: 'open', set }, ...prediction.rehearsal]);
  const own = new PredictionRun(prediction);
  own.look(experiment, experiment.steps);
  if (own.seen === null) throw new LessonMistake(`${prediction.id}: there is no outcome`);
  return { ...own.seen, set, choice };
}
