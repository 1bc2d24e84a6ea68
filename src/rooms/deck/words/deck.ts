import type { Area } from '../../../words/areas.ts';
import { deckWords } from './en/deck.ts';

/** The words of decks: talks made of moments. */
export const DECK: Area<'deck'> = { id: 'deck', english: deckWords };
