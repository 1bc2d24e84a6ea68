import type { Area } from './areas.ts';
import { cards } from './en/cards.ts';

/** The words of cards that are fetched with them. */
export const CARDS: Area<'cards'> = { id: 'cards', english: cards };
