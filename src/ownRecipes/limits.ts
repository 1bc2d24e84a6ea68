// How much a client's code may take, all of it counted: a program ends at the same place on every machine.

export const LIMITS = {
  /** Times the interpreter asks whether to go on, each after about ten thousand jumps and calls. */
  interrupts: 300,
  /** Steps of promises in one go. An endless chain of them fills the memory, and then nothing can be told any more. */
  promiseSteps: 50_000,
  /**
   * Of one piece, and a million pieces: this build of the interpreter counts 8 bytes for each, whatever its size. All clients together
   * have `interpreterPages`.
   */
  memoryBytes: 8 << 20,
  /** Of the interpreter: some 180 calls deep. More would be other depths in other browsers. */
  stackBytes: 32 << 10,
  /** Of 64 KB. */
  interpreterPages: 8192,
  /**
   * Whose programs are kept where they stand, of all runs ahead of a page together. They share one memory, and the page lets go of a run
   * that it shows no more only when its garbage is collected, which may be never.
   */
  clientsAhead: 400,
  mostCalls: 1000,
  /** Behind jute.maxbuffer, with room for the path. */
  mostData: 1_000_000,
} as const;
