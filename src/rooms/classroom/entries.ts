import type { RoomEntry } from '../../ui/room/room.ts';
import { openDialog } from '../../ui/stores/dialogs.ts';
import { LIVE_CLASS } from './words/liveClass.ts';

export const entries: readonly RoomEntry[] = [
  {
    key: 'class',
    group: 'more',
    say: ({ area }) => {
      const { entry, entryMore, also } = area(LIVE_CLASS);
      return { name: entry, more: entryMore, also };
    },
    run: () => openDialog('class'),
  },
];
