// What a language says of the search for a run that breaks a promise.

/** How much was tried, in how long. */
export interface TriedWords {
  readonly runs: number;
  readonly steps: number;
  readonly commands: number;
  readonly faultsAtMoments: number;
  readonly seconds: number;
}

export interface BreakItWords {
  /** Of the entry, and of the dialog. */
  readonly title: string;
  readonly more: string;
  readonly about: (recipe: string) => string;
  readonly promises: (names: readonly string[]) => string;
  readonly noPromises: (recipe: string) => string;
  readonly faults: (chosen: number, all: number) => string;
  readonly groups: { readonly clients: string; readonly servers: string; readonly network: string };
  /** So many seconds at most. */
  readonly search: (seconds: number) => string;
  readonly again: string;
  readonly stop: string;
  readonly progress: string;
  /** No worker could be started. */
  readonly onPage: string;
  readonly searching: string;
  readonly shrinking: string;
  readonly refining: string;
  readonly found: (promise: string, commands: number) => string;
  readonly nothing: (seconds: number) => string;
  readonly stopped: string;
  readonly noProof: string;
  readonly failed: (message: string) => string;
  readonly tried: (tried: TriedWords) => string;
  /** Of how many clients the run is, which may be fewer than were asked for. */
  readonly smallest: (clients: number) => string;
  /** The commands of the run that was found. */
  readonly commands: string;
  readonly known: string;
  readonly open: string;
  readonly notOpened: string;
  /** What the last bookmark of the film is called. */
  readonly broken: (promise: string) => string;
}
