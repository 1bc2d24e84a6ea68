// The program that makes sure a path exists: it asks for each level, and creates what is missing.
import { KeeperError, type Recipe, zk } from '../../../engine/index.ts';
import { untilExpired } from '../../ensemble/untilExpired.ts';

const LEVELS = ['/app', '/app/locks', '/app/locks/orders'] as const;

export const PARENTS_STEPS = ['parents.look', 'parents.create'] as const;

/** Another client may be as fast: that a level exists already is what was wanted. */
export function makeParents(): Recipe<void> {
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
