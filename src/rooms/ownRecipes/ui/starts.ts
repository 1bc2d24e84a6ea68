// Programs to start from: the recipes of the book, and what five articles published.
import candidate from '../../../ownRecipes/articles/candidate.js?raw';
import distributedFairLock from '../../../ownRecipes/articles/distributedFairLock.js?raw';
import exclusiveLock from '../../../ownRecipes/articles/exclusiveLock.js?raw';
import heartbeatElection from '../../../ownRecipes/articles/heartbeatElection.js?raw';
import leaderLatch from '../../../ownRecipes/articles/leaderLatch.js?raw';
import queue from '../../../ownRecipes/articles/queue.js?raw';
import sharedLock from '../../../ownRecipes/articles/sharedLock.js?raw';
import tryLock from '../../../ownRecipes/articles/tryLock.js?raw';
import waitingLock from '../../../ownRecipes/articles/waitingLock.js?raw';
import watchedQueue from '../../../ownRecipes/articles/watchedQueue.js?raw';
import configuration from '../../../ownRecipes/book/configuration.js?raw';
import doubleBarrier from '../../../ownRecipes/book/doubleBarrier.js?raw';
import fifoQueue from '../../../ownRecipes/book/fifoQueue.js?raw';
import herdLock from '../../../ownRecipes/book/herdLock.js?raw';
import leaderElection from '../../../ownRecipes/book/leaderElection.js?raw';
import predecessorLock from '../../../ownRecipes/book/predecessorLock.js?raw';
import readWriteLock from '../../../ownRecipes/book/readWriteLock.js?raw';
import type { StartName, StartSource } from '../words/contract.ts';

interface Start {
  /** Absent: in the language of the page. */
  readonly code?: string;
  /** What its world is like otherwise than the one before: what a run is judged by, and the client's library. */
  readonly values: Readonly<Record<string, string>>;
}

const LOCK = { promise: 'oneHolder', library: 'java' };
const ELECTION = { promise: 'oneLeader', library: 'java' };
const NOTHING = { promise: 'nothing', library: 'java' };

export const STARTS: Readonly<Record<StartName, Start>> = {
  blank: { values: LOCK },
  herdLock: { code: herdLock, values: LOCK },
  predecessorLock: { code: predecessorLock, values: LOCK },
  readWriteLock: { code: readWriteLock, values: NOTHING },
  leaderElection: { code: leaderElection, values: ELECTION },
  fifoQueue: { code: fifoQueue, values: NOTHING },
  doubleBarrier: { code: doubleBarrier, values: NOTHING },
  configuration: { code: configuration, values: NOTHING },
  waitingLock: { code: waitingLock, values: LOCK },
  tryLock: { code: tryLock, values: LOCK },
  queue: { code: queue, values: NOTHING },
  heartbeatElection: { code: heartbeatElection, values: ELECTION },
  exclusiveLock: { code: exclusiveLock, values: LOCK },
  sharedLock: { code: sharedLock, values: NOTHING },
  watchedQueue: { code: watchedQueue, values: NOTHING },
  leaderLatch: { code: leaderLatch, values: { promise: 'oneLeader', library: 'curator-4.0.1' } },
  distributedFairLock: { code: distributedFairLock, values: LOCK },
  candidate: { code: candidate, values: ELECTION },
};

/** As the menu lists them, below the blank one. */
export const START_GROUPS: readonly { readonly source: StartSource; readonly names: readonly StartName[] }[] =
  [
    {
      source: 'book',
      names: [
        'herdLock',
        'predecessorLock',
        'readWriteLock',
        'leaderElection',
        'fifoQueue',
        'doubleBarrier',
        'configuration',
      ],
    },
    { source: 'S0', names: ['waitingLock', 'tryLock', 'queue', 'heartbeatElection'] },
    { source: 'S1', names: ['exclusiveLock', 'sharedLock', 'watchedQueue'] },
    { source: 'S2', names: ['leaderLatch'] },
    { source: 'S3', names: ['distributedFairLock'] },
    { source: 'S4', names: ['candidate'] },
  ];
