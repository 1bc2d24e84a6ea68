// What is fetched of the library: every scenario beyond the opening pair, the museum, the palette.
import '../../scenarios/library.ts';

export { ensembleNarrator } from '../../ui/controls/caption/ensembleNarrator.ts';
export { entries } from './entries.ts';
export { FrontDoor } from './ui/rooms/FrontDoor.tsx';
export { keepOffline } from './ui/keepOffline.ts';
export { Palette } from './ui/palette/Palette.tsx';
export { SceneDialog } from './ui/SceneDialog.tsx';
export { LibrarySceneWords } from './ui/LibrarySceneWords.tsx';
export { openSceneLink } from './ui/openSceneLink.ts';
export { AboutScene } from './ui/AboutScene.tsx';
export { ScenarioItems } from './ui/ScenarioItems.tsx';
