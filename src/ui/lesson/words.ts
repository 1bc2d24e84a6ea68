// The words of lessons: one chunk of each language, loaded with the first lesson.
import { use } from 'react';
import type { LessonsMessages } from '../i18n/lessons/contract.ts';
import { useLanguage } from '../i18n/words.ts';
import { usePreferences, type Locale } from '../stores/preferences.ts';

export function useLessonWords(): LessonsMessages {
  return use(load(useLanguage()));
}

export async function lessonWordsNow(): Promise<LessonsMessages> {
  return load(usePreferences.getState().locale);
}

const LOADERS: Readonly<Record<Locale, () => Promise<LessonsMessages>>> = {
  en: async () => (await import('../i18n/lessons/lessons.en.ts')).lessonWords,
  'zh-CN': async () => (await import('../i18n/lessons/lessons.zh.ts')).lessonWords,
};

/** One promise for each language: a component that waits asks for the same one again. */
const loading = new Map<Locale, Promise<LessonsMessages>>();

function load(language: Locale): Promise<LessonsMessages> {
  const known = loading.get(language);
  if (known !== undefined) return known;
  const promise = LOADERS[language]();
  loading.set(language, promise);
  promise.catch(() => loading.delete(language));
  return promise;
}
