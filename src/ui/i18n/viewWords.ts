import type { LanguageId } from '../../words/languages.ts';
import { useLanguage } from '../../words/useWords.ts';

/** The words of one view in the language in use. A view is loaded late, and its words in every language come with it. */
export function useViewWords<T>(words: Readonly<Record<LanguageId, T>>): T {
  return words[useLanguage()];
}
