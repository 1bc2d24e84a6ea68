// What a language says of a lesson. Its English words come with it; those of another language stand beside them.
import type { ParameterValues, ScenarioChoice } from '../scenario/scenario.ts';
import type { ParameterWords } from '../scenario/words.ts';
import type { Lesson, Measured, Outcome } from './lesson.ts';

/** A lesson of the course. */
export interface CourseLesson extends Lesson {
  /** In English. */
  readonly words: LessonWords;
}

export interface LessonWords {
  readonly title: string;
  /** What one knows afterwards, in one line. */
  readonly goal: string;
  /** What one has seen once it is done, in one sentence; without, its goal is repeated. */
  readonly closing?: string;
  readonly settings?: Readonly<Record<string, ParameterWords>>;
  readonly parts: Readonly<Record<string, PartWords>>;
  /** Why many think so, and what is true instead; by code. */
  readonly misconceptions?: Readonly<Record<string, string>>;
}

export interface PartWords {
  /** Up to three short paragraphs. */
  readonly text: readonly string[];
  readonly prediction?: PredictionWords;
  /** What is to be brought about, by milestone. */
  readonly goal?: Readonly<Record<string, string>>;
  /** What stands in a cell of the part's grid, and what it means. */
  readonly cell?: (outcome: Outcome) => { readonly sign: string; readonly full: string };
  /** The third is played. */
  readonly hints: readonly [string, string, string];
}

export interface PredictionWords {
  readonly question: string | ((asked: Asked) => string);
  readonly options: Readonly<Record<string, string | ((asked: Asked) => string)>>;
  /** What is done where the question is played for the learner, as a button says it; without, that it is played. */
  readonly play?: string;
  /** What happened, and what of it proves the answer. */
  readonly reveal: (asked: Asked & Found) => string;
}

/** The scene a question is about, as the learner has set it. */
export interface Asked {
  readonly choice: ScenarioChoice;
  readonly set: ParameterValues;
}

/** What the learner's own run came to. */
interface Found {
  readonly outcome: Outcome;
  readonly measured: Measured;
}
