// The words in use: one language at a time, each a chunk of its own.
import { create } from 'zustand';
import type { Locale } from '../stores/preferences.ts';
import type { Messages } from './en.ts';

export type { Messages } from './en.ts';

export const LANGUAGES: readonly Locale[] = ['en', 'zh-CN'];

/** What a language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', 'zh-CN': '简体中文' };

interface WordsState {
  readonly language: Locale;
  /** Null until the first language is there: nothing is drawn before. */
  readonly words: Messages | null;
}

const useWordsState = create<WordsState>(() => ({ language: 'en', words: null }));

/** Loads a language and puts it in use. The one in use stays until the new one is there. */
export async function speak(language: Locale): Promise<void> {
  const words = await CATALOGUES[language]();
  useWordsState.setState({ language, words });
  document.documentElement.lang = language;
  document.title = words.shell.documentTitle;
}

/** The words of the language in use. Components are drawn after the first `speak` alone. */
export function useWords(): Messages {
  return spoken(useWordsState((state) => state.words));
}

/** The words in use, for code outside components. */
export function wordsNow(): Messages {
  return spoken(useWordsState.getState().words);
}

export function useLanguage(): Locale {
  return useWordsState((state) => state.language);
}

const CATALOGUES: Readonly<Record<Locale, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  'zh-CN': async () => (await import('./zh.ts')).zh,
};

function spoken(words: Messages | null): Messages {
  if (words === null) throw new Error('speak() a language before drawing anything');
  return words;
}
