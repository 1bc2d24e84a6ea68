// The library: every scenario beyond the opening pair, the museum, and what leads there.
import '../scenarios/library.ts';

export { LibraryDialog } from './controls/LibraryDialog.tsx';
export { MuseumDialog } from './controls/MuseumDialog.tsx';
export { SceneDialog } from './controls/SceneDialog.tsx';
export { LibrarySceneWords } from './controls/LibrarySceneWords.tsx';
export { openMuseumPiece } from './link/openMuseumPiece.ts';
export { AboutScene } from './panels/guide/AboutScene.tsx';
