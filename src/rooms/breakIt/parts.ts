// What is fetched of Break it.
export { entries } from './entries.ts';
export { BreakItDialog } from './ui/BreakItDialog.tsx';
export { everyKill } from './ui/everyKill.ts';
export { examine } from './ui/examine.ts';
