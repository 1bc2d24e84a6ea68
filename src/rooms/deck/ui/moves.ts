import { Latest } from '../../../ui/link/latest.ts';

/** `isWanted`: false once another came instead. */
type Move<T> = (isWanted: () => boolean) => Promise<T>;

/** Moves that may be asked for faster than they are made, as by keys. */
export class Moves {
  readonly #latest = new Latest();
  #isWanted = this.#latest.begin();
  #made: Promise<unknown> = Promise.resolve();

  /** What leads on from where one is comes after what is under way, and not at all if that is given up. */
  async after(move: Move<void>): Promise<void> {
    const [isWanted, before] = [this.#isWanted, this.#made];
    await this.#make(before.then(() => (isWanted() ? move(isWanted) : undefined)));
  }

  /** What leads to a place of its own comes at once, instead of all that is under way. */
  instead<T>(move: Move<T>): Promise<T> {
    this.giveUp();
    return this.#make(move(this.#isWanted));
  }

  /** All that is under way. */
  giveUp(): void {
    this.#isWanted = this.#latest.begin();
    this.#made = Promise.resolve();
  }

  #make<T>(made: Promise<T>): Promise<T> {
    // What fails is told to those who asked for it; what comes after it is another matter.
    this.#made = Promise.allSettled([made]);
    return made;
  }
}
