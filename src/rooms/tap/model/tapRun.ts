// Everything that is shown: the events, and what is known at any of them.
import { Ledger } from './ledger.ts';
import type { TapHead } from './recording.ts';
import type { TapEvent } from './tapEvent.ts';

/** A look back takes up to so many events again, as long as there are not too many checkpoints. */
const CHECKPOINT_EVERY = 1000;
/** Beyond this many, every second one is let go: a checkpoint may know of tens of thousands of znodes. */
const MAX_CHECKPOINTS = 16;
/** People look back step by step: so many events before the moment there is one more. */
const STEPS_BACK = 200;

export class TapRun {
  readonly head: TapHead;
  readonly events: TapEvent[] = [];
  /** At the end. */
  readonly now = new Ledger();
  #past = new Ledger();
  /** As they were at moments that were looked at, the earliest first; no event is added to them. */
  #checkpoints: Ledger[] = [new Ledger()];
  #nearby = new Ledger();
  #checkpointEvery = CHECKPOINT_EVERY;

  constructor(head: TapHead) {
    this.head = head;
  }

  add(events: readonly TapEvent[]): void {
    for (const event of events) {
      this.events.push(event);
      this.now.take(event);
    }
  }

  /** After so many events. It is the same object as long as the moment only moves on. */
  at(count: number): Ledger {
    if (count >= this.events.length) return this.now;
    if (this.#past.count > count) this.#past = this.#lastKept(count).copy();
    for (let index = this.#past.count; index < count; index++) {
      const event = this.events[index];
      if (event !== undefined) this.#past.take(event);
      if (this.#past.count === count - STEPS_BACK) this.#nearby = this.#past.copy();
      if (this.#past.count % this.#checkpointEvery === 0) this.#keepCheckpoint();
    }
    return this.#past;
  }

  #lastKept(count: number): Ledger {
    return [...this.#checkpoints, this.#nearby].reduce((last, kept) =>
      kept.count > last.count && kept.count <= count ? kept : last,
    );
  }

  #keepCheckpoint(): void {
    if (this.#past.count <= (this.#checkpoints.at(-1)?.count ?? 0)) return;
    this.#checkpoints.push(this.#past.copy());
    if (this.#checkpoints.length <= MAX_CHECKPOINTS) return;
    this.#checkpointEvery *= 2;
    this.#checkpoints = this.#checkpoints.filter(({ count }) => count % this.#checkpointEvery === 0);
  }
}
