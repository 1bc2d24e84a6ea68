import type { RoomEntry } from '../../ui/room/room.ts';
import { openDialog } from '../../ui/stores/dialogs.ts';
import { CLAIMS } from './words/claims.ts';

export const entries: readonly RoomEntry[] = [
  {
    key: 'claims',
    group: 'more',
    say: ({ area }) => ({ name: area(CLAIMS).title, more: area(CLAIMS).more }),
    run: () => openDialog('claims'),
    isOnDoor: true,
  },
];
