import type { Areas } from '../../words/areas.ts';
import { LESSONS } from '../../words/lessons.ts';
import { areaWordsNow, useWords } from '../../words/useWords.ts';
import { fetched } from '../fetched.ts';

export function useLessonWords(): Areas['lessons'] {
  return useWords(LESSONS);
}

export async function lessonWordsNow(): Promise<Areas['lessons']> {
  return fetched(() => areaWordsNow(LESSONS));
}
