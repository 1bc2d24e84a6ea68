// An assignment as a file: what a link to it carries, under a name that says what it is.
import * as v from 'valibot';
import type { ScenarioLibrary } from '../experiment/experiment.ts';
import { LessonMistake } from '../lessons/carryOut.ts';
import { foundAnswer } from '../lessons/foundAnswer.ts';
import { playPart } from '../lessons/playLesson.ts';
import {
  assignmentText,
  lessonOf,
  parseAssignment,
  type Assignment,
  type AssignmentProblem,
} from './assignment.ts';
import { jsonOf } from '../link/jsonOf.ts';

/** Raised when older pages could not make sense of a file any more. */
const VERSION = 1;

export const LESSON_FILE = v.object({
  format: v.literal('znode-lab-lesson'),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  assignment: v.unknown(),
});

export function lessonFileText(assignment: Assignment): string {
  const content: unknown = JSON.parse(assignmentText(assignment));
  return `${JSON.stringify({ format: 'znode-lab-lesson', version: VERSION, assignment: content }, null, 2)}\n`;
}

/** Null if it is another kind of file. */
export function parseLessonFile(
  text: string,
  library: Pick<ScenarioLibrary, 'findScenario'>,
): Assignment | AssignmentProblem | 'newer' | null {
  const parsed = v.safeParse(LESSON_FILE, jsonOf(text));
  if (!parsed.success) return null;
  if (parsed.output.version > VERSION) return 'newer';
  return parseAssignment(JSON.stringify(parsed.output.assignment), library);
}

/** What a lesson made of a world lacks, by field. */
export interface AssignmentMistake {
  readonly field: 'title' | 'goal' | 'question.options' | 'question.run';
  /** What it comes to where no answer says so; else why it cannot be. */
  readonly found: string;
}

export function mistakesInAssignment(assignment: Assignment): readonly AssignmentMistake[] {
  const mistakes: AssignmentMistake[] = [];
  if (assignment.title.trim() === '') mistakes.push({ field: 'title', found: 'it has none' });
  const part = lessonOf(assignment)?.parts[0];
  if (assignment.task.kind === 'lesson' || part === undefined) return mistakes;
  if (playPart(part, part.solution).reached !== 'never')
    mistakes.push({ field: 'goal', found: 'it is reached before anything is done' });
  try {
    const found = foundAnswer(part, {});
    if (found !== null && found.option === null)
      mistakes.push({ field: 'question.options', found: String(found.outcome) });
  } catch (error) {
    if (!(error instanceof LessonMistake)) throw error;
    mistakes.push({ field: 'question.run', found: error.message });
  }
  return mistakes;
}
