// What a program may ask for: the union of everything a recipe can yield. Plain data; results are plain data too.
import type { Fact } from './fact.ts';
import type { ResourceId, ServerId } from './ids.ts';
import type { Request, ResponseBody } from './message.ts';
import type { KeeperCode, KeeperErrorCode } from './keeperError.ts';
import type { PathError } from './path.ts';
import type { WatchedEvent } from './watchedEvent.ts';

/** A ZooKeeper call. Its outcome comes back when the reply was read or the connection was lost. */
export interface ZkOp {
  readonly kind: 'zk';
  readonly request: Request;
  /**
   * The watcher object a watch is registered for: a mailbox of this program, read by `nextWatchEvent`. Needed where the
   * request sets a watch; the same name is the same object (one call per event, [C10]).
   */
  readonly watcher?: string;
  /** `new`: events still in that mailbox are thrown away first, as one makes a new latch before setting a watch. */
  readonly latch?: 'new';
  /** removeWatches: watchers are taken off even if the server says that it has no such watch. */
  readonly local?: true;
}

/**
 * A wait that the default watcher of a plain Java handle breaks off when it hears that the session expired: SessionExpired is
 * thrown. `Disconnected`: already when the connection is lost, with ConnectionLoss.
 */
export type Interruption = 'Expired' | 'Disconnected';

export type Op =
  | ZkOp
  /** Waits by the process's own clock. */
  | { readonly kind: 'sleep'; readonly ms: number; readonly interruptedBy?: Interruption }
  /** Waits for the next event in a watcher's mailbox, at most so long; None events (connection state) arrive there too. */
  | { readonly kind: 'nextWatchEvent'; readonly watcher: string; readonly timeoutMs?: number }
  /** States or withdraws what the program believes, e.g. that it holds the lock of the node it made. */
  | { readonly kind: 'believe'; readonly belief: Belief; readonly by?: Believer }
  /** All of its beliefs of that kind, or the one about a path. */
  | {
      readonly kind: 'disbelieve';
      readonly what: Belief['what'];
      readonly path?: string;
      readonly by?: Believer;
      /** Of a learner’s file that withdraws it. */
      readonly claimLine?: number;
    }
  /** Waits until the conductor or a command opens the gate. */
  | { readonly kind: 'gate'; readonly gate: GateName; readonly interruptedBy?: Interruption }
  /** Marks the step of the recipe's step list that the program now is on. */
  | { readonly kind: 'atStep'; readonly step: string }
  /** Starts another thread of the same client, running a recipe of the book; answers its number. */
  | { readonly kind: 'spawn'; readonly recipe: string; readonly args: ProgramArgs }
  | LocalOp;

/**
 * `arrive`: before the lock is first tried for; `create`: before it is tried for again; `release`: before it is given back.
 * The others are what a user tells a client to do next.
 */
export type GateName = (typeof GATE_NAMES)[number];

export const GATE_NAMES = [
  'arrive',
  'create',
  'release',
  'write',
  'read',
  'sync',
  'produce',
  'consume',
  'publish',
  'enter',
  'leave',
  'giveUp',
  'act',
] as const;

export interface Belief {
  /** `permit`: of a semaphore; `member`: of a group; `entered`: beyond a barrier. */
  readonly what: 'holder' | 'leader' | 'reader' | 'writer' | 'permit' | 'member' | 'entered';
  /** The znode the belief rests on; empty if the program believes without one. */
  readonly path: string;
  /** Of a learner’s file that states it. Hashes leave it out: it says where something is said, not what. */
  readonly claimLine?: number;
}

/** Absent: the thread itself. `process`: all threads of the client share the belief, as a field of a common object. */
export type Believer = 'process';

/** Arguments of a program: plain JSON. The client adds its own name as `client`, e.g. `A`. */
export type ProgramArgs = Readonly<Record<string, string | number | boolean>>;

/** What a waiting program is handed. Recorded whole, so that it can be rebuilt from the trace. */
export type OpResult =
  | { readonly kind: 'started' }
  | { readonly kind: 'done' }
  | { readonly kind: 'response'; readonly body: ResponseBody }
  /** Thrown into the generator as a KeeperError; `results` for a failed multi. */
  | { readonly kind: 'error'; readonly code: KeeperErrorCode; readonly results: readonly KeeperCode[] }
  /** The client library refused the call: nothing was sent. Thrown as an IllegalArgument. */
  | { readonly kind: 'illegalArgument'; readonly path: string; readonly reason: PathError }
  | { readonly kind: 'event'; readonly event: WatchedEvent }
  | LocalResult;

/** What resuming a program led to. */
export type Yielded =
  | { readonly kind: 'op'; readonly op: Op }
  | { readonly kind: 'returned' }
  /** A KeeperError the program did not catch ends it; `message` is that of any other error, which is a bug in a recipe. */
  | { readonly kind: 'threw'; readonly code: KeeperErrorCode | null; readonly message: string };

/** A program: a generator that yields operations. `yield*` of the functions in zk.ts gives typed results. */
export type Recipe<R> = Generator<Op, R, unknown>;

/** All programs that can be started, by name. The engine is given it and imports none. */
export type RecipeBook = Readonly<Record<string, (args: ProgramArgs, home: ProcessHome) => Recipe<void>>>;

/**
 * What the programs of one process share that is no plain data, such as an interpreter that runs them all: made empty when the first
 * of them begins, let go when the process ends. A fork has its own, filled by the programs that are rebuilt there.
 */
export interface ProcessHome {
  kept: { dispose(): void } | null;
}

/**
 * What a program asks of its own process and of what lies outside ZooKeeper: memory that threads share, locks among them, the
 * clock, the library's handle, a guarded resource. Handled in src/engine/client/local.
 */
export type LocalOp =
  /** A variable of the process: null until it is first written. */
  | { readonly kind: 'readVar'; readonly name: string }
  | { readonly kind: 'writeVar'; readonly name: string; readonly value: SharedValue }
  /** As AtomicInteger.addAndGet: answers the value after it. */
  | { readonly kind: 'addToVar'; readonly name: string; readonly by: number }
  /** A java.util.concurrent.CountDownLatch. One made anew is another object: who waits for the old one goes on waiting. */
  | { readonly kind: 'newLatch'; readonly name: string; readonly count: number }
  | { readonly kind: 'countDown'; readonly name: string }
  | { readonly kind: 'awaitLatch'; readonly name: string; readonly timeoutMs?: number }
  /** The monitor of a Java object: `synchronized`, wait, notify. */
  | { readonly kind: 'enterMonitor'; readonly name: string }
  | { readonly kind: 'exitMonitor'; readonly name: string }
  | { readonly kind: 'waitMonitor'; readonly name: string; readonly timeoutMs?: number }
  | { readonly kind: 'notifyMonitor'; readonly name: string; readonly whom: 'one' | 'all' }
  /** Events of that watcher object run this recipe on the event lane from now on; nothing else is delivered meanwhile. */
  | {
      readonly kind: 'onEvent';
      readonly watcher: string;
      readonly recipe: string;
      readonly args: ProgramArgs;
    }
  | { readonly kind: 'offEvent'; readonly watcher: string }
  /** A call that nobody waits for: once it has come to something, this recipe runs on the event lane. */
  | {
      readonly kind: 'callInBackground';
      readonly call: ZkOp;
      readonly recipe: string;
      readonly args: ProgramArgs;
    }
  /** In such a recipe: what the call came to. */
  | { readonly kind: 'outcome' }
  /** Thread.interrupt of another thread. */
  | { readonly kind: 'interrupt'; readonly thread: number }
  /** Thread.interrupted: whether the calling thread was interrupted while it did not wait, which is forgotten by that. */
  | { readonly kind: 'interrupted' }
  /** Hears of the connection's state as the library tells it, from now on. */
  | { readonly kind: 'listenConnectionState' }
  | { readonly kind: 'nextConnectionState'; readonly timeoutMs?: number }
  /**
   * `new ZooKeeper(…)`: another handle, with a session of its own, to be made when the old one is not alive any more.
   * `connectString`: to these servers from now on.
   */
  | { readonly kind: 'newHandle'; readonly connectString?: readonly ServerId[] }
  /** ZooKeeper.close without a connection: the handle is closed at once, and its session lives on until it expires. */
  | { readonly kind: 'abandonHandle' }
  /** ZooKeeper.getState: CONNECTING, CONNECTED, CLOSED or AUTH_FAILED. */
  | { readonly kind: 'handleState' }
  /** The id of the handle's session; `0x0` before there is one. */
  | { readonly kind: 'sessionId' }
  /** The wall clock of the process, in milliseconds since the beginning of the world as far as it knows. */
  | { readonly kind: 'clock' }
  /** A whole number from 0 to one less than that, by the client's chance. */
  | { readonly kind: 'draw'; readonly bound: number }
  /** The number of the calling thread. */
  | { readonly kind: 'threadId' }
  | { readonly kind: 'fact'; readonly fact: Fact }
  /** Writes text to the console of the process, which it has from then on; what ends a line is part of it. */
  | { readonly kind: 'print'; readonly text: string; readonly stream: 'out' | 'err' }
  /** Waits for the next line that is typed at the console. */
  | { readonly kind: 'nextLine' }
  /** System.exit: the process is gone at once; a session that was not closed lives on until it expires. */
  | { readonly kind: 'exit' }
  /** One write to a guarded resource, over a connection of its own. The answer says whether it was accepted. */
  | {
      readonly kind: 'useResource';
      readonly resource: ResourceId;
      readonly value: string;
      readonly token: number | null;
    };

/** What threads of one process can share: plain data, copied. */
export type SharedValue = string | number | boolean | null | readonly string[];

/** The connection's state as Curator and kazoo tell it; plain Java programs have their watchers' None events instead. */
export type ConnectionState = 'CONNECTED' | 'SUSPENDED' | 'RECONNECTED' | 'LOST';

export type LocalResult =
  | { readonly kind: 'value'; readonly value: SharedValue }
  | { readonly kind: 'timeout' }
  /** Thrown as Interrupted. */
  | { readonly kind: 'interrupted' }
  /** A bug in the recipe, as IllegalMonitorStateException: what it names is not there, or not its own. */
  | { readonly kind: 'illegalState'; readonly name: string }
  | { readonly kind: 'connectionState'; readonly state: ConnectionState }
  | { readonly kind: 'verdict'; readonly verdict: 'accepted' | 'rejected' };

/** The program that reads what is typed at a client: its own, or one that the first line starts beside its own. */
export const CONSOLE_RECIPE = 'zkcli';

/** The thread in which recipes run that were registered for events: the library's event thread. */
export const EVENT_LANE = -1;
