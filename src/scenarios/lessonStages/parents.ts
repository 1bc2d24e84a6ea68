// Two clients that make the same path at the same time, level by level.
import { lessonStage } from './lessonStage.ts';
import { KeeperError, type Recipe, zk } from '../../engine/index.ts';
import { untilExpired } from '../ensemble/untilExpired.ts';

const LEVELS = ['/app', '/app/locks', '/app/locks/orders'] as const;
const PARENTS_STEPS = ['parents.look', 'parents.create'] as const;

export const parents = lessonStage({
  id: 'lesson-parents',
  recipes: { 'lesson-parents': makeParents },
  words: {
    name: 'Create missing parents',
    more: 'level by level, two clients at once',
    sentence: () => 'Two clients make sure that /app/locks/orders exists, level by level.',
    steps: {
      'parents.look': 'Call exists on the next level',
      'parents.create': 'If it is missing, create it. NodeExists means that another client was faster',
    },
    stepNames: { 'parents.look': 'looks for a level', 'parents.create': 'creates a level' },
  },
  clients: 2,
  apartMs: 0,
  sessionTimeoutMs: 30_000,
  nodes: () => [],
  programs: () => [{ recipe: 'lesson-parents' }],
  stepList: PARENTS_STEPS,
});

/** Another client may be as fast: that a level exists already is what was wanted. */
function makeParents(): Recipe<void> {
  return untilExpired(function* () {
    for (const level of LEVELS) {
      yield* zk.atStep('parents.look');
      if ((yield* zk.exists(level)) !== null) continue;
      yield* zk.atStep('parents.create');
      try {
        yield* zk.create(level);
      } catch (error) {
        if (!(error instanceof KeeperError) || error.code !== 'NodeExists') throw error;
      }
    }
  });
}
