// What is fetched of a live class.
export { ClassBar } from './ui/ClassBar.tsx';
export { ClassDialog } from './ui/ClassDialog.tsx';
export { openClass } from './ui/classRun.ts';
export { VoteDialog } from './ui/VoteDialog.tsx';
export { askWithRun } from './ui/voting.ts';
