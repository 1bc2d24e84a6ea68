// How far the world's time has come when the wall clock shows something: as fast as that, slower, or not at all. A gap, as
// when the machine was asleep, is not made up for: it would expire every session at once.

/** So much of the wall's time is made up for at once. */
const CATCH_UP_MS = 1000;

export interface Pumped {
  /** Whole milliseconds of the world's time, never less than before. */
  readonly worldMs: number;
  /** How much of the wall's time was left out, for good. */
  readonly skippedMs: number;
}

export class Pump {
  #wallMs: number;
  #worldMs: number;
  #speed = 1;
  #isPaused = false;

  constructor(wallMs: number, worldMs: number) {
    this.#wallMs = wallMs;
    this.#worldMs = worldMs;
  }

  get speed(): number {
    return this.#speed;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** The wall clock shows this now. Of a clock that runs backwards nothing is taken. */
  at(wallMs: number): Pumped {
    const goneMs = Math.max(0, wallMs - this.#wallMs);
    this.#wallMs = wallMs;
    if (this.#isPaused) return { worldMs: Math.floor(this.#worldMs), skippedMs: 0 };
    const madeUpMs = Math.min(goneMs, CATCH_UP_MS);
    this.#worldMs += madeUpMs * this.#speed;
    return { worldMs: Math.floor(this.#worldMs), skippedMs: goneMs - madeUpMs };
  }

  /** How much of the wall's time must go by until the world's time is that; null if it never will. */
  wallMsUntil(worldMs: number): number | null {
    return this.#isPaused ? null : Math.max(0, (worldMs - this.#worldMs) / this.#speed);
  }

  setPaused(isPaused: boolean, wallMs: number): void {
    this.at(wallMs);
    this.#isPaused = isPaused;
  }

  /** 1 is as fast as the wall clock. */
  setSpeed(speed: number, wallMs: number): void {
    this.at(wallMs);
    this.#speed = speed;
  }
}
