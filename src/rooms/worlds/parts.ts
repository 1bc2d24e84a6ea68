// What is fetched of the worlds that a user composes and keeps.
export { entries } from './entries.ts';
export { AboutWorld } from './ui/AboutWorld.tsx';
export { compareBranch } from './ui/compareRuns.ts';
export { compareOrNot } from './ui/oneOrTwo.ts';
export { paletteItems } from './ui/paletteItems.ts';
export { SavedWorldsDialog } from './ui/SavedWorldsDialog.tsx';
export { keepWorlds, openDropped } from './ui/savedWorlds.ts';
export { ChangeWorldDialog, NewWorldDialog } from './ui/WorldDialog.tsx';
export { typeWorld } from './ui/typeWorld.ts';
export { downloadShown } from './ui/worldFiles.ts';
