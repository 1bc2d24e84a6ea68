// Two clients that make the same path at the same time, level by level.
import { lessonStage } from '../lessonStage.ts';
import { PARENTS_STEPS, makeParents } from './recipe.ts';
import { words } from './words.ts';

export const parents = lessonStage({
  id: 'lesson-parents',
  recipes: { 'lesson-parents': makeParents },
  words,
  clients: 2,
  apartMs: 0,
  sessionTimeoutMs: 30_000,
  nodes: () => [],
  programs: () => [{ recipe: 'lesson-parents' }],
  stepList: PARENTS_STEPS,
});
