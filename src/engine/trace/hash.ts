// A number that two traces share only if they are alike: the proof that a run is the same in Node and in any browser.
import type { TraceRecord } from './record.ts';

const CHECKPOINT_EVERY = 512;

/** Hashes a growing trace; asking again costs only what came since, and earlier prefixes little more. */
export class TraceHash {
  readonly #trace: readonly TraceRecord[];
  /** The state after every 512 records. */
  readonly #checkpoints: { readonly high: number; readonly low: number }[] = [SEED];

  constructor(trace: readonly TraceRecord[]) {
    this.#trace = trace;
  }

  /** The hash of the first `count` records, as 16 hexadecimal digits. */
  ofFirst(count: number): string {
    let at = Math.min(Math.floor(count / CHECKPOINT_EVERY), this.#checkpoints.length - 1);
    let state = this.#checkpoints[at] ?? SEED;
    for (let i = at * CHECKPOINT_EVERY; i < count; i++) {
      state = absorb(state, JSON.stringify(this.#trace[i]).replace(CLAIM_LINE, ''));
      if ((i + 1) % CHECKPOINT_EVERY === 0 && this.#checkpoints.length === ++at)
        this.#checkpoints.push(state);
    }
    return hex(state.high) + hex(state.low);
  }
}

const SEED = { high: 0x811c9dc5, low: 0x2a9f4c1b };

/** Where a learner’s file states a belief or a fact: runs that differ in nothing else are alike. */
const CLAIM_LINE = /,"claimLine":\d+/;

/** Two FNV-1a lanes with different primes. */
function absorb(
  state: { readonly high: number; readonly low: number },
  text: string,
): { high: number; low: number } {
  let { high, low } = state;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 0x01000193);
    low = Math.imul(low ^ unit, 0x01000197) ^ (low >>> 15);
  }
  return { high, low };
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
