// What is fetched of the worlds that a user composes and keeps.
export { entries } from './entries.ts';
export { AboutWorld } from './ui/AboutWorld.tsx';
export { compareBranch, showAlone } from './ui/compareRuns.ts';
export { SavedWorldsDialog } from './ui/SavedWorldsDialog.tsx';
export { keepWorlds, openFiles } from './ui/savedWorlds.ts';
export { ChangeWorldDialog, NewWorldDialog } from './ui/WorldDialog.tsx';
export { downloadShown } from './ui/worldFiles.ts';
