// What a recipe asks of its own process and of a guarded resource: to be used with `yield*`, as the calls in zk.ts are.
// Recipes that are loaded late have both under one name, `zk` of src/engine/clients.ts.
import type { Fact } from '../model/fact.ts';
import type { ConnectionState, SharedValue } from '../model/localOp.ts';
import type { ResponseBody } from '../model/message.ts';
import type { GateName, Op, OpResult, ProgramArgs, Recipe, ZkOp } from '../model/op.ts';
import type { SessionId } from '../model/ids.ts';
import type { WatchedEvent } from '../model/watchedEvent.ts';

export interface WaitOptions {
  /** Absent: for ever. */
  readonly timeoutMs?: number;
}

/** A field of an object that all threads of the client share; null until it is first written. */
export function* readVar(name: string): Recipe<SharedValue> {
  return yield* value({ kind: 'readVar', name });
}

export function* writeVar(name: string, to: SharedValue): Recipe<void> {
  yield { kind: 'writeVar', name, value: to };
}

/** In one step, as AtomicInteger.addAndGet: the number after it. */
export function* addToVar(name: string, by: number): Recipe<number> {
  return Number(yield* value({ kind: 'addToVar', name, by }));
}

/** Another latch under that name: who waits for the old one goes on waiting for it. */
export function* newLatch(name: string, count = 1): Recipe<void> {
  yield { kind: 'newLatch', name, count };
}

/** Does nothing where no latch has been made yet. */
export function* countDown(name: string): Recipe<void> {
  yield { kind: 'countDown', name };
}

/** False if the time passed first. */
export function* awaitLatch(name: string, options: WaitOptions = {}): Recipe<boolean> {
  return (yield* ask({ kind: 'awaitLatch', name, ...options })).kind === 'done';
}

export function* enterMonitor(name: string): Recipe<void> {
  yield { kind: 'enterMonitor', name };
}

export function* exitMonitor(name: string): Recipe<void> {
  yield { kind: 'exitMonitor', name };
}

/** Runs a piece of a program inside `synchronized (name)`, and leaves that however the piece ends. */
export function* synchronised<R>(name: string, piece: () => Recipe<R>): Recipe<R> {
  yield* enterMonitor(name);
  try {
    return yield* piece();
  } finally {
    yield* exitMonitor(name);
  }
}

/** Object.wait, inside the monitor: false if the time passed first. A notification that came before is lost. */
export function* waitMonitor(name: string, options: WaitOptions = {}): Recipe<boolean> {
  return (yield* ask({ kind: 'waitMonitor', name, ...options })).kind === 'done';
}

export function* notifyMonitor(name: string, whom: 'one' | 'all' = 'one'): Recipe<void> {
  yield { kind: 'notifyMonitor', name, whom };
}

/**
 * Has events of a watcher run a recipe on the event lane, with `eventType`, `eventState` and `eventPath` (empty without
 * one) among its arguments. While it runs and waits, no other event is delivered.
 */
export function* onEvent(watcher: string, recipe: string, args: ProgramArgs = {}): Recipe<void> {
  yield { kind: 'onEvent', watcher, recipe, args };
}

export function* offEvent(watcher: string): Recipe<void> {
  yield { kind: 'offEvent', watcher };
}

/** The next event a watcher was called with, None events included; null if the time passed first. */
export function nextWatchEvent(watcher: string): Recipe<WatchedEvent>;
export function nextWatchEvent(watcher: string, options: WaitOptions): Recipe<WatchedEvent | null>;
export function* nextWatchEvent(watcher: string, options: WaitOptions = {}): Recipe<WatchedEvent | null> {
  const result = yield* ask({ kind: 'nextWatchEvent', watcher, ...options });
  return result.kind === 'event' ? result.event : null;
}

/** States that the library has told before are not heard; without this a thread hears all since its process began. */
export function* listenConnectionState(): Recipe<void> {
  yield { kind: 'listenConnectionState' };
}

/** The next state of the connection, as Curator and kazoo tell it; null if the time passed first. */
export function nextConnectionState(): Recipe<ConnectionState>;
export function nextConnectionState(options: WaitOptions): Recipe<ConnectionState | null>;
export function* nextConnectionState(options: WaitOptions = {}): Recipe<ConnectionState | null> {
  const result = yield* ask({ kind: 'nextConnectionState', ...options });
  return result.kind === 'connectionState' ? result.state : null;
}

/** Sleeps whatever becomes of the session; `zk.sleep` is broken off when a plain Java handle expires. */
export function* sleepOn(ms: number): Recipe<void> {
  yield { kind: 'sleep', ms };
}

/** Sleeps while there is a connection: ConnectionLoss is thrown as soon as there is none (plain Java handles). */
export function* sleepWhileConnected(ms: number): Recipe<void> {
  yield* ask({ kind: 'sleep', ms, interruptedBy: 'Disconnected' });
}

/** Waits at a gate whatever becomes of the session. */
export function* gateOn(name: GateName): Recipe<void> {
  yield { kind: 'gate', gate: name };
}

/** Waits at a gate while there is a connection: ConnectionLoss is thrown as soon as there is none (plain Java handles). */
export function* gateWhileConnected(name: GateName): Recipe<void> {
  yield* ask({ kind: 'gate', gate: name, interruptedBy: 'Disconnected' });
}

/**
 * Makes a call and does not wait for it: what it comes to is handled by a recipe on the event lane, where `outcome` tells.
 * The call is one of zk.ts, e.g. `zk.getChildren('/a')`, not run yet.
 */
export function* callInBackground(
  call: Recipe<unknown>,
  recipe: string,
  args: ProgramArgs = {},
): Recipe<void> {
  const { value: op } = call.next();
  if (!isCall(op)) throw new Error('only a call of ZooKeeper can be made in the background');
  yield* ask({ kind: 'callInBackground', call: op, recipe, args });
}

/** On the event lane: the answer to the call that brought this recipe there; what it failed with is thrown. */
export function* outcome(): Recipe<ResponseBody> {
  const result = yield* ask({ kind: 'outcome' });
  if (result.kind !== 'response') throw new Error(`outcome was answered by ${result.kind}`);
  return result.body;
}

/** Thread.interrupt: breaks off what another thread waits for, with Interrupted. */
export function* interrupt(thread: number): Recipe<void> {
  yield { kind: 'interrupt', thread };
}

/** Thread.interrupted: whether it was interrupted while it did not wait. It is not any more. */
export function* interrupted(): Recipe<boolean> {
  return (yield* value({ kind: 'interrupted' })) === true;
}

/** Names alone, as ZooKeeper.getChildren answers who does not ask for a Stat: the shorter of the two packets. */
export function* getChildNames(path: string): Recipe<readonly string[]> {
  const result = yield* ask({ kind: 'zk', request: { op: 'getChildren1', path, watch: false } });
  if (result.kind !== 'response') throw new Error(`getChildren1 was answered by ${result.kind}`);
  return [...(result.body.children ?? [])];
}

/** Another handle after one whose session is over. */
export function* newHandle(): Recipe<void> {
  yield { kind: 'newHandle' };
}

/** Of the present handle's session: what `ephemeralOwner` of its nodes is. `0x0` before there is one. */
export function* sessionId(): Recipe<SessionId> {
  return (yield* value({ kind: 'sessionId' })) as SessionId;
}

/** System.currentTimeMillis: may jump and drift. */
export function* clock(): Recipe<number> {
  return Number(yield* value({ kind: 'clock' }));
}

/** A whole number from 0 to `bound` − 1. */
export function* draw(bound: number): Recipe<number> {
  return Number(yield* value({ kind: 'draw', bound }));
}

/** A UUID of this client's own, as java.util.UUID.randomUUID writes it. */
export function* guid(): Recipe<string> {
  let digits = '';
  for (let part = 0; part < 4; part++) {
    const number = yield* draw(0x1_0000_0000);
    digits += number.toString(16).padStart(8, '0');
  }
  const [a, b, c, d, e] = [
    [0, 8],
    [8, 12],
    [13, 16],
    [17, 20],
    [20, 32],
  ].map(([from, to]) => digits.slice(from, to));
  return `${a}-${b}-4${c}-a${d}-${e}`;
}

/** The number of the calling thread. */
export function* threadId(): Recipe<number> {
  return Number(yield* value({ kind: 'threadId' }));
}

/** Says what it has done or knows, for invariants and views; see model/fact.ts. */
export function* fact(stated: Fact): Recipe<void> {
  yield { kind: 'fact', fact: stated };
}

export interface ResourceWriteArgs {
  /** As in `resource:printer`. */
  readonly resource: string;
  readonly value: string;
  readonly token: number | null;
}

/** Whether the resource accepted the write. */
export function* useResource({ resource, ...write }: ResourceWriteArgs): Recipe<boolean> {
  const result = yield* ask({ kind: 'useResource', resource: `resource:${resource}`, ...write });
  return result.kind === 'verdict' && result.verdict === 'accepted';
}

function isCall(op: unknown): op is ZkOp {
  return typeof op === 'object' && op !== null && 'kind' in op && op.kind === 'zk';
}

function* value(op: Op): Recipe<SharedValue> {
  const result = yield* ask(op);
  if (result.kind !== 'value') throw new Error(`${op.kind} was answered by ${result.kind}`);
  return result.value;
}

/** The one place where what comes back is believed to be what the client process hands to its programs. */
function* ask(op: Op): Recipe<OpResult> {
  return (yield op) as OpResult;
}
