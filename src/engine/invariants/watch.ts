// Looks at every step with the invariants that are switched on and keeps what it finds.
import { Table } from '../kernel/table.ts';
import type { TraceRecord } from '../trace/record.ts';
import type { World } from '../world.ts';
import { beliefHasNode } from './beliefHasNode.ts';
import { boundedWakeUps } from './boundedWakeUps.ts';
import { fifo } from './fifo.ts';
import type { Finding, Invariant, InvariantId, InvariantMemory, Violation } from './invariant.ts';
import { oneBeliever } from './oneBeliever.ts';

const INVARIANTS: Readonly<Record<InvariantId, Invariant>> = {
  'I-1': oneBeliever,
  'I-3': beliefHasNode,
  'I-6': fifo,
  'I-7': boundedWakeUps,
};

/** Every switched-on invariant's memory, in the order they were switched on. */
export type WatchMemory = readonly InvariantMemory[];

export class InvariantWatch {
  readonly #invariants: readonly Invariant[];
  readonly #memories: WatchMemory;
  #violations: readonly Violation[];

  constructor(ids: readonly InvariantId[], memories?: WatchMemory, violations: readonly Violation[] = []) {
    this.#invariants = ids.map((id) => INVARIANTS[id]);
    this.#memories = memories?.map((memory) => memory.fork()) ?? ids.map(() => new Table());
    this.#violations = violations;
  }

  get violations(): readonly Violation[] {
    return this.#violations;
  }

  /** A copy of what the invariants remember, for a snapshot. */
  memory(): WatchMemory {
    return this.#memories.map((memory) => memory.fork());
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
    const kept = this.#violations
      .filter((violation) => violation.step <= step)
      .map((violation) =>
        violation.until !== null && violation.until > step ? { ...violation, until: null } : violation,
      );
    return new InvariantWatch(
      this.#invariants.map(({ id }) => id),
      memories,
      kept,
    );
  }

  #note(invariant: Invariant, finding: Finding | null, world: World): void {
    const { id, nature } = invariant;
    const open = this.#violations.find((violation) => violation.invariant === id && violation.until === null);
    if (finding === null) {
      if (open !== undefined) this.#replace(open, { ...open, until: world.step });
      return;
    }
    if (
      open !== undefined ||
      this.#violations.some((known) => known.invariant === id && known.step === world.step)
    )
      return;
    const until = nature === 'event' ? world.step : null;
    this.#violations = [
      ...this.#violations,
      { ...finding, invariant: id, step: world.step, timeMs: world.timeMs, until },
    ];
  }

  #replace(old: Violation, now: Violation): void {
    this.#violations = this.#violations.map((violation) => (violation === old ? now : violation));
  }
}

function isConcerned(invariant: Invariant, trace: readonly TraceRecord[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const record = trace[i];
    if (record !== undefined && invariant.concerns.has(record.kind)) return true;
  }
  return false;
}
