// What a coach says of a program that a learner has repaired.
import type { ParameterValues, ScenarioChoice } from '../scenario/scenario.ts';
import type { Goal, Part } from './lesson.ts';
import { REPAIR_MILESTONES, type Coach, type RepairMilestone } from './repair.ts';

/** What a coach is for that is not there. */
export const NO_COACH: Coach = () => [];

/** It is reached by what the coach says, and by nothing that is seen in a run. */
export const REPAIRED: Goal = goalOf(REPAIR_MILESTONES);
/** Where nothing can be violated, only be late. */
export const REPAIRED_IN_TIME: Goal = goalOf(['works', 'everyone']);

function goalOf(ids: readonly RepairMilestone[]): Goal {
  return { milestones: ids.map((id) => ({ id, begin: () => () => false })) };
}

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

/** What a program that a learner has made in a part reaches of its goal, as the coach says. */
export function examined(part: Part, set: ParameterValues, code: string, coach: Coach): readonly string[] {
  const [choice] = sceneWith(part, set, code);
  if (choice === undefined || part.repair === undefined) return [];
  const asked = part.goal?.milestones.map(({ id }) => id) ?? [];
  return coach(choice, part.repair.exam).filter((id) => asked.includes(id));
}
