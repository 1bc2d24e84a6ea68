import { lessonWords } from './en/lessons.ts';

/** The words of lessons. */
export const LESSONS = { id: 'lessons', english: lessonWords } as const;
