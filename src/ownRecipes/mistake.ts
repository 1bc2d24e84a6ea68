/** What keeps a program from being run, and where it stands. */
export interface Mistake {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** What is wrong, and what to do about it. */
  readonly message: string;
}
