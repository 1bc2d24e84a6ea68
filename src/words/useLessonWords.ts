import type { Areas } from './areas.ts';
import { LESSONS } from './lessons.ts';
import { useWords, wordsNow } from './useWords.ts';

export function useLessonWords(): Areas['lessons'] {
  return useWords(LESSONS);
}

export function lessonWordsNow(): Areas['lessons'] {
  return wordsNow(LESSONS);
}
