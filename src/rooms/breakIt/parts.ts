// What is fetched of Break it.
export { entries } from './entries.ts';
export { BreakItDialog } from './ui/BreakItDialog.tsx';
export { certify } from './ui/certify.ts';
export { everyKill } from './ui/everyKill.ts';
export { examine } from './ui/examine.ts';
