// The words of lessons: one chunk of each language, loaded with the first lesson.
import { use } from 'react';
import type { LessonsMessages } from '../i18n/lessons/contract.ts';
import { oncePerLanguage } from '../i18n/oncePerLanguage.ts';
import { useLanguage } from '../i18n/words.ts';
import { fetchLate } from '../late/fetchLate.ts';
import { usePreferences } from '../stores/preferences.ts';

export function useLessonWords(): LessonsMessages {
  return use(load(useLanguage()));
}

export async function lessonWordsNow(): Promise<LessonsMessages> {
  return fetchLate(() => load(usePreferences.getState().locale));
}

const load = oncePerLanguage<LessonsMessages>({
  en: async () => (await import('../i18n/lessons/lessons.en.ts')).lessonWords,
  'zh-CN': async () => (await import('../i18n/lessons/lessons.zh.ts')).lessonWords,
});
