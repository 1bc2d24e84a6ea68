// Two watches of one client: the order of their events is that of the changes.
import { lessonStage } from '../lessonStage.ts';
import { FIRST_WATCHED, SECOND_WATCHED, changeBoth, watchBoth } from './recipe.ts';
import { words } from './words.ts';

export const twoWatches = lessonStage({
  id: 'lesson-two-watches',
  recipes: { 'lesson-watch-both': watchBoth, 'lesson-change-both': changeBoth },
  words,
  clients: 2,
  sessionTimeoutMs: 30_000,
  nodes: () => [FIRST_WATCHED, SECOND_WATCHED],
  programs: (place) => [{ recipe: place === 0 ? 'lesson-watch-both' : 'lesson-change-both' }],
});
