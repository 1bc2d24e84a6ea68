// What a recipe of one's own is given: `export default async function main(client: Client)`. For editors, and to read.

/** One client process. */
export interface Client {
  /** `A`, `B`, … */
  readonly name: string;
  /** The ZooKeeper handle: create, exists, getData and the other calls. */
  readonly zk: ZooKeeper;
  /** Waits so many milliseconds of the world. */
  sleep(ms: number): Promise<void>;
  /** The process's wall clock in milliseconds. It can jump and drift. */
  clock(): Promise<number>;
  /** A whole number from 0 to `bound` − 1, the same in every run of the same seed. */
  draw(bound: number): Promise<number>;
  /** Writes a line into the event log. */
  log(...values: readonly unknown[]): void;
  /**
   * States that it holds the lock whose znode that is, or plays another role. The run is judged by it: one holder, one leader, no
   * reader beside a writer, no more permits than `export const permits = 3` says, members that are listed.
   */
  holds(path: string, options?: { readonly as?: Role }): void;
  /** Withdraws what it has stated. */
  released(): void;
  /** From now on it waits for the lock or the office. A file that never calls it waits from when `main` begins. */
  wants(): void;
  /** It waits no longer. */
  gaveUp(): void;
  /** The run is wrong if the condition is not true here. The text says what is wrong then. */
  assert(condition: unknown, text?: string): asserts condition;
  /** The item is in the queue, as that znode: from now on it must not be lost. */
  produced(item: string, path: string): void;
  /** It has the item in hand. */
  took(item: string): void;
  /** It has it no longer, and another client may take it. */
  putBack(item: string): void;
  /** The item's effect is there: it must not come a second time. */
  processed(item: string): void;
  /** It has come to the barrier. `round` names the meeting. Comes before the call that lets the others pass. */
  arrived(round: string): void;
  /** It passes the barrier: all clients of this program must have arrived. */
  passed(round: string): void;
  /** It has added so much to the number in that znode, and was told so: it must be in there. */
  added(path: string, by?: number): void;
  /**
   * Waits until a user lets it go, or for the hold time of the settings. Rejects with SessionExpired if a plain Java client learns that
   * its session is over.
   */
  untilReleased(): Promise<void>;
}

export type Role = 'holder' | 'leader' | 'reader' | 'writer' | 'permit' | 'member' | 'entered';

/** What `export const invariant = (tree, beliefs, memory) => …` sees after each step: copies, and nothing that can be called. */
export interface Tree {
  /** Of all znodes. */
  readonly paths: readonly string[];
  /** Whether there is such a znode. */
  exists(path: string): boolean;
  /** Null where there is no such znode, or none in it. */
  data(path: string): string | null;
  /** Of its data; null where there is no such znode. */
  version(path: string): number | null;
  /** The client whose session owns that ephemeral. */
  owner(path: string): string | null;
  /** Names, not paths. */
  children(path: string): readonly string[];
}

export interface Belief {
  readonly client: string;
  readonly role: Role;
  readonly path: string;
}

/** True if all is well, false if not, or a text that says what is wrong. `memory` is yours: plain data that is kept from step to step. */
export type Invariant = (
  tree: Tree,
  beliefs: readonly Belief[],
  memory: Record<string, unknown>,
) => boolean | string | null | undefined | void;

/** The handle. Every call but `on` rejects with a KeeperException when it fails. */
export interface ZooKeeper {
  /** Resolves to the path, with its number if the mode is sequential. Data that is left out is empty. */
  create(path: string, data?: string | null, options?: CreateOptions): Promise<string>;
  /** Resolves to null where there is no such znode; the watch is set all the same. */
  exists(path: string, watcher?: Watcher): Promise<Stat | null>;
  /** Rejects with NoNode where there is no such znode. The watch hears when its data changes or it is deleted. */
  getData(path: string, watcher?: Watcher): Promise<{ readonly data: string | null; readonly stat: Stat }>;
  /** Names, not paths, in order. The watch hears when a child comes or goes. */
  getChildren(path: string, watcher?: Watcher): Promise<string[]>;
  /** Version −1, or none, is any. */
  setData(path: string, data: string | null, version?: number): Promise<Stat>;
  /** Version −1, or none, is any. Rejects with NotEmpty where it has children. */
  delete(path: string, version?: number): Promise<void>;
  /** All or nothing. */
  multi(parts: readonly MultiPart[]): Promise<readonly PartResult[]>;
  /** A watch that stays: of a znode, or of it and all below it (PERSISTENT_RECURSIVE, if not said). */
  addWatch(
    path: string,
    watcher: Watcher,
    options?: { readonly mode?: 'PERSISTENT' | 'PERSISTENT_RECURSIVE' },
  ): Promise<void>;
  /** What is read next is no older than this call. */
  sync(path: string): Promise<void>;
  /** Who may do what with a znode. */
  getAcl(path: string): Promise<{ readonly acl: readonly AclEntry[]; readonly stat: Stat }>;
  /** Sets who may do what with a znode. */
  setAcl(path: string, acl: readonly AclEntry[], version?: number): Promise<Stat>;
  /** Says who this session is, e.g. `addAuth('digest', 'user:password')`. */
  addAuth(scheme: string, auth: string): Promise<void>;
  /** Paths of the session's own ephemerals that begin so; all of them if nothing is said. */
  getEphemerals(prefix?: string): Promise<readonly string[]>;
  /** Ends the session: its ephemerals go, and every other call fails with SessionExpired from then on. It never fails itself. */
  close(): Promise<void>;
  /**
   * Calls back with the new state of the connection: `SyncConnected`, `Disconnected`, `Expired` or `AuthFailed`; with Curator or kazoo
   * `CONNECTED`, `SUSPENDED`, `RECONNECTED` or `LOST`. One function, the last one set.
   */
  on(event: 'state', listener: (state: ConnectionState) => void): void;
}

/**
 * The asynchronous methods of the Java client, for programs that are ported from it: with a callback a call returns at once, and the
 * event thread calls back with `rc` (0, or a number of `KeeperException.Code`), the path, `ctx` as it was given, and what the call came
 * to, which is null where it failed. Callbacks and watchers run one after the other. What `main` returns before is called all the same.
 */
export interface ZooKeeper {
  create(
    path: string,
    data: string | null | undefined,
    options: CreateOptions | undefined,
    callback: Callback<[name: string | null]>,
    ctx?: unknown,
  ): void;
  exists(path: string, watcher: Watcher | null, callback: Callback<[stat: Stat | null]>, ctx?: unknown): void;
  getData(
    path: string,
    watcher: Watcher | null,
    callback: Callback<[data: string | null, stat: Stat | null]>,
    ctx?: unknown,
  ): void;
  getChildren(
    path: string,
    watcher: Watcher | null,
    callback: Callback<[children: string[] | null]>,
    ctx?: unknown,
  ): void;
  setData(
    path: string,
    data: string | null,
    version: number,
    callback: Callback<[stat: Stat | null]>,
    ctx?: unknown,
  ): void;
  delete(path: string, version: number, callback: Callback<[]>, ctx?: unknown): void;
  /** The path is null. Of a failed multi each part has its `err`. */
  multi(
    parts: readonly MultiPart[],
    callback: Callback<[results: readonly PartResult[]], null>,
    ctx?: unknown,
  ): void;
  addWatch(
    path: string,
    watcher: Watcher,
    options: { readonly mode?: 'PERSISTENT' | 'PERSISTENT_RECURSIVE' } | undefined,
    callback: Callback<[]>,
    ctx?: unknown,
  ): void;
  sync(path: string, callback: Callback<[]>, ctx?: unknown): void;
  getAcl(
    path: string,
    callback: Callback<[acl: readonly AclEntry[] | null, stat: Stat | null]>,
    ctx?: unknown,
  ): void;
  setAcl(
    path: string,
    acl: readonly AclEntry[],
    version: number,
    callback: Callback<[stat: Stat | null]>,
    ctx?: unknown,
  ): void;
  /** This callback is told no path. */
  getEphemerals(
    prefix: string,
    callback: (rc: number, ctx: unknown, paths: readonly string[] | null) => void,
    ctx?: unknown,
  ): void;
}

export type Callback<Told extends unknown[], Path = string> = (
  rc: number,
  path: Path,
  ctx: unknown,
  ...told: Told
) => void;

export interface CreateOptions {
  readonly mode?: CreateMode;
  readonly acl?: readonly AclEntry[];
  /** Milliseconds; for the TTL modes. */
  readonly ttl?: number;
}

export type CreateMode =
  | 'PERSISTENT'
  | 'PERSISTENT_SEQUENTIAL'
  | 'EPHEMERAL'
  | 'EPHEMERAL_SEQUENTIAL'
  | 'CONTAINER'
  | 'PERSISTENT_WITH_TTL'
  | 'PERSISTENT_SEQUENTIAL_WITH_TTL';

/** Called once for each event it was set for, and each time the connection's state changes while it is set (type None). */
export type Watcher = (event: WatchedEvent) => void;

export interface WatchedEvent {
  readonly type:
    | 'None'
    | 'NodeCreated'
    | 'NodeDeleted'
    | 'NodeDataChanged'
    | 'NodeChildrenChanged'
    | 'PersistentWatchRemoved';
  readonly state: string;
  readonly path: string | null;
}

/** By the plain Java client, and as Curator and kazoo tell it. */
export type ConnectionState =
  | 'SyncConnected'
  | 'Disconnected'
  | 'Expired'
  | 'AuthFailed'
  | 'CONNECTED'
  | 'SUSPENDED'
  | 'RECONNECTED'
  | 'LOST';

export interface Stat {
  readonly czxid: number;
  readonly mzxid: number;
  readonly pzxid: number;
  readonly ctimeMs: number;
  readonly mtimeMs: number;
  readonly version: number;
  readonly cversion: number;
  readonly aversion: number;
  readonly ephemeralOwner: string;
  readonly dataLength: number;
  readonly numChildren: number;
}

export interface AclEntry {
  /** READ 1 + WRITE 2 + CREATE 4 + DELETE 8 + ADMIN 16. */
  readonly perms: number;
  readonly scheme: string;
  readonly id: string;
}

export type MultiPart =
  | {
      readonly op: 'create';
      readonly path: string;
      readonly data?: string | null;
      readonly mode?: CreateMode;
    }
  | { readonly op: 'delete'; readonly path: string; readonly version?: number }
  | { readonly op: 'setData'; readonly path: string; readonly data: string | null; readonly version?: number }
  | { readonly op: 'check'; readonly path: string; readonly version: number };

export interface PartResult {
  readonly err: string;
  readonly path?: string | null;
  readonly stat?: Stat;
}

declare global {
  /** What a failed call rejects with. */
  class KeeperException extends Error {
    /** By its name: NodeExists, NoNode, BadVersion, ConnectionLoss, SessionExpired, … */
    readonly code: string;
    readonly path: string;
    /** Of a failed multi, part by part. */
    readonly results?: readonly string[];
    /** What a callback's `rc` is compared with: `KeeperException.Code.CONNECTIONLOSS`, as in Java. */
    static readonly Code: Readonly<Record<string, number>>;
  }
}
