/** At one moment of one server. A browser gives a page so much memory that about twice as many fit. */
export const MOST_ZNODES = 3_000_000;

/** There are more znodes than can be held: without this the page would end. */
export class TooManyZnodesError extends Error {
  readonly most: number;

  constructor(most: number) {
    super(`more than ${most} znodes at once`);
    this.most = most;
  }
}
