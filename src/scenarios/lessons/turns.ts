// How a crowd takes turns at a lock: who has had it, in which order, and how many bells rang for that.
import type { TraceRecord } from '../../engine/index.ts';

export class Turns {
  /** Clients in the order in which they came to hold it. */
  readonly holders: string[] = [];
  /** Notifications that watches sent. */
  bells = 0;
  #released = 0;

  heed(record: TraceRecord): void {
    if (record.kind === 'watch.fired') this.bells++;
    if (record.kind === 'belief.stated' && record.belief.what === 'holder') this.holders.push(record.actor);
    if (record.kind === 'belief.withdrawn' && record.belief.what === 'holder') this.#released++;
  }

  /** Whether that record is the end of the last turn of so many. */
  isLast(record: TraceRecord, turns: number): boolean {
    if (this.#released < turns) return false;
    return record.kind === 'reply.delivered' && record.op === 'delete';
  }
}
