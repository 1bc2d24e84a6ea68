// Chance of one run: every draw follows from the seed and from how many there were before.
import { hash32 } from '../../../engine/index.ts';

export class Dice {
  readonly #seed: number;
  readonly #salt: number;
  #drawn = 0;

  /** The salt keeps draws of one purpose apart from those of another, and from the world's own of the same seed. */
  constructor(seed: number, salt: number) {
    this.#seed = seed;
    this.#salt = salt;
  }

  /** Uniform in 0..bound−1. */
  below(bound: number): number {
    return hash32(this.#seed, this.#salt, ++this.#drawn) % bound;
  }

  /** Uniform in min..max, both included. */
  between(min: number, max: number): number {
    return min + this.below(max - min + 1);
  }

  of<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.below(choices.length)] ?? choices[0];
  }

  /** Undefined where there is nothing to choose from. */
  among<T>(choices: readonly T[]): T | undefined {
    return choices[this.below(Math.max(choices.length, 1))];
  }
}
