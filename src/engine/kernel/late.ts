// Code that is loaded only where a world needs it, so that the first page does not carry it. Not state: it is provided
// once, is the same for every world, and no step depends on whether it is there before one needs it.

export class Late<T> {
  readonly #name: string;
  #code: T | null = null;

  /** `name` is what is missing, and where it is to be had, for the error. */
  constructor(name: string) {
    this.#name = name;
  }

  provide(code: T): void {
    this.#code = code;
  }

  /** Null until it is loaded, for who can do without. */
  peek(): T | null {
    return this.#code;
  }

  /** Throws if nobody has loaded it: whoever makes such a world has to, before. */
  get(): T {
    if (this.#code === null) throw new Error(`${this.#name} has not been loaded`);
    return this.#code;
  }
}
