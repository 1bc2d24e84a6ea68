// A lesson is shown with the number that its links have, and so is a challenge. There is one exam.
import type { Lesson } from './lesson.ts';

export type CourseKind = Lesson['kind'] | 'exam';

/** The exam is a challenge that is numbered like a lesson. */
export function courseKind({ id, kind }: Lesson): CourseKind {
  return kind === 'challenge' && id.startsWith('L') ? 'exam' : kind;
}

/** The id is what links, classes and the text of other lessons name, so a reader finds it under the same number. */
export function courseNumber({ id }: Lesson): number {
  return Number(id.slice(1));
}
