// Servers that led and now follow another one: the record in which each was told to, with the newest epoch it led.
import type { TraceRecord } from '../../../engine/index.ts';
import { traceReader } from '../readTrace.ts';

export interface FormerLeader {
  readonly epoch: number;
  readonly leader: TraceRecord['actor'];
}

/** By the number of the record. */
export const formerLeaders = traceReader(
  () => ({ epochs: new Map<TraceRecord['actor'], number>(), following: new Map<number, FormerLeader>() }),
  ({ epochs, following }, record) => {
    if (record.kind === 'leader.established') epochs.set(record.actor, record.epoch);
    if (record.kind !== 'role.changed' || record.role !== 'FOLLOWING' || record.leader === null) return;
    const epoch = epochs.get(record.actor);
    if (epoch !== undefined) following.set(record.seq, { epoch, leader: record.leader });
  },
);
