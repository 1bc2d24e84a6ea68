// The library: every scenario beyond the opening pair, the museum, live servers, consoles with zkCli, the search for broken
// invariants, and what leads there.
import '../../scenarios/library.ts';

import { keepWorlds } from '../worlds/savedWorlds.ts';

export { downloadShown } from '../worlds/worldFiles.ts';
export { openFiles } from '../worlds/savedWorlds.ts';
export { compareBranch, showAlone } from '../worlds/compareRuns.ts';

export { ChangeWorldDialog, NewWorldDialog } from './worlds/WorldDialog.tsx';
export { SavedWorldsDialog } from './worlds/SavedWorldsDialog.tsx';
export { FrontDoor } from './rooms/FrontDoor.tsx';
export { BreakItDialog } from '../breakIt/BreakItDialog.tsx';
export { examine } from '../breakIt/examine.ts';
export { keepOffline } from './keepOffline.ts';
export { Palette } from './palette/Palette.tsx';
export { SceneDialog } from './SceneDialog.tsx';
export { LibrarySceneWords } from './LibrarySceneWords.tsx';
export { openSceneById } from './openNamedScene.ts';
export { AboutScene } from './AboutScene.tsx';
export { ScenarioItems } from './ScenarioItems.tsx';
export { followLive } from '../live/followLive.ts';
export { LiveBar } from '../controls/LiveBar.tsx';
export { Console } from '../console/Console.tsx';

// A page in a frame belongs to its host.
if (window === window.top) keepWorlds();
