import type { RoomEntry } from '../../ui/room/room.ts';
import { openDialog } from '../../ui/stores/dialogs.ts';

export const entries: readonly RoomEntry[] = [
  {
    key: 'lessons',
    group: 'more',
    say: ({ messages }) => ({ name: messages.dialogs.library.lessons }),
    run: () => openDialog('lessons'),
  },
];
