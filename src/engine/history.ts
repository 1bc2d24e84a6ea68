// What happened and how to get back to it: the trace, when each step was taken, and forks of the world to replay from.
import type { GivenCommand } from './model/command.ts';
import { TraceHash, type IsOutOfTime } from './trace/hash.ts';
import type { TraceRecord } from './trace/record.ts';
import type { RecordSink } from './trace/sink.ts';
import { forkWorld, type World } from './world/world.ts';

/** A world as it was, never written again, and what the invariants remembered then. */
export interface Snapshot<Memory> {
  readonly world: World;
  readonly memory: Memory;
}

/** A monotonic clock in milliseconds. It decides how far apart snapshots are, never what they hold. */
export type CostClock = () => number;

/** A jump replays at most about this much. */
const SNAPSHOT_EVERY_MS = 4;
/** Snapshots may take so large a part of the run's time: one part in this many. */
const SNAPSHOT_SHARE = 16;
const SNAPSHOT_EVERY_STEPS_WITHOUT_CLOCK = 1000;
/** The clock is asked only so often: asking costs more than a cheap step. */
const ASK_CLOCK_EVERY_STEPS = 32;
/** Beyond this many, every second one is let go: jumps stay short, memory stays bounded. */
const MAX_SNAPSHOTS = 200;

export class History<Memory> implements RecordSink {
  readonly trace: TraceRecord[];
  readonly commands: GivenCommand[] = [];
  /** `firstRecord[n]`: how many records came before step n; `times[n]`: when it was taken. Index 0 is the beginning. */
  #firstRecord: number[] = [0];
  #times: number[];
  readonly #hash: TraceHash;
  readonly #clock: CostClock | null;
  #snapshots: Snapshot<Memory>[] = [];
  #snapshotDueMs = 0;
  /** What the newest one took of the run's time, as far as it was its own work. */
  #snapshotMs = SNAPSHOT_EVERY_MS / SNAPSHOT_SHARE;
  #nextSnapshotStep = 0;

  /** `beginsAtMs`: the time of the world that it begins with. */
  constructor(clock: CostClock | null, beginsAtMs = 0, trace: TraceRecord[] = []) {
    this.#clock = clock;
    this.#times = [beginsAtMs];
    this.trace = trace;
    this.#hash = new TraceHash(trace);
  }

  get steps(): number {
    return this.#times.length - 1;
  }

  add(record: TraceRecord): void {
    this.trace.push(record);
  }

  /** Must be called before a step is taken. */
  beginStep(): void {
    this.#firstRecord.push(this.trace.length);
  }

  /** Must be called after a step was taken. */
  endStep(world: World, memory: () => Memory): void {
    this.#times.push(world.timeMs);
    if (world.step >= this.#nextSnapshotStep && this.#isSnapshotDue(world.step))
      this.keepSnapshot(world, memory());
  }

  keepSnapshot(world: World, memory: Memory): void {
    const beganAtMs = this.#clock?.() ?? 0;
    this.#snapshots.push({ world: forkWorld(world), memory });
    if (this.#snapshots.length > MAX_SNAPSHOTS)
      this.#snapshots = this.#snapshots.filter((_, i) => i % 2 === 0);
    const nowMs = this.#clock?.() ?? 0;
    // What takes much longer than the one before was interrupted, by a garbage collection or by other programs.
    const tookMs = Math.min(nowMs - beganAtMs, 2 * this.#snapshotMs);
    this.#snapshotMs = Math.max(tookMs, SNAPSHOT_EVERY_MS / SNAPSHOT_SHARE);
    this.#snapshotDueMs = nowMs + this.#snapshotMs * SNAPSHOT_SHARE;
    this.#nextSnapshotStep =
      world.step + (this.#clock === null ? SNAPSHOT_EVERY_STEPS_WITHOUT_CLOCK : ASK_CLOCK_EVERY_STEPS);
  }

  /** The newest snapshot at or before a step. */
  snapshotBefore(step: number): Snapshot<Memory> {
    const at = lastIndexAtMost(this.#snapshots.length, (i) => this.#snapshots[i]?.world.step ?? 0, step);
    const snapshot = this.#snapshots[at];
    if (snapshot === undefined) throw new Error('history has no beginning');
    return snapshot;
  }

  recordsOf(step: number): readonly TraceRecord[] {
    return this.trace.slice(this.#firstRecord[step] ?? this.trace.length, this.recordCountAfter(step));
  }

  /** How many records there are up to and with a step. */
  recordCountAfter(step: number): number {
    return this.#firstRecord[step + 1] ?? this.trace.length;
  }

  timeAt(step: number): number {
    return this.#times[Math.min(Math.max(step, 0), this.steps)] ?? 0;
  }

  /** The last step taken at or before a time. */
  lastStepAt(timeMs: number): number {
    return Math.max(
      0,
      lastIndexAtMost(this.#times.length, (i) => this.#times[i] ?? 0, timeMs),
    );
  }

  hashAt(step: number): string;
  hashAt(step: number, isOutOfTime?: IsOutOfTime): string | null;
  hashAt(step: number, isOutOfTime?: IsOutOfTime): string | null {
    return this.#hash.ofFirst(this.recordCountAfter(step), isOutOfTime);
  }

  /** The history up to and with a step, to go on from there. */
  cutAfter(step: number): History<Memory> {
    const trace = this.trace.slice(0, this.recordCountAfter(step));
    const cut = new History<Memory>(this.#clock, this.#times[0], trace);
    for (const given of this.commands) if (given.afterStep < step) cut.commands.push(given);
    cut.#firstRecord = this.#firstRecord.slice(0, step + 1);
    cut.#times = this.#times.slice(0, step + 1);
    cut.#snapshots = this.#snapshots.filter(({ world }) => world.step <= step);
    return cut;
  }

  #isSnapshotDue(step: number): boolean {
    if (this.#clock === null) return true;
    this.#nextSnapshotStep = step + ASK_CLOCK_EVERY_STEPS;
    return this.#clock() >= this.#snapshotDueMs;
  }
}

/** The last index whose key is at most `limit`, keys rising; −1 if there is none. */
function lastIndexAtMost(length: number, keyAt: (index: number) => number, limit: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyAt(middle) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
