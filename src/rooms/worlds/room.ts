import { dialog } from '../../ui/parts/route.tsx';
import type { Room } from '../../ui/room/room.ts';
import { takeDroppedFiles } from './ui/droppedFiles.ts';

const parts = () => import('./parts.ts');

/** Worlds that a user composes, keeps, saves and compares. */
export const worlds: Room<'newWorld' | 'changeWorld' | 'savedWorlds'> = {
  id: 'worlds',
  dialogs: {
    newWorld: dialog(async () => (await parts()).NewWorldDialog),
    changeWorld: dialog(async () => (await parts()).ChangeWorldDialog),
    savedWorlds: dialog(async () => (await parts()).SavedWorldsDialog),
  },
  entries: async () => (await parts()).entries,
  paletteItems: async () => (await parts()).paletteItems,
  provides: {
    AboutWorld: async () => (await parts()).AboutWorld,
    compareOrNot: async () => (await parts()).compareOrNot,
    compareBranch: async () => (await parts()).compareBranch,
    downloadShown: async () => (await parts()).downloadShown,
    openDropped: async () => (await parts()).openDropped,
    typeWorld: async () => (await parts()).typeWorld,
  },
  begin: takeDroppedFiles,
  // A page in a frame belongs to its host.
  followUp: async () => {
    if (window === window.top) (await parts()).keepWorlds();
  },
};
