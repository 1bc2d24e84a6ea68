/** What keeps a program from being run, and where it stands. */
export interface Mistake {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** As the interpreter says it, e.g. `expecting ';'`. */
  readonly message: string;
}
