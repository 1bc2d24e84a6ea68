import { fetched } from '../../ui/fetching/fetched.ts';
import type { RoomEntry } from '../../ui/room/room.ts';
import { fromRoom } from '../../ui/stores/stage.ts';
import { OWN_RECIPE } from './words/ownRecipe.ts';

export const entries: readonly RoomEntry[] = [
  {
    key: 'editor',
    group: 'own',
    say: ({ area }) => ({ name: area(OWN_RECIPE).write, more: area(OWN_RECIPE).writeMore }),
    run: () => void fetched(() => fromRoom('openEditor')).then((open) => open('toWrite')),
    isOnDoor: true,
  },
];
