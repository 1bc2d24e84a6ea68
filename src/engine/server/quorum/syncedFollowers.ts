// Those a leader can count on for a new configuration (Leader.isQuorumSynced): itself, and followers that are in step and
// were heard lately. Observers are none of them.
import type { ServerId } from '../../model/ids.ts';
import type { ServerStep } from '../serverStep.ts';
import { isForwardedTo } from './proposals.ts';

export function syncedFollowers({ self }: ServerStep): readonly ServerId[] {
  const tick = self.progress.value.halfTicks >> 1;
  const followers = [...self.learners.values()].filter(
    (learner) => learner.kind === 'follower' && isForwardedTo(learner) && learner.deadlineTick >= tick,
  );
  return [self.vars.value.id, ...followers.map(({ sid }) => sid)];
}
