import { panel } from './en/deckPanel.ts';

/** The words of what is around a talk: its bar, its keys, bookmarks, notes. */
export const DECK_PANEL = { id: 'deckPanel', english: panel } as const;
