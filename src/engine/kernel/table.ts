// The containers all simulated state lives in. Values are immutable records; a container is copied only when it is
// written after having been forked, so a snapshot costs nothing for what does not change.

/** What can be copied in O(1): both copies go on from the same content, each copying it before it first writes. */
export interface Forkable {
  fork(): this;
}

/** What has content that a number can be worked out from; worked out again only after a write. */
export interface Digestible {
  /** `work` is to be the same function each time, and its number 0 or more. */
  digest(work: (content: this) => number): number;
}

/** No digest has this. */
const NOT_WORKED_OUT = -1;

/** A map of immutable records. */
export class Table<K, V> implements Forkable, Digestible {
  #map: Map<K, V>;
  #shared = false;
  #digest = NOT_WORKED_OUT;

  /** What another table has, or these entries. */
  constructor(entries?: Iterable<readonly [K, V]> | Table<K, V>) {
    if (entries instanceof Table) {
      entries.#shared = true;
      this.#shared = true;
      this.#map = entries.#map;
      this.#digest = entries.#digest;
    } else this.#map = new Map(entries);
  }

  get size(): number {
    return this.#map.size;
  }

  get(key: K): V | undefined {
    return this.#map.get(key);
  }

  has(key: K): boolean {
    return this.#map.has(key);
  }

  set(key: K, value: V): void {
    this.#own();
    this.#map.set(key, value);
  }

  delete(key: K): boolean {
    if (!this.#map.has(key)) return false;
    this.#own();
    return this.#map.delete(key);
  }

  digest(work: (content: this) => number): number {
    if (this.#digest === NOT_WORKED_OUT) this.#digest = work(this);
    return this.#digest;
  }

  /** Iterates in insertion order. The table must not be written meanwhile; take `[...table.values()]` if it may be. */
  keys(): IterableIterator<K> {
    return this.#map.keys();
  }

  values(): IterableIterator<V> {
    return this.#map.values();
  }

  entries(): IterableIterator<[K, V]> {
    return this.#map.entries();
  }

  /** Makes no map that is let go at once: worlds are forked more often than anything else is done with them. */
  fork(): this {
    return new Table<K, V>(this) as this;
  }

  clear(): void {
    this.#map = new Map();
    this.#shared = false;
    this.#digest = NOT_WORKED_OUT;
  }

  /** Before each write. */
  #own(): void {
    this.#digest = NOT_WORKED_OUT;
    if (!this.#shared) return;
    this.#map = new Map(this.#map);
    this.#shared = false;
  }
}

/** One immutable record that is replaced as a whole. */
export class Cell<T> implements Forkable, Digestible {
  value: T;
  #digest = NOT_WORKED_OUT;
  #digested: T;

  constructor(value: T) {
    this.value = value;
    this.#digested = value;
  }

  /** Replaces the fields given and keeps the others. */
  update(fields: Partial<T>): void {
    this.value = { ...this.value, ...fields };
  }

  digest(work: (content: this) => number): number {
    if (this.#digest === NOT_WORKED_OUT || this.#digested !== this.value) {
      this.#digest = work(this);
      this.#digested = this.value;
    }
    return this.#digest;
  }

  fork(): this {
    const copy = new Cell(this.value);
    if (this.#digested === this.value) copy.#digest = this.#digest;
    return copy as this;
  }
}

/**
 * A first-in, first-out queue of immutable records. Forks share one array, of which each sees the part from its head to its end: who
 * pushes where the array ends writes on, and only who pushes elsewhere copies.
 */
export class Fifo<T> implements Forkable, Digestible {
  #items: T[] = [];
  #digest = NOT_WORKED_OUT;
  /** Items before this index are gone; they are cut off once they outnumber the rest. */
  #head = 0;
  #end = 0;

  get size(): number {
    return this.#end - this.#head;
  }

  peek(): T | undefined {
    return this.size === 0 ? undefined : this.#items[this.#head];
  }

  /** The item pushed last. */
  last(): T | undefined {
    return this.size === 0 ? undefined : this.#items[this.#end - 1];
  }

  push(item: T): void {
    this.#digest = NOT_WORKED_OUT;
    if (this.#items.length > this.#end) this.#cut();
    this.#items.push(item);
    this.#end++;
  }

  shift(): T | undefined {
    if (this.size === 0) return undefined;
    this.#digest = NOT_WORKED_OUT;
    const item = this.#items[this.#head];
    this.#head++;
    if (this.#head > 32 && this.#head * 2 > this.#end) this.#cut();
    return item;
  }

  /** The content, first in first. */
  toArray(): readonly T[] {
    return this.#items.slice(this.#head, this.#end);
  }

  /** Replaces the whole content. */
  replace(items: readonly T[]): void {
    this.#digest = NOT_WORKED_OUT;
    this.#items = [...items];
    this.#head = 0;
    this.#end = items.length;
  }

  digest(work: (content: this) => number): number {
    if (this.#digest === NOT_WORKED_OUT) this.#digest = work(this);
    return this.#digest;
  }

  fork(): this {
    const copy = new Fifo<T>();
    copy.#items = this.#items;
    copy.#head = this.#head;
    copy.#end = this.#end;
    copy.#digest = this.#digest;
    return copy as this;
  }

  /** Into an array of its own. */
  #cut(): void {
    this.#items = this.#items.slice(this.#head, this.#end);
    this.#head = 0;
    this.#end = this.#items.length;
  }
}

/** What a table holds now, to be gone through while it is written. */
export function listed<T>(items: Iterable<T>): readonly T[] {
  return [...items];
}

/** Forks every container of a state. */
export function forkAll<S extends { readonly [K in keyof S]: Forkable }>(state: S): S {
  // Spread first: an object that many keys are written to one by one becomes a slow dictionary.
  const copy = { ...state };
  for (const key of Object.keys(state) as (keyof S)[]) copy[key] = state[key].fork();
  return copy;
}
