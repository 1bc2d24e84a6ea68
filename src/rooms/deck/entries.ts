import { fetched } from '../../ui/fetching/fetched.ts';
import type { RoomEntry } from '../../ui/room/room.ts';
import { openDialog } from '../../ui/stores/dialogs.ts';
import { fromRoom } from '../../ui/stores/stage.ts';
import { DECK_PANEL } from '../../words/deckPanel.ts';

export const entries: readonly RoomEntry[] = [
  {
    key: 'tenMinutes',
    group: 'more',
    say: ({ area }) => ({ name: area(DECK_PANEL).tenMinutes, more: area(DECK_PANEL).tenMinutesMore }),
    run: () => void fetched(() => fromRoom('openTenMinutes')).then((open) => open()),
  },
  {
    key: 'bookmarks',
    group: 'more',
    say: ({ area }) => ({
      name: area(DECK_PANEL).bookmarks.menu,
      also: [area(DECK_PANEL).bookmarks.title],
    }),
    run: () => openDialog('bookmarks'),
  },
];
