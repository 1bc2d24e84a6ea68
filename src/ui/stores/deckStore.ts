// The deck that the keys lead through: the talk that is open, else the user's own bookmarks. Written by deckRun.ts and
// bookmarks.ts alone.
import { create } from 'zustand';
import type { Bookmark } from '../../scenarios/link/bookmark.ts';

export interface DeckState {
  readonly open: 'own' | 'tenMinutes';
  /** The user's own, in their order. */
  readonly bookmarks: readonly Bookmark[];
  /** The entry last come to; null before the first. */
  readonly at: number | null;
  /** The entry that is being played to. */
  readonly playingTo: number | null;
  /** What lies over the picture. */
  readonly over: 'nothing' | 'start' | 'blank';
  readonly notes: 'none' | 'window' | 'beside';
  /** When the talk began, by the page's clock; null before. */
  readonly beganAtMs: number | null;
}

export const useDeck = create<DeckState>(() => ({
  open: 'own',
  bookmarks: [],
  at: null,
  playingTo: null,
  over: 'nothing',
  notes: 'none',
  beganAtMs: null,
}));

export function deckNow(): DeckState {
  return useDeck.getState();
}
