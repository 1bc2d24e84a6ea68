// The words of decks: one chunk of each language, loaded with the first of them.
import { use } from 'react';
import type { DeckMessages } from '../i18n/deck/contract.ts';
import { useLanguage } from '../i18n/words.ts';
import { usePreferences, type Locale } from '../stores/preferences.ts';

export function useDeckWords(): DeckMessages {
  return use(load(useLanguage()));
}

/** In a language that need not be the page's: notes may speak another one than the screen. */
export function useDeckWordsIn(locale: Locale): DeckMessages {
  return use(load(locale));
}

export async function deckWordsNow(): Promise<DeckMessages> {
  return load(usePreferences.getState().locale);
}

const LOADERS: Readonly<Record<Locale, () => Promise<DeckMessages>>> = {
  en: async () => (await import('../i18n/deck/deck.en.ts')).deckWords,
  'zh-CN': async () => (await import('../i18n/deck/deck.zh.ts')).deckWords,
};

/** One promise for each language: a component that waits asks for the same one again. */
const loading = new Map<Locale, Promise<DeckMessages>>();

function load(language: Locale): Promise<DeckMessages> {
  const known = loading.get(language);
  if (known !== undefined) return known;
  const promise = LOADERS[language]();
  loading.set(language, promise);
  promise.catch(() => loading.delete(language));
  return promise;
}
