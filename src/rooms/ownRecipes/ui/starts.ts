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
import burst from '../../../ownRecipes/examples/burst.js?raw';
import counter from '../../../ownRecipes/examples/counter.js?raw';
import lostEvents from '../../../ownRecipes/examples/lostEvents.js?raw';
import lostUpdate from '../../../ownRecipes/examples/lostUpdate.js?raw';
import outbox from '../../../ownRecipes/examples/outbox.js?raw';
import rateLimiter from '../../../ownRecipes/examples/rateLimiter.js?raw';
import serviceRegistry from '../../../ownRecipes/examples/serviceRegistry.js?raw';
import staleRegistry from '../../../ownRecipes/examples/staleRegistry.js?raw';
import type { StartName, StartSource } from '../words/contract.ts';

interface Start {
  /** Absent: in the language of the page. */
  readonly code?: string;
  /** Settings that differ from the world before: what a run is judged by, and the client's library. */
  readonly values: Readonly<Record<string, string>>;
}

const JUDGED_BY_CODE = { promise: 'fromCode', library: 'java' };

export const STARTS: Readonly<Record<StartName, Start>> = {
  blank: { values: JUDGED_BY_CODE },
  herdLock: { code: herdLock, values: JUDGED_BY_CODE },
  predecessorLock: { code: predecessorLock, values: JUDGED_BY_CODE },
  readWriteLock: { code: readWriteLock, values: JUDGED_BY_CODE },
  leaderElection: { code: leaderElection, values: JUDGED_BY_CODE },
  fifoQueue: { code: fifoQueue, values: JUDGED_BY_CODE },
  doubleBarrier: { code: doubleBarrier, values: JUDGED_BY_CODE },
  configuration: { code: configuration, values: JUDGED_BY_CODE },
  waitingLock: { code: waitingLock, values: JUDGED_BY_CODE },
  tryLock: { code: tryLock, values: JUDGED_BY_CODE },
  queue: { code: queue, values: JUDGED_BY_CODE },
  heartbeatElection: { code: heartbeatElection, values: JUDGED_BY_CODE },
  exclusiveLock: { code: exclusiveLock, values: JUDGED_BY_CODE },
  sharedLock: { code: sharedLock, values: JUDGED_BY_CODE },
  watchedQueue: { code: watchedQueue, values: JUDGED_BY_CODE },
  leaderLatch: { code: leaderLatch, values: { promise: 'fromCode', library: 'curator-4.0.1' } },
  distributedFairLock: { code: distributedFairLock, values: JUDGED_BY_CODE },
  candidate: { code: candidate, values: JUDGED_BY_CODE },
  counter: { code: counter, values: JUDGED_BY_CODE },
  lostUpdate: { code: lostUpdate, values: JUDGED_BY_CODE },
  rateLimiter: { code: rateLimiter, values: JUDGED_BY_CODE },
  burst: { code: burst, values: JUDGED_BY_CODE },
  serviceRegistry: { code: serviceRegistry, values: JUDGED_BY_CODE },
  staleRegistry: { code: staleRegistry, values: JUDGED_BY_CODE },
  outbox: { code: outbox, values: JUDGED_BY_CODE },
  lostEvents: { code: lostEvents, values: JUDGED_BY_CODE },
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
    { source: 'right', names: ['counter', 'rateLimiter', 'serviceRegistry', 'outbox'] },
    { source: 'wrong', names: ['lostUpdate', 'burst', 'staleRegistry', 'lostEvents'] },
    { source: 'S0', names: ['waitingLock', 'tryLock', 'queue', 'heartbeatElection'] },
    { source: 'S1', names: ['exclusiveLock', 'sharedLock', 'watchedQueue'] },
    { source: 'S2', names: ['leaderLatch'] },
    { source: 'S3', names: ['distributedFairLock'] },
    { source: 'S4', names: ['candidate'] },
  ];
