// The versions of each path, and the paths below each path, to be looked up.
import type { Paths } from './paths.ts';
import { groupedBy, lastAtMost } from './sorted.ts';

export class VersionIndex {
  /** Versions by path, oldest first, and where those of each path begin. */
  readonly #order: Int32Array;
  readonly #start: Int32Array;
  readonly #children: Int32Array;
  readonly #childStart: Int32Array;

  constructor(versionCount: number, paths: Paths, pathOf: (version: number) => number) {
    const versions = groupedBy(versionCount, paths.count, pathOf);
    this.#order = versions.order;
    this.#start = versions.start;
    // The root is below nothing: it is put into a group of its own behind all others.
    const children = groupedBy(paths.count, paths.count + 1, (path) => {
      const parent = paths.parentOf(path);
      return parent < 0 ? paths.count : parent;
    });
    this.#children = children.order;
    this.#childStart = children.start;
  }

  countOf(path: number): number {
    return (this.#start[path + 1] ?? 0) - (this.#start[path] ?? 0);
  }

  versionsOf(path: number): Int32Array {
    return this.#order.subarray(this.#start[path] ?? 0, this.#start[path + 1] ?? 0);
  }

  eachVersionOf(path: number, see: (version: number) => void): void {
    for (let at = this.#start[path] ?? 0, end = this.#start[path + 1] ?? 0; at < end; at++)
      see(this.#order[at] ?? 0);
  }

  /** The last version whose row is that one or an earlier one; −1: there is none. */
  lastVersionOf(path: number, rowOf: (version: number) => number, row: number): number {
    const from = this.#start[path] ?? 0;
    const found = lastAtMost(this.countOf(path), (at) => rowOf(this.#order[from + at] ?? 0), row);
    return found < 0 ? -1 : (this.#order[from + found] ?? -1);
  }

  childrenOf(path: number): Int32Array {
    return this.#children.subarray(this.#childStart[path] ?? 0, this.#childStart[path + 1] ?? 0);
  }
}
