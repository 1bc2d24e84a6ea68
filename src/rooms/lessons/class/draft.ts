// What a teacher has filled in so far, and the assignment that it comes to.
import type { CommandType } from '../../../engine/index.ts';
import type { Assignment } from '../../../scenarios/homework/assignment.ts';
import { mistakesInAssignment, type AssignmentMistake } from '../../../scenarios/homework/lessonFile.ts';
import {
  isGoal,
  isQuestion,
  runOf,
  type WorldGoalKind,
  type WorldQuestionKind,
} from '../../../scenarios/homework/worldTask.ts';
import type { Link } from '../../../scenarios/link/permalink.ts';
import type { ParameterValues } from '../../../scenarios/scenario/scenario.ts';
import { library } from '../../../ui/stores/library.ts';

export interface Draft {
  /** The id of a lesson, or `OWN_WORLD`. */
  readonly task: string;
  readonly world: Link | null;
  readonly is: WorldGoalKind;
  readonly about: string;
  /** Null: nothing is asked. */
  readonly asks: WorldQuestionKind | null;
  readonly askedOf: string;
  /** A line each. */
  readonly options: string;
  readonly allowed: readonly CommandType[];
  readonly set: ParameterValues;
  readonly title: string;
  readonly goal: string;
  readonly deadline: string;
  /** `each`: every learner gets a variant; null: all get the same. */
  readonly variant: 'each' | null;
}

export const OWN_WORLD = 'world';

/** One of the tasks of a link, as far as it is filled in. */
export interface DraftedTask {
  readonly draft: Draft;
  /** Null as long as something is missing. */
  readonly assignment: Assignment | null;
  /** Why it cannot be given to a class; null if it can. */
  readonly wrong: AssignmentMistake | null;
}

/** Nothing is given to a class that cannot be solved or is solved from the start. */
export function taskOf(draft: Draft): DraftedTask {
  const assignment = assignmentOf(draft);
  const mistakes = assignment === null ? [] : mistakesInAssignment(assignment);
  return { draft, assignment, wrong: mistakes.find(({ field }) => field !== 'title') ?? null };
}

/** Null as long as something is missing. */
function assignmentOf(draft: Draft): Assignment | null {
  const { task, world, is, about, asks, askedOf, options, variant, ...rest } = draft;
  const own = variant === null ? rest : { ...rest, variant };
  if (task !== OWN_WORLD) return { ...own, task: { kind: 'lesson', lesson: task } };
  const goal = { is, about: about.trim() };
  if (world === null || !isGoal(goal)) return null;
  const { choices } = world;
  if (asks === null) return { ...own, set: {}, task: { kind: 'world', choices, goal, question: null } };
  const run = runIn(world);
  const said = options
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (run === null) return null;
  const question = { asks, about: askedOf.trim(), options: said, run };
  return isQuestion(question) ? { ...own, set: {}, task: { kind: 'world', choices, goal, question } } : null;
}

/** Null where its commands cannot be done again. */
function runIn(world: Link) {
  try {
    return runOf(world, library);
  } catch {
    return null;
  }
}
