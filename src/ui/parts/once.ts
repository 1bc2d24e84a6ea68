/** Something that is done the first time it is asked for, and then never again. */
export class Once {
  #isDone = false;

  run(act: () => void): void {
    if (this.#isDone) return;
    this.#isDone = true;
    act();
  }
}
