import type { Locale } from '../stores/preferences.ts';
import { useLanguage } from './words.ts';

/** The words of one view in the language in use. A view is loaded late, and its words in every language come with it. */
export function useViewWords<T>(words: Readonly<Record<Locale, T>>): T {
  return words[useLanguage()];
}
