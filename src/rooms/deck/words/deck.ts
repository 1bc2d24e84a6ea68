import { deckWords } from './en/deck.ts';

/** The words of decks: talks made of moments. */
export const DECK = { id: 'deck', english: deckWords } as const;
