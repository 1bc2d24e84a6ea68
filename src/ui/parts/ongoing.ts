/** What goes on until it is ended, such as a subscription; one at a time: another that begins ends it. */
export class Ongoing {
  #end: (() => void) | null = null;

  get isOn(): boolean {
    return this.#end !== null;
  }

  /** `end` is called once. */
  begin(end: () => void): void {
    this.end();
    this.#end = end;
  }

  end(): void {
    const end = this.#end;
    this.#end = null;
    end?.();
  }
}
