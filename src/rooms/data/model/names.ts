/** Names by number. */
export class Names<N extends string> {
  readonly #ids = new Map<N, number>();
  readonly #names: N[] = [];

  get count(): number {
    return this.#names.length;
  }

  find(name: N): number | undefined {
    return this.#ids.get(name);
  }

  idOf(name: N): number {
    let id = this.#ids.get(name);
    if (id === undefined) {
      id = this.#names.push(name) - 1;
      this.#ids.set(name, id);
    }
    return id;
  }

  nameOf(id: number): N {
    const name = this.#names[id];
    if (name === undefined) throw new RangeError(`no name ${id}`);
    return name;
  }
}
