// The servers, the clients or the resources of a world. A world that is forked shares them with its fork: each of the two copies one before
// it first writes it, so that a fork costs what is written after it and not what there is.
import { forkAll, type Forkable } from './table.ts';

export class Actors<Id, State extends { readonly [K in keyof State]: Forkable }>
  extends Map<Id, State>
  implements Forkable
{
  /** Those that no other world has; null: all of them, for it was never forked. */
  #own: Set<Id> | null = null;
  #digests = new Map<Id, number>();

  /** The one that may be written. It is not to be kept beyond a step. */
  forWriting(id: Id): State | undefined {
    const state = this.get(id);
    if (state === undefined) return undefined;
    this.#digests.delete(id);
    if (this.#own === null || this.#own.has(id)) return state;
    const copy = forkAll(state);
    this.set(id, copy);
    this.#own.add(id);
    return copy;
  }

  /** A number worked out from one of them, again only after it may have been written. `work` is to be the same function each time. */
  digestOf(id: Id, state: State, work: (state: State) => number): number {
    const before = this.#digests.get(id);
    if (before !== undefined) return before;
    const digest = work(state);
    this.#digests.set(id, digest);
    return digest;
  }

  fork(): this {
    const copy = new Actors<Id, State>(this);
    this.#own = new Set();
    copy.#own = new Set();
    copy.#digests = new Map(this.#digests);
    return copy as this;
  }
}
