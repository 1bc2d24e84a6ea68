// Looks at every step with the invariants that are switched on and keeps what it finds.
import { Table } from '../kernel/table.ts';
import { add, mix, valueHash } from '../kernel/valueHash.ts';
import type { TraceRecord } from '../trace/record.ts';
import type { World } from '../world/world.ts';
import { foundBy } from './foundBy.ts';
import { partKey, type Finding, type Invariant, type InvariantMemory, type Violation } from './invariant.ts';

/** Every switched-on invariant's memory, in the order they were switched on. */
export type WatchMemory = readonly InvariantMemory[];

export class InvariantWatch {
  readonly #invariants: readonly Invariant[];
  readonly #memories: WatchMemory;
  readonly #found: Violation[];
  /** Where in `#found` each invariant's lasting breach stands. */
  readonly #open = new Map<string, number>();
  /** What was handed out last, as long as it is true. */
  #view: readonly Violation[] | null = null;

  constructor(
    invariants: readonly Invariant[],
    memories?: WatchMemory,
    violations: readonly Violation[] = [],
  ) {
    this.#invariants = invariants;
    this.#memories = memories?.map((memory) => memory.fork()) ?? invariants.map(() => new Table());
    this.#found = [...violations];
    for (const [at, { invariant, until, said }] of violations.entries())
      if (until === null) this.#open.set(partKey(invariant, said), at);
  }

  /** In the order they were found; the same list until another one is found or mended. */
  get violations(): readonly Violation[] {
    this.#view ??= [...this.#found];
    return this.#view;
  }

  /** Whether time alone will break one of them. */
  isCounting(world: World): boolean {
    return this.#memories.some((memory, at) => this.#invariants[at]?.isCounting?.(world, memory) ?? false);
  }

  /** A copy of what the invariants remember, for a snapshot. */
  memory(): WatchMemory {
    return this.#memories.map((memory) => memory.fork());
  }

  /** Of all that the invariants remember, and of which are violated now. */
  memoryHash(): number {
    let hash = valueHash([...this.#open.keys()]);
    for (const memory of this.#memories) hash = mix(hash, memory.digest(contentHash));
    return hash;
  }

  /** Looks at a world and the records `trace[from..to)` of the step that led to it. */
  look(world: World, trace: readonly TraceRecord[], from: number, to: number): void {
    for (let i = 0; i < this.#invariants.length; i++) {
      const invariant = this.#invariants[i];
      const memory = this.#memories[i];
      if (invariant === undefined || memory === undefined || !isConcerned(invariant, trace, from, to))
        continue;
      this.#note(invariant, invariant.check(world, trace.slice(from, to), memory), world);
    }
  }

  /** What was found up to and with a step, to go on from there with the memory of a snapshot before it. */
  cutAfter(step: number, memories: WatchMemory): InvariantWatch {
    return new InvariantWatch(this.#invariants, memories, foundBy(step, this.#found));
  }

  #note(invariant: Invariant, finding: Finding | null, world: World): void {
    const { id, nature, part } = invariant;
    const key = partKey(id, part);
    const open = this.#open.get(key);
    if (finding === null) {
      if (open !== undefined) this.#mend(key, open, world.step);
      return;
    }
    if (open !== undefined) return;
    const until = nature === 'event' ? world.step : null;
    if (until === null) this.#open.set(key, this.#found.length);
    this.#found.push({ ...finding, invariant: id, step: world.step, timeMs: world.timeMs, until });
    this.#view = null;
  }

  #mend(key: string, at: number, step: number): void {
    const violation = this.#found[at];
    if (violation !== undefined) this.#found[at] = { ...violation, until: step };
    this.#open.delete(key);
    this.#view = null;
  }
}

/** In whatever order it was written. */
function contentHash(memory: InvariantMemory): number {
  let content = 0;
  for (const [key, value] of memory.entries()) content = add(content, mix(valueHash(key), valueHash(value)));
  return content;
}

function isConcerned(invariant: Invariant, trace: readonly TraceRecord[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const record = trace[i];
    if (record !== undefined && invariant.concerns.has(record.kind)) return true;
  }
  return false;
}
