import type { RoomEntry } from '../../ui/room/room.ts';
import { openDialog } from '../../ui/stores/dialogs.ts';
import { BREAK_IT } from './words/breakIt.ts';

export const entries: readonly RoomEntry[] = [
  {
    key: 'breakIt',
    group: 'own',
    say: ({ area }) => ({ name: area(BREAK_IT).title, more: area(BREAK_IT).more }),
    run: () => openDialog('breakIt'),
  },
];
