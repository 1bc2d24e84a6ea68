// The rest of the engine, which the page's first scene does without: servers of ensembles, their faults and invariants, and
// the four-letter words. To be imported for its effect before a world is made that needs it.
import { addAuth } from './client/addAuth.ts';
import { refusedLocally } from './client/localChecks.ts';
import { isReplyTooLong } from './client/replySize.ts';
import { takeOffWatches } from './client/removedWatches.ts';
import { lateClient } from './client/lateClient.ts';
import { hear } from './client/library/connectionStates.ts';
import { lateProfileOf } from './client/library/profiles.ts';
import { reconnectPauseMs } from './client/library/reconnectPause.ts';
import { handleLateInput, holdTask } from './client/local/changes.ts';
import { handleOutcome, queueOutcome, runOnLane, threadEnded } from './client/local/laneProgram.ts';
import { performLocal } from './client/local/performLocal.ts';
import { beginSound } from './client/local/wholeCondition.ts';
import { runLateTask } from './client/local/runLateTask.ts';
import { clientFaults } from './commands/clientFaults.ts';
import { lateClientCommands } from './commands/lateClientCommands.ts';
import { faultOf } from './commands/faults/faults.ts';
import { lateFaults } from './commands/faults/lateFaults.ts';
import { agreement } from './invariants/agreement.ts';
import { durability } from './invariants/durability.ts';
import { ephemeralLife } from './invariants/ephemeralLife.ts';
import { eventBeforeData } from './invariants/eventBeforeData.ts';
import { noResurrection } from './invariants/noResurrection.ts';
import { noTimeTravel } from './invariants/noTimeTravel.ts';
import { oneLeaderPerEpoch } from './invariants/oneLeaderPerEpoch.ts';
import { replicas } from './invariants/replicas.ts';
import { zxidsGrow } from './invariants/zxidsGrow.ts';
import { recipeInvariants } from './invariants/recipes/recipeInvariants.ts';
import { lateInvariants } from './invariants/lateInvariants.ts';
import * as prompting from './prompter.ts';
import { settling } from './quiescence.ts';
import { prompter } from './script.ts';
import { deliverToResource } from './deliverToResource.ts';
import { lateResource } from './lateResource.ts';
import { applyLocalSession } from './server/quorum/localSessions.ts';
import { receivePacket, runPeerTask, startPeer } from './server/quorum/quorumPeer.ts';
import { logNextProposal, takeNextRequest } from './server/quorum/quorumProcessors.ts';
import { isSettled } from './settled.ts';
import { adminWords } from './server/adminWords.ts';
import { answerFourLetterWord } from './server/fourLetterWords.ts';
import { rare } from './server/rare.ts';
import * as rareRequests from './server/rareRequests.ts';
import { quorum } from './server/quorumParts.ts';
import { lateReasons } from './trace/lateReasons.ts';
import { reasonsOf } from './trace/reasons.ts';

quorum.provide({
  applyLocalSession,
  receivePacket,
  runPeerTask,
  startPeer,
  logNextProposal,
  takeNextRequest,
});
lateFaults.provide(faultOf);
lateClient.provide({
  refusedLocally,
  addAuth,
  takeOffWatches,
  perform: performLocal,
  holdTask,
  beginSound,
  runTask: runLateTask,
  handle: handleLateInput,
  runOnLane,
  queueOutcome,
  handleOutcome,
  threadEnded,
  hear,
  reconnectPauseMs,
  isReplyTooLong,
  profileOf: lateProfileOf,
});
lateClientCommands.provide(clientFaults);
lateResource.provide(deliverToResource);
lateInvariants.provide({
  ...recipeInvariants,
  'I-12e': oneLeaderPerEpoch,
  'I-15': durability,
  'I-16': noResurrection,
  'I-17': agreement,
  'I-18': noTimeTravel,
  'I-19': eventBeforeData,
  'I-21': ephemeralLife,
  'I-25': zxidsGrow,
  'I-26': replicas,
});
adminWords.provide(answerFourLetterWord);
rare.provide(rareRequests);
settling.provide(isSettled);
lateReasons.provide(reasonsOf);
prompter.provide(prompting);

export * as zk from './client/zkWhole.ts';
export { OPEN_ACL_UNSAFE } from './model/acl.ts';
export { messageNames } from './commands/faults/messages.ts';
export { matchesPattern } from './trace/cue.ts';
export { assumptionsBroken, assumptionsOf } from './invariants/assumptions.ts';
export type { FaultAssumption } from './invariants/invariant.ts';
