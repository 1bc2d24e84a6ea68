// The replayer's hold on virtual time: quiet is reached without time passing, waiting moves the clock in small strides.
import type { Simulation } from '../../src/engine/index.ts';

/** How often a waiting replayer looks, as the recorder does. */
const STRIDE_MS = 20;

export class Clock {
  readonly #simulation: Simulation;
  #nowMs: number;

  constructor(simulation: Simulation) {
    this.#simulation = simulation;
    this.#nowMs = simulation.nowMs;
  }

  get nowMs(): number {
    return this.#nowMs;
  }

  /** Takes every step that is due by now. Latency is 0, so this is all that follows from what was sent. */
  settle(): void {
    this.#simulation.runUntil(this.#nowMs, STEP_LIMIT);
  }

  /**
   * Lets time pass until `done` says so or so many milliseconds are over; tells which. `each` is called after every
   * stride: it keeps sessions alive.
   */
  wait(ms: number, each: () => void, done: () => boolean = () => false): 'done' | 'over' {
    const endMs = this.#nowMs + ms;
    for (;;) {
      this.settle();
      if (done()) return 'done';
      if (this.#nowMs >= endMs) return 'over';
      this.#advanceTo(Math.min(this.#nowMs + STRIDE_MS, endMs));
      each();
    }
  }

  #advanceTo(timeMs: number): void {
    this.#simulation.passUntil(timeMs, STEP_LIMIT);
    this.#nowMs = timeMs;
  }
}

/** A world that takes more steps than this without reaching quiet never will. */
const STEP_LIMIT = 1_000_000;
