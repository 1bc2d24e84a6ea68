import type { Area } from './areas.ts';
import { lessonWords } from './en/lessons/lessons.ts';

/** The words of lessons. */
export const LESSONS: Area<'lessons'> = { id: 'lessons', english: lessonWords };
