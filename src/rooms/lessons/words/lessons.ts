import type { Area } from '../../../words/areas.ts';
import { lessonWords } from './en/lessons.ts';

/** The words of lessons. */
export const LESSONS: Area<'lessons'> = { id: 'lessons', english: lessonWords };
