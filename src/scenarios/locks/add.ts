// Adds the scenarios and recipes of locks to what is known. To be imported for its effect.
import { addScenario } from '../catalogue.ts';
import { addRecipe } from '../recipes/book.ts';
import { ARTICLE_WATCHER, articleWatcher } from '../recipes/locks/articleFairLock.ts';
import {
  FAIR_THREAD,
  FAIR_UNLOCKER,
  fairLock as fairRecipe,
  fairLockThread,
  unlockUnasked,
} from '../recipes/locks/fairLock.ts';
import { guardedLock as guardedRecipe } from '../recipes/locks/guardedLock.ts';
import { JOB_ARRIVED, JOB_WORK, jobArrived, jobClient, work } from '../recipes/locks/jobWatcher.ts';
import { multiLock as multiRecipe } from '../recipes/locks/multiLock.ts';
import { oneNameLock as oneNameRecipe } from '../recipes/locks/oneNameLock.ts';
import { publishedLine } from '../recipes/locks/publishedLine.ts';
import { readWriteLock as sharedRecipe } from '../recipes/locks/readWriteLock.ts';
import { REVOKER, revocableLock as revocableRecipe, revoker } from '../recipes/locks/revocableLock.ts';
import { semaphore as semaphoreRecipe } from '../recipes/locks/semaphore.ts';
import { strangerLock as strangerRecipe } from '../recipes/locks/strangerLock.ts';
import { tidyLock as tidyRecipe } from '../recipes/locks/tidyLock.ts';
import { tryLock as tryRecipe } from '../recipes/locks/tryLock.ts';
import type { Scenario } from '../scenario.ts';
import { fairLock } from './fairLock.ts';
import { guardedLock } from './guardedLock.ts';
import { jobWatcher } from './jobWatcher.ts';
import { lineLock } from './lineLock.ts';
import { multiLock } from './multiLock.ts';
import { oneNameLock } from './oneNameLock.ts';
import { readWriteLock } from './readWriteLock.ts';
import { revocableLock } from './revocableLock.ts';
import { semaphore } from './semaphore.ts';
import { strangerLock } from './strangerLock.ts';
import { tidyLock } from './tidyLock.ts';
import { tryLock } from './tryLock.ts';

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
