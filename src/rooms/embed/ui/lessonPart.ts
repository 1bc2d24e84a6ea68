import type { Lesson, Part } from '../../../scenarios/lessons/lesson.ts';
import { findLesson, lessons } from '../../../scenarios/lessons/lessons.ts';

export interface LessonPart {
  readonly lesson: Lesson;
  readonly part: Part;
}

/** `L12` or `L12/gap`: its first part if none is said; null if there is no such part, or it needs the editor. */
export function lessonPart(scene: string): LessonPart | null {
  const [id = '', name, ...more] = scene.split('/');
  if (more.length > 0) return null;
  const lesson = findLesson(id);
  const part = lesson?.parts.find((each) => name === undefined || each.id === name);
  return lesson === undefined || part === undefined || part.repair !== undefined ? null : { lesson, part };
}

/** Every part by the name of its scene. */
export function lessonScenes(): readonly string[] {
  return lessons.flatMap(({ id, parts }) =>
    parts.filter(({ repair }) => repair === undefined).map((part) => `${id}/${part.id}`),
  );
}
