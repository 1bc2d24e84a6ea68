// Programs to start from: the recipes of the book.
import configuration from '../../ownRecipes/book/configuration.js?raw';
import doubleBarrier from '../../ownRecipes/book/doubleBarrier.js?raw';
import fifoQueue from '../../ownRecipes/book/fifoQueue.js?raw';
import herdLock from '../../ownRecipes/book/herdLock.js?raw';
import leaderElection from '../../ownRecipes/book/leaderElection.js?raw';
import predecessorLock from '../../ownRecipes/book/predecessorLock.js?raw';
import readWriteLock from '../../ownRecipes/book/readWriteLock.js?raw';
import type { StartName } from '../../words/contracts/ownRecipe.ts';

interface Start {
  /** Absent: in the language of the page. */
  readonly code?: string;
  /** What a run of it is judged by. */
  readonly promise: 'oneHolder' | 'nothing';
}

export const STARTS: Readonly<Record<StartName, Start>> = {
  blank: { promise: 'oneHolder' },
  herdLock: { code: herdLock, promise: 'oneHolder' },
  predecessorLock: { code: predecessorLock, promise: 'oneHolder' },
  readWriteLock: { code: readWriteLock, promise: 'nothing' },
  leaderElection: { code: leaderElection, promise: 'nothing' },
  fifoQueue: { code: fifoQueue, promise: 'nothing' },
  doubleBarrier: { code: doubleBarrier, promise: 'nothing' },
  configuration: { code: configuration, promise: 'nothing' },
};

export const START_NAMES: readonly StartName[] = [
  'blank',
  'herdLock',
  'predecessorLock',
  'readWriteLock',
  'leaderElection',
  'fifoQueue',
  'doubleBarrier',
  'configuration',
];
