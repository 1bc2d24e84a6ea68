// How much may be said: so much in a row, and so much a second for long.
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export class Allowance {
  readonly #rate: Rate;
  #left: number;
  #atMs: number;

  constructor(rate: Rate, nowMs: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#atMs = nowMs;
  }

  /** False if there is none left. */
  take(nowMs: number): boolean {
    const { burst, perSecond } = this.#rate;
    const gained = (Math.max(0, nowMs - this.#atMs) / 1000) * perSecond;
    this.#left = Math.min(burst, this.#left + gained);
    this.#atMs = nowMs;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
