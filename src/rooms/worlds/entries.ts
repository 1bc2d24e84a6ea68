import type { RoomEntry } from '../../ui/room/room.ts';
import { openDialog } from '../../ui/stores/dialogs.ts';
import { downloadShown } from './ui/worldFiles.ts';
import { WORLDS } from './words/worlds.ts';

export const entries: readonly RoomEntry[] = [
  {
    key: 'newWorld',
    group: 'worlds',
    say: ({ area }) => ({ name: area(WORLDS).menu.create, more: area(WORLDS).menu.createMore }),
    run: () => openDialog('newWorld'),
    isOnDoor: true,
  },
  {
    key: 'changeWorld',
    group: 'worlds',
    say: ({ area }) => ({ name: area(WORLDS).menu.change, more: area(WORLDS).menu.changeMore }),
    run: () => openDialog('changeWorld'),
  },
  {
    key: 'savedWorlds',
    group: 'worlds',
    say: ({ area }) => ({ name: area(WORLDS).menu.saved, more: area(WORLDS).menu.savedMore }),
    run: () => openDialog('savedWorlds'),
    isOnDoor: true,
  },
  {
    key: 'file world',
    group: 'worlds',
    say: ({ area }) => ({ name: area(WORLDS).menu.save }),
    run: downloadShown,
  },
];
