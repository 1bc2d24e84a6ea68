// What the ledger keeps of each thing that it has seen.
import type { Latencies } from './latencies.ts';
import type { Asked, Opaque, SeenStat, TapEvent } from './tapEvent.ts';

export interface SeenConnection {
  readonly id: number;
  /** Numbered from 1. */
  readonly server: number;
  /** Host and port. */
  readonly client: string;
  readonly openedMs: number;
  readonly openedIndex: number;
  endedMs: number | null;
  endedBy: Extract<TapEvent, { kind: 'ended' }>['by'] | null;
  session: string | null;
  /** When the server took the session; null: it has not. */
  takenMs: number | null;
  /** Why it is not read; null where it is. */
  opaque: Opaque | null;
  word: string | null;
  requests: number;
  /** Without an answer yet, by xid, oldest first. */
  readonly open: Map<number, OpenRequest[]>;
  /** When the client said something last, pings too. */
  heardMs: number;
}

export interface OpenRequest extends Asked {
  readonly atMs: number;
  readonly index: number;
}

/** `away`: it has no connection here now, and its server has not said that it is gone. */
export type SessionState = 'open' | 'away' | 'expired' | 'closed';

export interface SeenSession {
  readonly id: string;
  timeoutMs: number;
  readonly openedMs: number;
  readonly openedIndex: number;
  /** It was there before the tap. */
  readonly isOlder: boolean;
  state: SessionState;
  endedMs: number | null;
  endedIndex: number | null;
  connection: number | null;
  /** When a server answered its client last: it had heard it then, whatever has been held up since. */
  answeredMs: number;
  /** Its client has asked for its end. */
  isClosing: boolean;
  /** Why it is taken to have expired, where no server has said so. */
  sign: ExpirySign | null;
  connects: number;
  requests: number;
  notifications: number;
  /** By kind and path. */
  readonly watches: Map<string, SeenWatch>;
  readonly ephemerals: Set<string>;
  /** The longest time in which its client said nothing while it was connected. */
  longestSilenceMs: number;
  silenceIndex: number;
  /** What its client was last told of a znode, by path. */
  readonly beliefs: Map<string, Belief>;
  /** Repeated reads without a watch, by operation and path. */
  readonly polls: Map<string, Polling>;
}

/** An ephemeral znode of a session went, after no server had answered it for so long. */
export interface ExpirySign {
  readonly path: string;
  readonly silenceMs: number;
}

export interface Belief extends Seeing {
  /** Of its data; null: there is no such znode. */
  readonly mzxid: number | null;
  readonly version: number | null;
  /** An event has told the client since that it is so no more. */
  readonly isTold: boolean;
}

export type WatchKind = 'data' | 'exist' | 'child' | 'persistent' | 'recursive';

export interface SeenWatch {
  readonly kind: WatchKind;
  readonly path: string;
  readonly setMs: number;
  readonly setIndex: number;
  /** The last transaction that its server had applied then: what is older does not fire it. */
  readonly setZxid: number;
  /** The write that a persistent watch told of last. */
  toldOf: number | null;
  /** The server that has it; null since its connection ended. */
  server: number | null;
  resets: number;
}

export interface Polling {
  readonly op: string;
  readonly path: string;
  count: number;
  /** Between those that count, each and the one before. */
  gapsMs: number;
  lastMs: number;
  /** Since then the session has changed something there, or was told of a change. */
  hasNews: boolean;
  readonly index: number;
}

/** How it is known. */
export type Source = 'answer' | 'childList' | 'event' | 'sessionEnd' | 'log';

export interface SeenNode {
  readonly path: string;
  /** `unsure`: something happened to it, or may have, that no answer has shown since. */
  state: 'there' | 'gone' | 'unsure';
  source: Source;
  seenMs: number;
  seenIndex: number;
  stat: SeenStat | null;
  /** Its session, where it is ephemeral. */
  owner: string | null;
  /** The same, also once it is gone. */
  lastOwner: string | null;
}

export interface OpFigures {
  count: number;
  errors: number;
  bytes: number;
  readonly latencies: Latencies;
}

export interface PathFigures {
  reads: number;
  writes: number;
  bytes: number;
  notifications: number;
}

/** A write whose answer never came: its client cannot know whether it was done. */
export interface LostAnswer {
  readonly session: string | null;
  readonly connection: number;
  readonly op: string;
  readonly path: string;
  /** Of the request. */
  readonly index: number;
  readonly endIndex: number;
  /** The client asked for the children afterwards, and found its own by the mark in the name (Curator's protected creation). */
  found: { readonly path: string; readonly index: number } | null;
  /** The client asked for the same again first: what it finds later may be the second one's. */
  isAskedAgain: boolean;
}

export interface Totals {
  connections: number;
  requests: number;
  answers: number;
  notifications: number;
  pings: number;
  bytes: number;
  /** Connections whose bytes could not be read although they should, or whose server could not be reached; bodies that are none. */
  errors: number;
  forgotten: number;
}

/** Where in the events something was seen. */
export interface Seeing {
  readonly atMs: number;
  readonly index: number;
}
