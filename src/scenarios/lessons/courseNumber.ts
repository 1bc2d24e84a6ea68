// Lessons are numbered by their place in the course, challenges among themselves. There is one exam.
import type { Lesson } from './lesson.ts';
import { lessons } from './lessons.ts';

export type CourseKind = Lesson['kind'] | 'exam';

/** The exam is a challenge that is numbered like a lesson. */
export function courseKind({ id, kind }: Lesson): CourseKind {
  return kind === 'challenge' && id.startsWith('L') ? 'exam' : kind;
}

export function courseNumber(lesson: Lesson): number {
  const alike = lessons.filter((each) => courseKind(each) === courseKind(lesson));
  const place = alike.findIndex(({ id }) => id === lesson.id);
  // The course may begin with a lesson before the first one.
  return alike[0]?.id === 'L0' ? place : place + 1;
}
