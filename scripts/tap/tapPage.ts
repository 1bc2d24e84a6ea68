// What a page is told of the tap, and what it may ask: everything that is kept, from the beginning.
import { parseFromPage, type Answer, type FromPage, type ToPage } from '../../src/rooms/tap/model/channel.ts';
import { parseOrder } from '../../src/rooms/tap/model/order.ts';
import type { TapHead } from '../../src/rooms/tap/model/recording.ts';
import type { TapEvent } from '../../src/rooms/tap/model/tapEvent.ts';
import type { PageSource } from '../serving/pageServer.ts';
import type { Tap } from './tap.ts';

/** The newest; about 300 bytes each. Half of them go at once. */
const MAX_KEPT = 200_000;
const BATCH = 1000;

export class TapPage implements PageSource<ToPage, FromPage> {
  readonly #tap: Tap;
  readonly #head: TapHead;
  readonly #listen: readonly string[];
  #events: TapEvent[] = [];
  #dropped = 0;
  #told = 0;

  constructor(tap: Tap, head: TapHead, listen: readonly string[]) {
    this.#tap = tap;
    this.#head = head;
    this.#listen = listen;
  }

  add(event: TapEvent): void {
    this.#events.push(event);
    if (this.#events.length <= MAX_KEPT) return;
    const gone = MAX_KEPT / 2;
    this.#events = this.#events.slice(gone);
    this.#dropped += gone;
    this.#told = Math.max(0, this.#told - gone);
  }

  opening(): readonly ToPage[] {
    const opening: ToPage = {
      kind: 'opening',
      head: this.#head,
      listen: this.#listen,
      dropped: this.#dropped,
    };
    this.#told = this.#events.length;
    return [opening, ...batches(this.#events), this.#now()];
  }

  news(): readonly ToPage[] {
    const events = this.#events.slice(this.#told);
    this.#told = this.#events.length;
    return [...batches(events), this.#now()];
  }

  forget(): void {
    this.#told = this.#events.length;
  }

  parse(text: string): FromPage | null {
    return parseFromPage(text);
  }

  ask({ order: text }: FromPage): Answer {
    const order = parseOrder(text);
    if (order === null) return { problem: 'noOrder' };
    return { problem: this.#tap.give(order) === null ? 'noTarget' : null };
  }

  #now(): ToPage {
    return { kind: 'now', atMs: this.#tap.nowMs(), holding: this.#tap.holding };
  }
}

/** Events as messages of a bounded length. */
function batches(events: readonly TapEvent[]): readonly ToPage[] {
  const messages: ToPage[] = [];
  for (let at = 0; at < events.length; at += BATCH)
    messages.push({ kind: 'events', events: events.slice(at, at + BATCH) });
  return messages;
}
