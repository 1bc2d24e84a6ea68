import type { Areas } from '../../words/areas.ts';
import type { LanguageId } from '../../words/languages.ts';
import { DECK } from '../../words/deck.ts';
import { areaWordsNow, useWords, useWordsIn } from '../../words/useWords.ts';
import { fetched } from '../fetched.ts';

export function useDeckWords(): Areas['deck'] {
  return useWords(DECK);
}

/** In a language that need not be the page's: notes may be in another one than the screen. */
export function useDeckWordsIn(language: LanguageId): Areas['deck'] {
  return useWordsIn(language, DECK);
}

export async function deckWordsNow(): Promise<Areas['deck']> {
  return fetched(() => areaWordsNow(DECK));
}
