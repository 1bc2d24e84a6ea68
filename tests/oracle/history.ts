// A history in plain words: what clients asked and were told, and what servers applied, in the order of happening.
// Neither the engine's types nor its code are used here: the oracle is a second opinion.

/** One thing that happened. Zxids are numbers that grow; a connection carries one session. */
export type Happening =
  | { readonly kind: 'connected'; readonly connection: string; readonly session: string }
  | {
      readonly kind: 'asked';
      readonly connection: string;
      readonly xid: number;
      readonly op: string;
      readonly path: string | null;
    }
  | {
      readonly kind: 'answered';
      readonly connection: string;
      readonly xid: number;
      readonly op: string;
      readonly path: string | null;
      readonly zxid: number;
      readonly err: string;
      readonly sights: readonly Sight[];
    }
  /** A watch event reached its client; `zxid` is the transaction's that it announces, null where that is not known. */
  | {
      readonly kind: 'told';
      readonly connection: string;
      readonly path: string;
      readonly type: string;
      readonly zxid: number | null;
    }
  /** A session is over from this transaction on. */
  | { readonly kind: 'ended'; readonly session: string; readonly zxid: number }
  /** A client says that it has seen no more than this: a bare client may forget. */
  | { readonly kind: 'forgot'; readonly session: string; readonly zxid: number }
  | { readonly kind: 'proposed'; readonly zxid: number; readonly path: string | null }
  | {
      readonly kind: 'applied';
      readonly server: string;
      readonly zxid: number;
      readonly session: string;
      /** From here on all servers know the session: it is new, or was one server's own until it asked for an ephemeral. */
      readonly begins: boolean;
      readonly changes: readonly Change[];
    }
  /** From here on the server may stand at any zxid: it came back from its disk, or was sent another's history. */
  | { readonly kind: 'rebuilt'; readonly server: string };

export type Change =
  | { readonly type: 'created'; readonly path: string; readonly owner: string | null }
  | { readonly type: 'deleted'; readonly path: string }
  | { readonly type: 'dataSet'; readonly path: string; readonly version: number }
  | { readonly type: 'aclSet'; readonly path: string };

/** A node as an answer shows it. */
export interface Sight {
  readonly path: string;
  readonly czxid: number;
  readonly mzxid: number;
  readonly pzxid: number;
  readonly version: number;
  readonly owner: string | null;
}

/** The epoch is in the upper half, as on the wire. */
export const COUNTERS = 2 ** 32;
