// Every scenario there is, in the order of the menus. What is listed here is in the catalogue, the recipe book, the museum, the
// command line, links and search.
import { zkcliRecipes } from '../zkcli/index.ts';
import { findScenario, register } from './catalogue.ts';
import { plainBarrier } from './coordination/barrier/scenario.ts';
import { doubleBarrier } from './coordination/doubleBarrier/scenario.ts';
import { groupMembership } from './coordination/groupMembership/scenario.ts';
import { mailbox } from './coordination/mailbox/scenario.ts';
import { coordinationPairs } from './coordination/pairs.ts';
import { publishedValue } from './coordination/publishedValue/scenario.ts';
import { sharedCounter } from './coordination/sharedCounter/scenario.ts';
import { treeCache } from './coordination/treeCache/scenario.ts';
import { statAndAcl } from './coordination/statAndAcl/scenario.ts';
import { watchEvents } from './coordination/watchEvents/scenario.ts';
import { twoPhaseCommit } from './coordination/twoPhaseCommit/scenario.ts';
import { twoWatches } from './coordination/twoWatches/scenario.ts';
import { twoValues } from './coordination/twoValues/scenario.ts';
import { znodeCache } from './coordination/znodeCache/scenario.ts';
import { candidates } from './elections/candidates/scenario.ts';
import { leaderLatch } from './elections/leaderLatch/scenario.ts';
import { leaderSelector } from './elections/leaderSelector/scenario.ts';
import { electionPairs } from './elections/pairs.ts';
import { schemeOne } from './elections/schemeOne/scenario.ts';
import { schemeTwo } from './elections/schemeTwo/scenario.ts';
import { awayTooLong } from './ensemble/awayTooLong/scenario.ts';
import { comesBack } from './ensemble/comesBack/scenario.ts';
import { ensembleStart } from './ensemble/ensembleStart/scenario.ts';
import { evenAndOdd } from './ensemble/evenAndOdd/scenario.ts';
import { failover } from './ensemble/failover/scenario.ts';
import { freshRead } from './ensemble/freshRead/scenario.ts';
import { leaderCrash } from './ensemble/leaderCrash/scenario.ts';
import { live } from './ensemble/live/scenario.ts';
import { mixedTraffic } from './ensemble/mixedTraffic/scenario.ts';
import { serverDisk } from './ensemble/serverDisk/scenario.ts';
import { observer } from './ensemble/observer/scenario.ts';
import { oneWayCut } from './ensemble/oneWayCut/scenario.ts';
import { ensemblePairs } from './ensemble/pairs.ts';
import { partition } from './ensemble/partition/scenario.ts';
import { quorumWrite } from './ensemble/quorumWrite/scenario.ts';
import { reconfigure } from './ensemble/reconfigure/scenario.ts';
import { rollingRestart } from './ensemble/rollingRestart/scenario.ts';
import { sandbox } from './ensemble/sandbox/scenario.ts';
import {
  clientClosedSocket,
  diskFull,
  expiredAndListed,
  fourLetterWhitelist,
  noSnapshot,
} from './ensemble/serverErrors/scenarios.ts';
import { packetLength, tooManyConnections } from './ensemble/serverErrors/atThePort.ts';
import { serverMistakes } from './ensemble/serverMistakes/scenario.ts';
import { sessionFailover } from './ensemble/sessionFailover/scenario.ts';
import { splitBrain } from './ensemble/splitBrain/scenario.ts';
import { staleRead } from './ensemble/staleRead/scenario.ts';
import { unansweredWrite } from './ensemble/unansweredWrite/scenario.ts';
import type { ScenarioEntry } from './scenario/entry.ts';
import { away } from './lessonStages/away.ts';
import { bells } from './lessonStages/bells.ts';
import { counter } from './lessonStages/counter.ts';
import { members } from './lessonStages/members.ts';
import { note } from './lessonStages/note.ts';
import { parents } from './lessonStages/parents.ts';
import { watchers } from './lessonStages/watchers.ts';
import { ephemerals } from './lessonStages/ephemerals.ts';
import { firstInLine } from './lessonStages/firstInLine.ts';
import { numbers } from './lessonStages/numbers.ts';
import { fairLock } from './locks/fairLock/scenario.ts';
import { guardedLock } from './locks/guardedLock/scenario.ts';
import { herdLock } from './locks/herdLock/scenario.ts';
import { jobWatcher } from './locks/jobWatcher/scenario.ts';
import { lineLock } from './locks/lineLock/scenario.ts';
import { multiLock } from './locks/multiLock/scenario.ts';
import { oneNameLock } from './locks/oneNameLock/scenario.ts';
import { lockPairs } from './locks/pairs.ts';
import { predecessorLock } from './locks/predecessorLock/scenario.ts';
import { readWriteLock } from './locks/readWriteLock/scenario.ts';
import { revocableLock } from './locks/revocableLock/scenario.ts';
import { semaphore } from './locks/semaphore/scenario.ts';
import { strangerLock } from './locks/strangerLock/scenario.ts';
import { tidyLock } from './locks/tidyLock/scenario.ts';
import { tryLock } from './locks/tryLock/scenario.ts';
import type { ScenarioPair } from './scenario/pair.ts';
import { fifoQueue } from './queues/fifoQueue/scenario.ts';
import { largeQueue } from './queues/largeQueue/scenario.ts';
import { lockingQueue } from './queues/lockingQueue/scenario.ts';
import { queuePairs } from './queues/pairs.ts';
import { priorityQueue } from './queues/priorityQueue/scenario.ts';
import { addRecipes } from './recipeBook.ts';
import { composedWorld } from './world/scenario.ts';

export const LIBRARY: readonly ScenarioEntry[] = [
  herdLock,
  predecessorLock,
  tryLock,
  oneNameLock,
  lineLock,
  fairLock,
  guardedLock,
  readWriteLock,
  semaphore,
  multiLock,
  revocableLock,
  jobWatcher,
  tidyLock,
  strangerLock,
  candidates,
  schemeOne,
  schemeTwo,
  leaderLatch,
  leaderSelector,
  fifoQueue,
  priorityQueue,
  lockingQueue,
  largeQueue,
  plainBarrier,
  doubleBarrier,
  groupMembership,
  publishedValue,
  twoValues,
  sharedCounter,
  znodeCache,
  twoPhaseCommit,
  mailbox,
  treeCache,
  watchEvents,
  twoWatches,
  statAndAcl,
  ensembleStart,
  quorumWrite,
  staleRead,
  freshRead,
  leaderCrash,
  unansweredWrite,
  comesBack,
  serverMistakes,
  failover,
  sessionFailover,
  awayTooLong,
  partition,
  oneWayCut,
  evenAndOdd,
  splitBrain,
  rollingRestart,
  reconfigure,
  observer,
  serverDisk,
  diskFull,
  noSnapshot,
  clientClosedSocket,
  expiredAndListed,
  fourLetterWhitelist,
  packetLength,
  tooManyConnections,
  sandbox,
  mixedTraffic,
  live,
  composedWorld(findScenario),
  counter,
  ephemerals,
  bells,
  numbers,
  firstInLine,
  parents,
  note,
  away,
  watchers,
  members,
];

/** Two worlds side by side that menus offer. */
export const scenarioPairs: readonly ScenarioPair[] = [
  ...lockPairs,
  ...electionPairs,
  ...queuePairs,
  ...coordinationPairs,
  ...ensemblePairs,
];

register(LIBRARY, scenarioPairs);
// What is typed at a client runs beside its programs, in any of these.
addRecipes(zkcliRecipes);
