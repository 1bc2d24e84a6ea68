// What the invariants of recipes must know of the scenario at hand; part of the world's setup.

export interface RecipeFrame {
  /** The znodes whose children are the recipe's own nodes; several where several locks are taken. */
  readonly parents: readonly string[];
  /** How many may be in at once: 1 for a lock or an election, more for a semaphore. Absent: 1. */
  readonly permits?: number;
  /**
   * How long it may be free while a connected client wants in, and how long a node of a living client may be known
   * to none of its programs, in milliseconds (I-4, I-5, I-13). Absent: two session timeouts and two seconds.
   */
  readonly boundMs?: number;
  /** How many have to come before anybody passes the barrier, or have to vote for a commit (I-10, I-28). Absent: 1. */
  readonly members?: number;
  /** `opener`: it is not a number of comers that opens the barrier but a client that says so (I-10). Absent: comers. */
  readonly barrier?: 'comers' | 'opener';
  /** Under which node results are put: an item whose deletion comes with one is processed (I-9). */
  readonly results?: string;
  /** Under which node an item is claimed by a child of its name (I-27, I-33). Absent: items are not claimed. */
  readonly claims?: string;
  /** Nodes that one client may make between two disturbances (I-14). Absent: 1. */
  readonly creations?: number;
  /** Requests that one client may send in a second of the world (I-24). Absent: 50. */
  readonly requestsPerSecond?: number;
  /** What a counter stood at before anybody added to it (I-23). Absent: 0. */
  readonly counterFrom?: number;
}
