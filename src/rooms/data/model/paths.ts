import { Ints } from './column.ts';

/** Paths by number, in the order they came, with their parents. A parent is always there before its children. */
export class Paths {
  readonly #ids = new Map<string, number>();
  readonly #names: string[] = [];
  readonly #parents = new Ints();
  #latest = { path: '', id: -1 };
  #other = { path: '', id: -1 };

  get count(): number {
    return this.#names.length;
  }

  /** Undefined where the path never was. A transaction asks for one path and its parent again and again. */
  find(path: string): number | undefined {
    if (path === this.#latest.path) return this.#latest.id;
    if (path === this.#other.path) return this.#other.id;
    const id = this.#ids.get(path);
    if (id !== undefined) this.#remember(path, id);
    return id;
  }

  idOf(path: string): number {
    const known = this.find(path);
    if (known !== undefined) return known;
    const parent = path === '/' ? -1 : this.idOf(parentPath(path));
    const id = this.#names.push(path) - 1;
    this.#ids.set(path, id);
    this.#parents.push(parent);
    this.#remember(path, id);
    return id;
  }

  #remember(path: string, id: number): void {
    const oldest = this.#other;
    this.#other = this.#latest;
    this.#latest = oldest;
    oldest.path = path;
    oldest.id = id;
  }

  nameOf(id: number): string {
    return this.#names[id] ?? '/';
  }

  /** −1 for the root. */
  parentOf(id: number): number {
    return this.#parents.get(id);
  }
}

function parentPath(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash <= 0 ? '/' : path.slice(0, slash);
}
