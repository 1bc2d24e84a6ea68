// A number that two traces share only if they are alike: the proof that a run is the same in Node and in any browser.
import type { TraceRecord } from './record.ts';

/** Characters, not records: one that lists thousands of children is as long as thousands of others. */
const CHECKPOINT_EVERY = 100_000;

/** After so many records, the hash of all of them. */
interface Checkpoint {
  readonly count: number;
  readonly high: number;
  readonly low: number;
}

export type IsOutOfTime = () => boolean;

/** Hashes a growing trace; asking again costs only what came since, and earlier prefixes little more. */
export class TraceHash {
  readonly #trace: readonly TraceRecord[];
  readonly #checkpoints: Checkpoint[] = [];

  constructor(trace: readonly TraceRecord[]) {
    this.#trace = trace;
  }

  /** The hash of the first `count` records, as 16 hexadecimal digits. Null once there is no time left: asked again, it goes on from there. */
  ofFirst(count: number): string;
  ofFirst(count: number, isOutOfTime?: IsOutOfTime): string | null;
  ofFirst(count: number, isOutOfTime?: IsOutOfTime): string | null {
    let state = this.#checkpoints.findLast((checkpoint) => checkpoint.count <= count) ?? SEED;
    for (let chars = 0; state.count < count;) {
      const text = JSON.stringify(this.#trace[state.count]).replace(CLAIM_LINE, '');
      state = absorb(state, text);
      chars += text.length;
      // Only behind the last one: from one to the next there are fewer characters.
      if (chars >= CHECKPOINT_EVERY) {
        this.#checkpoints.push(state);
        chars = 0;
        if (isOutOfTime?.()) return null;
      }
    }
    return hex(state.high) + hex(state.low);
  }
}

const SEED: Checkpoint = { count: 0, high: 0x811c9dc5, low: 0x2a9f4c1b };

/** Where a learner’s file states a belief or a fact: runs that differ in nothing else are alike. */
const CLAIM_LINE = /,"claimLine":\d+/;

/** One record more: two FNV-1a lanes with different primes. */
function absorb({ count, high, low }: Checkpoint, text: string): Checkpoint {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ unit, 0x01000197) ^ (low >>> 15);
  }
  return { count: count + 1, high, low };
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
