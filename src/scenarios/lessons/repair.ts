// A part in which a learner repairs a program: what she begins with, and how the coach examines what she makes of it.
import type { ParameterValues, ScenarioChoice } from '../scenario/scenario.ts';
import type { Goal, Part } from './lesson.ts';

export interface Repair {
  /** The program as it is found: every client runs it. */
  readonly code: string;
  readonly exam: Exam;
}

/** A search of so many runs from one seed: it comes to the same everywhere. */
export interface Exam {
  readonly runs: number;
  readonly seed: number;
  /** The faults that are tried. */
  readonly allow: readonly ('drop' | 'kill' | 'restart')[];
}

/** Examines the code of a choice; `holds` never comes without `works`. */
export type Coach = (choice: ScenarioChoice, exam: Exam) => readonly RepairMilestone[];

/** `works`: every client gets the lock, keeps it and gives it back. `holds`: the search finds no invariant violated either. */
export type RepairMilestone = 'works' | 'holds';

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
