// What a coach says of a program that a learner has repaired.
import type { ParameterValues, ScenarioChoice } from '../scenario/scenario.ts';
import type { Goal, Part } from './lesson.ts';
import type { Coach } from './repair.ts';

/** What a coach is for that is not there. */
export const NO_COACH: Coach = () => [];

/** It is reached by what the coach says, and by nothing that is seen in a run. */
export const REPAIRED: Goal = {
  milestones: (['works', 'holds'] as const).map((id) => ({ id, begin: () => () => false })),
};

/** The part's scene with a program in place of the one it begins with. */
export function sceneWith(
  part: Part,
  set: ParameterValues,
  code: string | undefined,
): readonly ScenarioChoice[] {
  const choices = part.scene(set);
  return code === undefined || part.repair === undefined
    ? choices
    : choices.map((choice) => ({ ...choice, code }));
}

/** What the coach says of a program that a learner has made in a part. */
export function examined(part: Part, set: ParameterValues, code: string, coach: Coach): readonly string[] {
  const [choice] = sceneWith(part, set, code);
  return choice === undefined || part.repair === undefined ? [] : coach(choice, part.repair.exam);
}
