// How long answers took, in classes that are within 3 % of the time: the same memory for any number of them.
import { fill } from './fill.ts';

const STEPS = 32;

export class Latencies {
  /** By class. */
  readonly #counts = new Map<number, number>();
  count = 0;
  maxMs = 0;

  add(ms: number): void {
    const classOf = classOfUs(Math.max(0, Math.round(ms * 1000)));
    this.#counts.set(classOf, (this.#counts.get(classOf) ?? 0) + 1);
    this.count += 1;
    this.maxMs = Math.max(this.maxMs, ms);
  }

  copy(): Latencies {
    const copy = new Latencies();
    fill(copy.#counts, this.#counts);
    copy.count = this.count;
    copy.maxMs = this.maxMs;
    return copy;
  }

  /** The time within which `share` of them came; null where there are none. */
  withinMs(share: number): number | null {
    let left = Math.ceil(this.count * share);
    for (const [classOf, count] of [...this.#counts].toSorted(([a], [b]) => a - b)) {
      left -= count;
      if (left <= 0) return Math.min(usOfClass(classOf) / 1000, this.maxMs);
    }
    return null;
  }
}

/** Below 32 µs each has its own; then 32 for each doubling. */
function classOfUs(us: number): number {
  if (us < STEPS) return us;
  const doublings = 26 - Math.clz32(Math.min(us, 0xffffffff));
  return (doublings + 1) * STEPS + Math.floor(us / (1 << doublings)) - STEPS;
}

/** The largest of a class. */
function usOfClass(classOf: number): number {
  if (classOf < STEPS) return classOf;
  const doublings = Math.floor(classOf / STEPS) - 1;
  return ((classOf % STEPS) + STEPS + 1) * (1 << doublings) - 1;
}
