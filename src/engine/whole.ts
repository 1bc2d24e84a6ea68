// The whole engine. Beyond what clients do by themselves: what is done to them, scripts, the servers of ensembles, their faults
// and invariants, the reasons that only they give, the requests that few send, and the four-letter words. To be imported for
// its effect before a world is made that needs it.
import './clients.ts';
import { clientFaults } from './commands/clientFaults.ts';
import { faultOf } from './commands/faults/faults.ts';
import { lateFaults } from './commands/faults/lateFaults.ts';
import { lateClientCommands } from './commands/lateClientCommands.ts';
import { agreement } from './invariants/agreement.ts';
import { durability } from './invariants/durability.ts';
import { ephemeralLife } from './invariants/ephemeralLife.ts';
import { eventBeforeData } from './invariants/eventBeforeData.ts';
import { lateInvariants } from './invariants/invariantOf.ts';
import { noResurrection } from './invariants/noResurrection.ts';
import { noTimeTravel } from './invariants/noTimeTravel.ts';
import { oneLeaderPerEpoch } from './invariants/oneLeaderPerEpoch.ts';
import { recipeInvariants } from './invariants/recipes/recipeInvariants.ts';
import { replicas } from './invariants/replicas.ts';
import { zxidsGrow } from './invariants/zxidsGrow.ts';
import * as prompting from './prompter.ts';
import { settling } from './quiescence.ts';
import { adminWords } from './server/adminWords.ts';
import { answerFourLetterWord } from './server/fourLetterWords.ts';
import { applyLocalSession } from './server/quorum/localSessions.ts';
import { receivePacket, runPeerTask, startPeer } from './server/quorum/quorumPeer.ts';
import { logNextProposal, takeNextRequest } from './server/quorum/quorumProcessors.ts';
import * as befalling from './server/befall.ts';
import { mishaps } from './server/mishaps.ts';
import { quorum } from './server/quorumParts.ts';
import { rare } from './server/rare.ts';
import * as rareRequests from './server/rareRequests.ts';
import { prompter } from './script.ts';
import { isSettled } from './settled.ts';
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
adminWords.provide(answerFourLetterWord);
rare.provide(rareRequests);
lateClientCommands.provide(clientFaults);
lateFaults.provide(faultOf);
mishaps.provide(befalling);
lateInvariants.others.provide({
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
prompter.provide(prompting);
settling.provide(isSettled);
lateReasons.provide(reasonsOf);

export { messageNames } from './commands/faults/messages.ts';
export { matchesPattern } from './trace/cue.ts';
export { assumptionsBroken, assumptionsOf } from './invariants/assumptions.ts';
export type { FaultAssumption } from './invariants/invariant.ts';
