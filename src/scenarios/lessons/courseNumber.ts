// Lessons are numbered by their place in the course, challenges among themselves.
import type { Lesson } from './lesson.ts';
import { lessons } from './lessons.ts';

export function courseNumber({ id, kind }: Lesson): number {
  const alike = lessons.filter((lesson) => lesson.kind === kind);
  const place = alike.findIndex((lesson) => lesson.id === id);
  // The course may begin with a lesson before the first one.
  return alike[0]?.id === 'L0' ? place : place + 1;
}
