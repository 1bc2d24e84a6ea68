// How many commands a learner has given in a run, for challenges that allow only so many.
import type { InvariantId, TraceRecord } from '../../engine/index.ts';
import type { Milestone, StepSeen } from './lesson.ts';
import { milestone } from './milestones.ts';

class Commands {
  count = 0;

  heed(record: TraceRecord): void {
    if (record.kind === 'command.given' && record.actor === 'user') this.count++;
  }
}

/** Counts only if it comes about after at most so many commands. */
export function within(
  limit: number,
  id: string,
  begin: () => (record: TraceRecord, seen: StepSeen) => boolean,
): Milestone {
  return milestone(id, () => {
    const commands = new Commands();
    const look = begin();
    return (record, seen) => {
      commands.heed(record);
      return look(record, seen) && commands.count <= limit;
    };
  });
}

/** One of these invariants is violated, after at most so many commands. */
export function brokenWithin(limit: number, id: string, ...invariants: readonly InvariantId[]): Milestone {
  return within(
    limit,
    id,
    () => (_, seen) => seen.violations().some((invariant) => invariants.includes(invariant)),
  );
}
