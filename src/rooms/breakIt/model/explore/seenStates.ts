// What is known of states, by their hashes. A map of numbers that makes no object of any of them: an exploration sees millions of states,
// and asks for each that it comes to.

/** No state has this hash. */
const NOBODY = -1;
const FEWEST_PLACES = 1024;

export class SeenStates<T> {
  /** A state has the place that its hash says, or the next one that was free. There are twice as many as states, at least. */
  #hashes = new Float64Array(FEWEST_PLACES).fill(NOBODY);
  #known: (T | undefined)[] = Array.from({ length: FEWEST_PLACES });
  #size = 0;

  get(hash: number): T | undefined {
    return this.#known[this.#placeOf(hash)];
  }

  set(hash: number, known: T): void {
    const at = this.#placeOf(hash);
    this.#known[at] = known;
    if (this.#hashes[at] === hash) return;
    this.#hashes[at] = hash;
    this.#size++;
    if (this.#size * 2 > this.#hashes.length) this.#grow();
  }

  /** Where it is, or else where it belongs. */
  #placeOf(hash: number): number {
    const hashes = this.#hashes;
    const last = hashes.length - 1;
    let at = (hash >>> 0) & last;
    for (let there = hashes[at]; there !== hash && there !== NOBODY; there = hashes[at]) at = (at + 1) & last;
    return at;
  }

  #grow(): void {
    const [hashes, known] = [this.#hashes, this.#known];
    this.#hashes = new Float64Array(2 * hashes.length).fill(NOBODY);
    this.#known = Array.from({ length: this.#hashes.length });
    for (const [before, hash] of hashes.entries()) {
      if (hash === NOBODY) continue;
      const at = this.#placeOf(hash);
      this.#hashes[at] = hash;
      this.#known[at] = known[before];
    }
  }
}
