// What a program asks of its own process and of what lies outside ZooKeeper: memory that threads share, locks among them,
// the clock, the library's handle, a guarded resource. Handled by src/engine/client/local, which is loaded late.
import type { Fact } from './fact.ts';
import type { ResourceId } from './ids.ts';
import type { ProgramArgs, ZkOp } from './op.ts';

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
  /** `new ZooKeeper(…)`: another handle, with a session of its own; the old one is closed if it is alive. */
  | { readonly kind: 'newHandle' }
  /** The id of the handle's session; `0x0` before there is one. */
  | { readonly kind: 'sessionId' }
  /** The wall clock of the process, in milliseconds since the beginning of the world as far as it knows. */
  | { readonly kind: 'clock' }
  /** A whole number from 0 to one less than that, by the client's chance. */
  | { readonly kind: 'draw'; readonly bound: number }
  /** The number of the calling thread. */
  | { readonly kind: 'threadId' }
  | { readonly kind: 'fact'; readonly fact: Fact }
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

/** The thread in which recipes run that were registered for events: the library's event thread. */
export const EVENT_LANE = -1;
