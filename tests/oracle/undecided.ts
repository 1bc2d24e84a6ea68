import { COUNTERS } from './history.ts';

/**
 * Proposals that nobody was seen to apply in their turn. Their fate shows only in what comes later: what they were about
 * is not known from then on.
 */
export class Undecided {
  readonly #proposed = new Map<number, string | null>();
  readonly #applied = new Set<number>();
  #newest = 0;

  expect(zxid: number, path: string | null): void {
    if (!this.#applied.has(zxid)) this.#proposed.set(zxid, path);
  }

  wasApplied(zxid: number): boolean {
    return this.#applied.has(zxid);
  }

  /**
   * A server applies this transaction. `isNext`: it is newer than all before; the paths that may have changed unseen until
   * then, or `anything`.
   */
  apply(zxid: number): { readonly isNext: boolean; readonly unseen: readonly string[] | 'anything' } {
    this.#proposed.delete(zxid);
    this.#applied.add(zxid);
    if (zxid <= this.#newest) return { isNext: false, unseen: [] };
    const follows = zxid === this.#newest + 1 || zxid % COUNTERS === 1;
    const between = [...this.#proposed].filter(([proposed]) => proposed < zxid);
    for (const [proposed] of between) this.#proposed.delete(proposed);
    this.#newest = zxid;
    const paths = between.map(([, path]) => path);
    const isKnown = follows && !paths.includes(null);
    return { isNext: true, unseen: isKnown ? paths.filter((path) => path !== null) : 'anything' };
  }
}
