// Adds the scenarios and recipes of locks to what is known. To be imported for its effect.
import { addScenario } from '../catalogue.ts';
import { addRecipe } from '../recipeBook.ts';
import { ARTICLE_WATCHER, articleWatcher } from './fairLock/articleFairLock.ts';
import {
  FAIR_THREAD,
  FAIR_UNLOCKER,
  fairLock as fairRecipe,
  fairLockThread,
  unlockUnasked,
} from './fairLock/recipe.ts';
import { guardedLock as guardedRecipe } from './guardedLock/recipe.ts';
import { JOB_ARRIVED, JOB_WORK, jobArrived, jobClient, work } from './jobWatcher/recipe.ts';
import { multiLock as multiRecipe } from './multiLock/recipe.ts';
import { oneNameLock as oneNameRecipe } from './oneNameLock/recipe.ts';
import { publishedLine } from './lineLock/recipe.ts';
import { readWriteLock as sharedRecipe } from './readWriteLock/recipe.ts';
import { REVOKER, revocableLock as revocableRecipe, revoker } from './revocableLock/recipe.ts';
import { semaphore as semaphoreRecipe } from './semaphore/recipe.ts';
import { strangerLock as strangerRecipe } from './strangerLock/recipe.ts';
import { tidyLock as tidyRecipe } from './tidyLock/recipe.ts';
import { tryLock as tryRecipe } from './tryLock/recipe.ts';
import type { Scenario } from '../scenario.ts';
import { fairLock } from './fairLock/scenario.ts';
import { guardedLock } from './guardedLock/scenario.ts';
import { jobWatcher } from './jobWatcher/scenario.ts';
import { lineLock } from './lineLock/scenario.ts';
import { multiLock } from './multiLock/scenario.ts';
import { oneNameLock } from './oneNameLock/scenario.ts';
import { readWriteLock } from './readWriteLock/scenario.ts';
import { revocableLock } from './revocableLock/scenario.ts';
import { semaphore } from './semaphore/scenario.ts';
import { strangerLock } from './strangerLock/scenario.ts';
import { tidyLock } from './tidyLock/scenario.ts';
import { tryLock } from './tryLock/scenario.ts';

/** A scenario's program has its name. */
const PROGRAMS: readonly (readonly [Scenario, Parameters<typeof addRecipe>[1]])[] = [
  [tryLock, tryRecipe],
  [oneNameLock, oneNameRecipe],
  [lineLock, publishedLine],
  [fairLock, fairRecipe],
  [guardedLock, guardedRecipe],
  [readWriteLock, sharedRecipe],
  [semaphore, semaphoreRecipe],
  [multiLock, multiRecipe],
  [revocableLock, revocableRecipe],
  [jobWatcher, jobClient],
  [tidyLock, tidyRecipe],
  [strangerLock, strangerRecipe],
];

for (const [scenario, recipe] of PROGRAMS) {
  addScenario(scenario);
  addRecipe(scenario.id, recipe);
}

addRecipe(FAIR_THREAD, fairLockThread);
addRecipe(FAIR_UNLOCKER, unlockUnasked);
addRecipe(ARTICLE_WATCHER, articleWatcher);
addRecipe(REVOKER, revoker);
addRecipe(JOB_ARRIVED, jobArrived);
addRecipe(JOB_WORK, work);
