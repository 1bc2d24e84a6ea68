// The rest of what clients do by themselves and to what they guard, which the page's first scene does without: it is enough for
// locks. To be imported for its effect before a world is made that needs it.
import { addAuth } from './client/addAuth.ts';
import { lateClient } from './client/lateClient.ts';
import { hear } from './client/library/connectionStates.ts';
import { lateProfileOf } from './client/library/profiles.ts';
import { reconnectPauseMs } from './client/library/reconnectPause.ts';
import { handleLateInput, holdTask } from './client/local/changes.ts';
import { handleOutcome, queueOutcome, runOnLane, threadEnded } from './client/local/laneProgram.ts';
import { performLocal } from './client/local/performLocal.ts';
import { runLateTask } from './client/local/runLateTask.ts';
import { beginSound } from './client/local/wholeCondition.ts';
import { refusedLocally } from './client/localChecks.ts';
import { takeOffWatches } from './client/removedWatches.ts';
import { isReplyTooLong } from './client/replySize.ts';
import { deliverToResource } from './deliverToResource.ts';
import { lateInvariants } from './invariants/invariantOf.ts';
import { lockInvariants } from './invariants/recipes/lockInvariants.ts';
import { lateResource } from './lateResource.ts';

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
lateResource.provide(deliverToResource);
lateInvariants.ofLocks.provide(lockInvariants);

export * as zk from './client/zkWhole.ts';
export { OPEN_ACL_UNSAFE } from './model/acl.ts';
