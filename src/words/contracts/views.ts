// What the words of views and panels are given: plain data that selectors find out.
import type { ClientId, ClientWatch } from '../../engine/index.ts';

/** A transaction as people call it. */
export interface TxnName {
  readonly zxid: number;
  /** ZooKeeper's name of the request; `error` for a write that was refused and takes a zxid all the same. */
  readonly type: string;
  readonly path: string | null;
  /** Null for what servers do by themselves, and for who is not of this world. */
  readonly client: ClientId | null;
}

/** A server's last zxid, by its fields and as ZooKeeper logs it. */
export interface ZxidShown {
  readonly server: { readonly number: number };
  readonly epoch: number;
  readonly counter: number;
  readonly hex: string;
}

/** What one voter has heard of another's vote. */
export interface HeardVote {
  readonly from: string;
  /** `settled`: the sender has a leader already. */
  readonly kind: 'none' | 'same' | 'other' | 'settled';
  readonly leader: string | null;
}

/** A watch that a client waits with. */
export interface WakerShown {
  readonly kind: ClientWatch['kind'];
  readonly path: string;
  /** Whether the znode is there: its deletion or change wakes the client, else its creation. */
  readonly exists: boolean;
  /** The client whose session the znode ends with; null for one that ends with nobody's. */
  readonly owner: ClientId | null;
}

/** Why nobody ends a session just now. */
export type WhyNotExpired =
  | { readonly why: 'gone' }
  /** Only a leader lets sessions expire, and none is in office. */
  | { readonly why: 'noLeader' }
  | { readonly why: 'frozen'; readonly server: { readonly id: string } }
  /** Its end is decided and waits to be committed. */
  | { readonly why: 'closing' }
  /** Its client is heard. */
  | ({ readonly why: 'heard' } & SessionClock)
  /** A leader that takes office, or the only server when it starts, gives each session a full timeout from then. */
  | ({
      readonly why: 'restarted';
      readonly server: { readonly id: string; readonly role: string };
    } & SessionClock)
  | ({ readonly why: 'notYet' } & SessionClock)
  /** Its timeout is over, its bucket is not. */
  | ({ readonly why: 'bucket'; readonly tickMs: number } & SessionClock);

interface SessionClock {
  readonly touchedAtMs: number;
  readonly timeoutMs: number;
  readonly expiresAtMs: number;
}
