// The library: every scenario beyond the opening pair, the museum, and what leads there.
import '../../scenarios/library.ts';

export { LibraryDialog } from './LibraryDialog.tsx';
export { MuseumDialog } from './MuseumDialog.tsx';
export { SceneDialog } from './SceneDialog.tsx';
export { LibrarySceneWords } from './LibrarySceneWords.tsx';
export { openMuseumPiece } from './openMuseumPiece.ts';
export { AboutScene } from './AboutScene.tsx';
