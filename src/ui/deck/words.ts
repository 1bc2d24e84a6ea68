import type { Areas } from '../../words/areas.ts';
import type { LanguageId } from '../../words/languages.ts';
import { DECK } from '../../words/deck.ts';
import { useWords, useWordsIn, wordsNow } from '../../words/useWords.ts';

export function useDeckWords(): Areas['deck'] {
  return useWords(DECK);
}

/** In a language that need not be the page's: notes may be in another one than the screen. */
export function useDeckWordsIn(language: LanguageId): Areas['deck'] {
  return useWordsIn(language, DECK);
}

export function deckWordsNow(): Areas['deck'] {
  return wordsNow(DECK);
}
