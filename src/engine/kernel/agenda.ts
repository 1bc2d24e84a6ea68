// All pending work, ordered by (time, sequence number). A binary heap over an array that is copied when it is
// written after having been forked.
import type { Forkable } from './table.ts';

/** One piece of pending work. `W` is plain data that says what is to be done. */
export interface AgendaItem<W> {
  readonly atMs: number;
  /** Order of insertion; decides among items of the same millisecond. */
  readonly seq: number;
  readonly what: W;
  /** Background work (pings, expiry checks, idle timers) does not keep a world from being quiescent. */
  readonly background: boolean;
  /** Sequence numbers of the trace records this work follows from. */
  readonly causes: readonly number[];
}

export class Agenda<W> implements Forkable {
  #heap: AgendaItem<W>[] = [];
  #shared = false;
  #nextSeq = 1;
  #foregroundCount = 0;

  /** An agenda with those items, in heap order; the next one that is pushed has that number. */
  static of<W>(heap: readonly AgendaItem<W>[], nextSeq: number): Agenda<W> {
    const agenda = new Agenda<W>();
    agenda.#heap = [...heap];
    agenda.#nextSeq = nextSeq;
    agenda.#foregroundCount = heap.filter(({ background }) => !background).length;
    return agenda;
  }

  get nextSeq(): number {
    return this.#nextSeq;
  }

  get size(): number {
    return this.#heap.length;
  }

  /** Items pending that are not background work. Stale items count until they come up and are dropped. */
  get foregroundCount(): number {
    return this.#foregroundCount;
  }

  peek(): AgendaItem<W> | undefined {
    return this.#heap[0];
  }

  /** All items in heap order, for inspection. */
  items(): readonly AgendaItem<W>[] {
    return this.#heap;
  }

  push(atMs: number, what: W, background: boolean, causes: readonly number[]): void {
    this.#own();
    const item: AgendaItem<W> = { atMs, seq: this.#nextSeq++, what, background, causes };
    if (!background) this.#foregroundCount++;
    const heap = this.#heap;
    let at = heap.length;
    heap.push(item);
    while (at > 0) {
      const up = (at - 1) >> 1;
      const parent = heap[up] as AgendaItem<W>;
      if (!before(item, parent)) break;
      heap[at] = parent;
      at = up;
    }
    heap[at] = item;
  }

  pop(): AgendaItem<W> | undefined {
    const first = this.#heap[0];
    if (first === undefined) return undefined;
    this.#own();
    const heap = this.#heap;
    const last = heap.pop() as AgendaItem<W>;
    if (!first.background) this.#foregroundCount--;
    const size = heap.length;
    if (size === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && before(heap[child + 1] as AgendaItem<W>, heap[child] as AgendaItem<W>)) child++;
      const candidate = heap[child] as AgendaItem<W>;
      if (!before(candidate, last)) break;
      heap[at] = candidate;
      at = child;
    }
    heap[at] = last;
    return first;
  }

  fork(): this {
    const copy = new Agenda<W>();
    this.#shared = true;
    copy.#heap = this.#heap;
    copy.#shared = true;
    copy.#nextSeq = this.#nextSeq;
    copy.#foregroundCount = this.#foregroundCount;
    return copy as this;
  }

  #own(): void {
    if (!this.#shared) return;
    this.#heap = [...this.#heap];
    this.#shared = false;
  }
}

function before<W>(a: AgendaItem<W>, b: AgendaItem<W>): boolean {
  return a.atMs < b.atMs || (a.atMs === b.atMs && a.seq < b.seq);
}
