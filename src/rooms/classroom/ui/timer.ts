/** One timer at a time. */
export class Timer {
  #timer: ReturnType<typeof setTimeout> | null = null;

  get isDue(): boolean {
    return this.#timer !== null;
  }

  /** One that was due is due no more. */
  start(ms: number, act: () => void): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      act();
    }, ms);
  }
}
