/** Of what is begun one after another, only the latest is to go on. */
export class Latest {
  #begun = 0;

  /** Returns whether it is still the latest. */
  begin(): () => boolean {
    const own = ++this.#begun;
    return () => own === this.#begun;
  }
}
