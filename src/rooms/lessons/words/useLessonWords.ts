import { LESSONS } from './lessons.ts';
import { useWords, wordsNow } from '../../../words/useWords.ts';

type Words = (typeof LESSONS)['english'];

export function useLessonWords(): Words {
  return useWords(LESSONS);
}

export function lessonWordsNow(): Words {
  return wordsNow(LESSONS);
}
