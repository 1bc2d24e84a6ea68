import type { Areas } from '../../../words/areas.ts';
import { LESSONS } from './lessons.ts';
import { useWords, wordsNow } from '../../../words/useWords.ts';

export function useLessonWords(): Areas['lessons'] {
  return useWords(LESSONS);
}

export function lessonWordsNow(): Areas['lessons'] {
  return wordsNow(LESSONS);
}
