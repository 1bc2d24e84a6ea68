import type { Areas } from './areas.ts';
import type { LanguageId } from './languages.ts';
import { DECK } from './deck.ts';
import { useWords, useWordsIn, wordsNow } from './useWords.ts';

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
