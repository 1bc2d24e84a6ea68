// The words of decks: one chunk of each language, loaded with the first of them.
import { use } from 'react';
import type { DeckMessages } from '../i18n/deck/contract.ts';
import { oncePerLanguage } from '../i18n/oncePerLanguage.ts';
import { useLanguage } from '../i18n/words.ts';
import { fetchLate } from '../late/fetchLate.ts';
import { usePreferences, type Locale } from '../stores/preferences.ts';

export function useDeckWords(): DeckMessages {
  return use(load(useLanguage()));
}

/** In a language that need not be the page's: notes may speak another one than the screen. */
export function useDeckWordsIn(locale: Locale): DeckMessages {
  return use(load(locale));
}

export async function deckWordsNow(): Promise<DeckMessages> {
  return fetchLate(() => load(usePreferences.getState().locale));
}

const load = oncePerLanguage<DeckMessages>({
  en: async () => (await import('../i18n/deck/deck.en.ts')).deckWords,
  'zh-CN': async () => (await import('../i18n/deck/deck.zh.ts')).deckWords,
});
