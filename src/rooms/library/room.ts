import { dialog } from '../../ui/parts/route.tsx';
import type { Room } from '../../ui/room/room.ts';

const parts = () => import('./parts.ts');

/** Every scenario beyond the opening pair, with search, palette and museum. */
export const library: Room<'library' | 'palette' | 'scene'> = {
  id: 'library',
  dialogs: {
    library: dialog(async () => (await parts()).FrontDoor),
    palette: dialog(async () => (await parts()).Palette),
    scene: dialog(async () => (await parts()).SceneDialog),
  },
  entries: async () => (await parts()).entries,
  links: { kinds: ['scene', 'museum'], open: async () => (await parts()).openSceneLink },
  provides: {
    AboutScene: async () => (await parts()).AboutScene,
    LibrarySceneWords: async () => (await parts()).LibrarySceneWords,
    ensembleNarrator: async () => (await parts()).ensembleNarrator,
    ScenarioItems: async () => (await parts()).ScenarioItems,
    keepOffline: async () => (await parts()).keepOffline,
  },
  // The scenarios are wanted soon: by the menu, the search, a link.
  followUp: async () => void (await parts()),
};
