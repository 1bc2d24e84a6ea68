// Everything that is shown: the events, and what is known at any of them.
import { Ledger } from './ledger.ts';
import type { TapHead } from './recording.ts';
import type { TapEvent } from './tapEvent.ts';

export class TapRun {
  readonly head: TapHead;
  readonly events: TapEvent[] = [];
  /** At the end. */
  readonly now = new Ledger();
  #past = new Ledger();

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
    if (this.#past.count > count) this.#past = new Ledger();
    for (let index = this.#past.count; index < count; index++) {
      const event = this.events[index];
      if (event !== undefined) this.#past.take(event);
    }
    return this.#past;
  }
}
