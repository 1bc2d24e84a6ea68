import type { RoomEntry } from '../../ui/room/room.ts';
import { openDialog, openRooms } from '../../ui/stores/dialogs.ts';

export const entries: readonly RoomEntry[] = [
  {
    key: 'library',
    group: 'more',
    say: ({ messages }) => ({ name: messages.dialogs.library.all }),
    run: () => openRooms(),
  },
  {
    key: 'museum',
    group: 'more',
    say: ({ messages }) => ({ name: messages.dialogs.library.museum }),
    run: () => openRooms('museum'),
  },
  {
    key: 'scene',
    group: 'own',
    say: ({ messages }) => ({ name: messages.dialogs.changeScene }),
    run: () => openDialog('scene'),
  },
];
