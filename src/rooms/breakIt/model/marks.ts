// Kinds of things that have been seen to happen, and what was tried at them: what was tried least comes first, so that a rare
// moment is as likely to be hit as one that comes all the time.
import type { Dice } from './dice.ts';
import { keyOf, type Mark } from './moment.ts';

interface Known {
  readonly mark: Mark;
  readonly key: string;
  /** Of the run in which it was first seen: with another one it may never come. */
  readonly seed: number;
}

export class Marks {
  readonly #known: Known[] = [];
  readonly #keys = new Set<string>();
  readonly #tries = new Map<string, number>();

  /** How often each was seen in the run where it came most often. */
  readonly #most = new Map<string, number>();

  /** `nth`: of its kind in this run. */
  add(mark: Mark, key: string, { seed, nth }: { readonly seed: number; readonly nth: number }): void {
    if (nth > (this.#most.get(key) ?? 0)) this.#most.set(key, nth);
    if (this.#keys.has(key)) return;
    this.#keys.add(key);
    this.#known.push({ mark, key, seed });
  }

  most(mark: Mark): number {
    return this.#most.get(keyOf(mark)) ?? 0;
  }

  get count(): number {
    return this.#known.length;
  }

  /** Different things tried at different moments. */
  get triedCount(): number {
    return this.#tries.size;
  }

  /** The first of a kind that was seen. */
  first(kind: Mark['kind']): Mark | undefined {
    return this.#known.find(({ mark }) => mark.kind === kind)?.mark;
  }

  /** The first of a kind, in the order they were seen, at which that has not been tried yet; it is from now on. */
  takeUntried(
    kind: Mark['kind'],
    deed: string,
    isMeant: (mark: Mark) => boolean = () => true,
  ): Known | undefined {
    const one = this.#known.find(
      ({ mark, key }) => mark.kind === kind && isMeant(mark) && !this.#tries.has(`${deed} ${key}`),
    );
    if (one !== undefined) this.#tries.set(`${deed} ${one.key}`, 1);
    return one;
  }

  /** One at which that has been tried as seldom as at two others; undefined before anything has been seen. */
  draw(dice: Dice, deed: string): Mark | undefined {
    let best: Known | undefined;
    let fewest = Infinity;
    for (let candidate = 0; candidate < CANDIDATES; candidate++) {
      const one = dice.among(this.#known);
      const tries = one === undefined ? Infinity : (this.#tries.get(`${deed} ${one.key}`) ?? 0);
      if (tries >= fewest) continue;
      best = one;
      fewest = tries;
    }
    if (best !== undefined) this.#tries.set(`${deed} ${best.key}`, fewest + 1);
    return best?.mark;
  }
}

const CANDIDATES = 3;
