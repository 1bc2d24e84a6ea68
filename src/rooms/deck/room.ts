import { dialog } from '../../ui/parts/route.tsx';
import { fetchAhead } from '../../ui/fetching/fetched.ts';
import type { Room } from '../../ui/room/room.ts';
import { useDeck } from '../../ui/stores/deckStore.ts';

const parts = () => import('./parts.ts');
const listenForDeckKeys = async () => (await import('./ui/deckKeys.ts')).listenForDeckKeys;

/** Talks: the one of ten minutes, one’s own bookmarks, and what a class sees. */
export const deck: Room<'bookmarks' | 'qr' | 'storyboard'> = {
  id: 'deck',
  dialogs: {
    bookmarks: dialog(async () => (await parts()).BookmarksDialog),
    qr: dialog(async () => (await parts()).QrDialog),
    storyboard: dialog(async () => (await parts()).StoryboardDialog),
  },
  entries: async () => (await import('./entries.ts')).entries,
  provides: {
    Presentation: async () => (await import('./ui/Presentation.tsx')).Presentation,
    openDeck: async () => (await parts()).openDeck,
    openTenMinutes: async () => (await parts()).openTenMinutes,
    goTo: async () => (await parts()).goTo,
    listenForDeckKeys,
  },
  begin: () => {
    // Keys lead through a talk, and through bookmarks.
    useDeck.subscribe(({ open, bookmarks }) => {
      if (open === 'tenMinutes' || bookmarks.length > 0)
        fetchAhead(async () => (await listenForDeckKeys())());
    });
  },
};
