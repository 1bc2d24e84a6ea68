// What a program says that it has done or knows, with `zk.fact`: what the invariants of recipes rest on besides beliefs. It
// says it in the moment it is so from its own point of view; nobody checks it, and nothing follows but judgement. A recipe
// must state those of its family: each says which invariant is blind without it. Where nodes are, how many may be in, and
// how long is too long, the scenario says in WorldSetup.recipe (recipeFrame.ts).

export type Fact = Stated & {
  /** Of a learner’s file that states it; hashes leave it out. */
  readonly claimLine?: number;
};

type Stated =
  /** It wants in, or an item, from now until it believes or has so, gives up or ends (I-5, I-13, I-27). */
  | { readonly type: 'wants' }
  | { readonly type: 'gaveUp' }
  /**
   * It knows that node to be its own, or knows it no longer (I-4). A belief in a node says so too. `process`: all threads
   * of the client know, even after the one that says so is gone.
   */
  | { readonly type: 'knows'; readonly path: string; readonly by?: 'process' }
  | { readonly type: 'forgets'; readonly path: string }
  /** A library calls that method of the listeners that its user has registered. */
  | { readonly type: 'called'; readonly listener: 'isLeader' | 'notLeader' }
  /** Queues: the item is in the queue, and acknowledged, as that node (I-9). */
  | { readonly type: 'produced'; readonly item: string; readonly path: string }
  /** It has the item in hand and goes about it; `putBack`: it has not, and will not. */
  | { readonly type: 'took'; readonly item: string }
  | { readonly type: 'putBack'; readonly item: string }
  /** The item's effect is there (I-8). */
  | { readonly type: 'processed'; readonly item: string }
  /** It reads the list of what waits, and will take from that (I-33). */
  | { readonly type: 'looked' }
  /** Barriers: `round` names one meeting, e.g. `enter 1` (I-10). It asks to pass; it passes; it is told that it may not. */
  | { readonly type: 'arrived'; readonly round: string }
  | { readonly type: 'passed'; readonly round: string }
  | { readonly type: 'turnedAway'; readonly round: string }
  /** Barriers that one client opens: it opens this one (I-10). */
  | { readonly type: 'opened'; readonly round: string }
  /** Two-phase commit: it is bound by its vote; it goes by that outcome, for good (I-28, I-29). */
  | { readonly type: 'voted'; readonly round: string; readonly vote: 'yes' | 'no' }
  | { readonly type: 'decided'; readonly round: string; readonly outcome: 'commit' | 'abort' }
  /** Its copy of that znode is of the change with that zxid, as that version; null: that it is not there (I-30). */
  | {
      readonly type: 'mirrors';
      readonly path: string;
      readonly mzxid: number | null;
      readonly version: number | null;
    }
  /** Configuration: the version each of the values that it goes by was written with (I-11). */
  | { readonly type: 'configured'; readonly versions: readonly string[] }
  /** A counter: what it added was acknowledged (I-23). */
  | { readonly type: 'added'; readonly path: string; readonly by: number }
  /** Reads that must be fresh: the version a write was acknowledged with; before it reads; the version it read (I-20). */
  | { readonly type: 'wrote'; readonly path: string; readonly version: number }
  | { readonly type: 'asks'; readonly path: string }
  | { readonly type: 'read'; readonly path: string; readonly version: number }
  /** It has read which children a znode has; nothing is judged by it. */
  | { readonly type: 'listed'; readonly path: string; readonly names: readonly string[] }
  /** What a learner's code takes for granted is not so, at that line (I-39). */
  | { readonly type: 'refuted'; readonly text: string; readonly line: number }
  /** What a learner's code logs, at its line, or what it is warned of there; nothing is judged by it. */
  | { readonly type: 'says'; readonly text: string; readonly line: number; readonly isWarning?: true };
