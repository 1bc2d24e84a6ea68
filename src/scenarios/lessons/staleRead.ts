// A read that was asked for after a write was acknowledged and still shows what was there before.
import type { TraceRecord } from '../../engine/index.ts';
import { milestone } from './milestones.ts';

/** Watches writes and reads of one znode; says of each read whether it is stale, and by how much. */
export class Staleness {
  /** Milliseconds from the newest acknowledgement to the last stale answer. */
  ageMs = 0;
  #newest = -1;
  #acknowledgedAtMs = 0;
  readonly #asked = new Map<string, number>();

  /** Whether this record is the answer to a read, and of which kind; null for all others. */
  heed(record: TraceRecord): 'stale' | 'fresh' | null {
    if (record.kind === 'request.sent' && record.op === 'getData')
      this.#asked.set(record.actor, this.#newest);
    const answer = versionIn(record);
    if (answer === null) return null;
    if (answer.op === 'setData') {
      if (answer.version > this.#newest) this.#acknowledgedAtMs = record.timeMs;
      this.#newest = Math.max(this.#newest, answer.version);
      return null;
    }
    if (answer.version >= (this.#asked.get(record.actor) ?? -1)) return 'fresh';
    this.ageMs = record.timeMs - this.#acknowledgedAtMs;
    return 'stale';
  }
}

export const staleRead = milestone('staleRead', () => {
  const staleness = new Staleness();
  return (record) => staleness.heed(record) === 'stale';
});

/** The version of the shared znode that a client's program was told of, and by which call. */
function versionIn(
  record: TraceRecord,
): { readonly op: 'setData' | 'getData'; readonly version: number } | null {
  if (record.kind !== 'program.resumed' || record.input.kind !== 'response') return null;
  const { stat, data } = record.input.body;
  if (stat === undefined || stat === null) return null;
  return { op: data === undefined ? 'setData' : 'getData', version: stat.version };
}
