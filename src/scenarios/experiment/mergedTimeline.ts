// The merged sequence of steps of one or two worlds: what turns a merged step into the step of each world, and back.
import type { Moment, WorldSide } from './moment.ts';
import type { Weight } from './noteworthy.ts';

/** Who took a merged step: one world, or all of them at once (a command that is given to all). */
export type Mover = WorldSide | 'all';

export class MergedTimeline {
  /** By merged step, entry 0 is the beginning; times and each world's steps never fall. */
  readonly #times: number[];
  readonly #worldSteps: readonly number[][];
  /** Merged steps that matter, in order: noteworthy or striking ones, and the striking ones among them. */
  readonly #noteworthy: number[];
  readonly #striking: number[];

  private constructor(
    times: number[],
    worldSteps: readonly number[][],
    noteworthy: number[],
    striking: number[],
  ) {
    this.#times = times;
    this.#worldSteps = worldSteps;
    this.#noteworthy = noteworthy;
    this.#striking = striking;
  }

  static beginning(worldCount: number, atMs = 0): MergedTimeline {
    const worldSteps = Array.from({ length: worldCount }, () => [0]);
    return new MergedTimeline([atMs], worldSteps, [], []);
  }

  /** Merged steps taken. */
  get steps(): number {
    return this.#times.length - 1;
  }

  push(mover: Mover, timeMs: number, weight: Weight): void {
    const last = this.steps;
    if (weight !== 'background') this.#noteworthy.push(last + 1);
    if (weight === 'striking') this.#striking.push(last + 1);
    this.#times.push(timeMs);
    for (const [side, steps] of this.#worldSteps.entries()) {
      const before = steps[last] ?? 0;
      steps.push(mover === 'all' || mover === side ? before + 1 : before);
    }
  }

  /** The moment after merged step n, which must have been taken. */
  moment(step: number): Moment {
    const timeMs = this.#times[step];
    if (timeMs === undefined) throw new RangeError(`no merged step ${step} among ${this.steps}`);
    return { step, timeMs, worldSteps: this.#worldSteps.map((steps) => steps[step] ?? 0) };
  }

  timeAt(step: number): number {
    return this.#times[step] ?? 0;
  }

  /** Whether merged step n moved that world. */
  movedBy(step: number, side: WorldSide): boolean {
    const steps = this.#worldSteps[side];
    return steps !== undefined && step > 0 && steps[step] !== steps[step - 1];
  }

  /** The last merged step at or before that time. */
  lastStepAt(timeMs: number): number {
    return Math.max(0, firstAbove(this.#times, timeMs) - 1);
  }

  /** The merged step by which that world had taken so many steps of its own; null if it has not. */
  stepOfWorldStep(side: WorldSide, worldStep: number): number | null {
    const steps = this.#worldSteps[side];
    if (steps === undefined || worldStep < 0) return null;
    const step = firstAbove(steps, worldStep - 1);
    return step < steps.length ? step : null;
  }

  /** Merged steps of some weight, in order; they grow as steps are taken. */
  marked(weight: Exclude<Weight, 'background'>): readonly number[] {
    return weight === 'striking' ? this.#striking : this.#noteworthy;
  }

  /** The same sequence up to that step, to go on from differently. */
  forkAt(step: number): MergedTimeline {
    const cut = step + 1;
    return new MergedTimeline(
      this.#times.slice(0, cut),
      this.#worldSteps.map((steps) => steps.slice(0, cut)),
      this.#noteworthy.slice(0, firstAbove(this.#noteworthy, step)),
      this.#striking.slice(0, firstAbove(this.#striking, step)),
    );
  }
}

/** The first index whose value is above a limit, in an array that never falls; its length if there is none. */
export function firstAbove(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
