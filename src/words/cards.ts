import { cards } from './en/cards.ts';

/** The words of cards that are fetched with them. */
export const CARDS = { id: 'cards', english: cards } as const;
