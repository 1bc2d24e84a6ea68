import type { Area, Areas } from '../../words/areas.ts';
import { areaWordsNow, useWords } from '../../words/useWords.ts';
import { lessonWords as english } from '../i18n/lessons/lessons.en.ts';
import { fetched } from '../fetched.ts';

const LESSONS: Area<'lessons'> = { id: 'lessons', english };

export function useLessonWords(): Areas['lessons'] {
  return useWords(LESSONS);
}

export async function lessonWordsNow(): Promise<Areas['lessons']> {
  return fetched(() => areaWordsNow(LESSONS));
}
