// The library: every scenario beyond the opening pair, the museum, live servers, consoles with zkCli, the search for broken
// invariants, and what leads there.
import '../../../scenarios/library.ts';

import { keepWorlds } from '../../worlds/ui/savedWorlds.ts';

export { downloadShown } from '../../worlds/ui/worldFiles.ts';
export { openFiles } from '../../worlds/ui/savedWorlds.ts';
export { compareBranch, showAlone } from '../../worlds/ui/compareRuns.ts';

export { ChangeWorldDialog, NewWorldDialog } from '../../worlds/ui/WorldDialog.tsx';
export { SavedWorldsDialog } from '../../worlds/ui/SavedWorldsDialog.tsx';
export { FrontDoor } from './rooms/FrontDoor.tsx';
export { BreakItDialog } from '../../breakIt/ui/BreakItDialog.tsx';
export { examine } from '../../breakIt/ui/examine.ts';
export { keepOffline } from './keepOffline.ts';
export { Palette } from './palette/Palette.tsx';
export { SceneDialog } from './SceneDialog.tsx';
export { LibrarySceneWords } from './LibrarySceneWords.tsx';
export { openSceneById } from './openNamedScene.ts';
export { AboutScene } from './AboutScene.tsx';
export { ScenarioItems } from './ScenarioItems.tsx';
export { followLive } from '../../live/ui/followLive.ts';
export { LiveBar } from '../../live/ui/LiveBar.tsx';
export { Console } from '../../console/ui/Console.tsx';

// A page in a frame belongs to its host.
if (window === window.top) keepWorlds();
