// The lesson that is on: its part, what was set and chosen, and what has been seen and reached. Written by lessonRun.ts.
import { create } from 'zustand';
import { assignmentId } from '../../../scenarios/homework/assignment.ts';
import type { CodedAssignment } from './assignmentCode.ts';
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import type { Lesson, Outcome, Part } from '../../../scenarios/lessons/lesson.ts';
import type { PartWork } from '../../../scenarios/lessons/partWork.ts';
import type { ExamNews } from '../../../ui/room/room.ts';
import type { ParameterValues } from '../../../scenarios/scenario/scenario.ts';
import type { Question } from './question.ts';

export interface LessonRun {
  readonly lesson: Lesson;
  readonly partIndex: number;
  /** The whole lesson had been done before this part was begun. */
  readonly isRepeated: boolean;
  readonly set: ParameterValues;
  readonly question: Question;
  /** She has answered once in this part, or has had it played: its goal is no hint any more. */
  readonly hasCommitted: boolean;
  /** Milestones of the part's goal. */
  readonly reached: readonly string[];
  /** Outcomes in the part's grid, by `cellOf`. */
  readonly cells: Readonly<Record<string, Outcome>>;
  /** How many hints have been asked for. */
  readonly hints: number;
  /** What a teacher has asked for; null if the lesson is taken as it is. */
  readonly assigned: Assigned | null;
  /** What she has done in this part. */
  readonly work: PartWork;
  /** The part's scene; another one that the learner opens is not looked at. */
  readonly experiment: Experiment | null;
  /** Where the part's words begin in it. */
  readonly openedAtStep: number;
  /** The check's result for a program, which need not be the one that runs now; null before the first check. */
  readonly examined: Examined | null;
  /** What is being played for her; null if she acts herself. */
  readonly playing: Played | null;
}

export interface Examined {
  readonly code: string | undefined;
  readonly news: ExamNews;
  /** Its result is kept with the work. */
  readonly isKept: boolean;
}

export interface Assigned extends CodedAssignment {
  /** All tasks of its address, itself among them, in their order. */
  readonly tasks: readonly CodedAssignment[];
  readonly index: number;
}

/** The part's solution, or what its question supposes; up to and with a step. */
export interface Played {
  readonly what: 'solution' | 'asked';
  readonly endStep: number;
}

export const useLesson = create<{ readonly run: LessonRun | null }>(() => ({ run: null }));

export function runNow(): LessonRun | null {
  return useLesson.getState().run;
}

export function changeRun(change: Partial<LessonRun>): void {
  const run = runNow();
  if (run !== null) useLesson.setState({ run: { ...run, ...change } });
}

/** Work in an assignment is kept apart from work in the lesson itself. */
export function workNameOf({
  lesson,
  assigned,
}: {
  readonly lesson: Lesson;
  readonly assigned: Pick<Assigned, 'assignment'> | null;
}): string {
  const own = assigned === null || lesson.id.startsWith('W') ? '' : `.${assignmentId(assigned.assignment)}`;
  return lesson.id + own;
}

/** The check's result for the program that runs. */
export function examNewsOf({ examined, experiment }: LessonRun): ExamNews | null {
  return examined !== null && examined.code === experiment?.choices[0]?.code ? examined.news : null;
}

export function partOf({ lesson, partIndex }: LessonRun): Part {
  const part = lesson.parts[partIndex];
  if (part === undefined) throw new RangeError(`${lesson.id} has no part ${partIndex}`);
  return part;
}

/** The name of a cell of a grid, by the values of its two sides or by all that is set. */
export function cellOf(set: ParameterValues, { grid }: Pick<Part, 'grid'> = {}): string {
  const names = grid === undefined ? Object.keys(set) : [grid.rows, grid.columns];
  return names.map((name) => String(set[name])).join(' ');
}

/** What was predicted first of the scene as it is set, which is handed in; null if nothing was. */
export function firstAnswer({ work, set }: LessonRun): string | null {
  return work.answers.find((answer) => cellOf(answer.set) === cellOf(set))?.option ?? null;
}

/** All that is asked has been answered, seen and reached. */
export function isPartDone(run: LessonRun): boolean {
  return isGoalReached(run) && (partOf(run).prediction === undefined || run.question.is === 'seen');
}

export function isGoalReached(run: LessonRun): boolean {
  return run.reached.length === (partOf(run).goal?.milestones.length ?? 0);
}
