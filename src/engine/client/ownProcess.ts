// What a recipe asks of its own process, and of a guarded resource: time, gates, beliefs, threads and the memory they share,
// monitors, the clock, the console. Part of `zk`.
import type { Fact } from '../model/fact.ts';
import type { Belief, Believer, GateName, ProgramArgs, Recipe, SharedValue } from '../model/op.ts';
import { ask, valueOf } from './ask.ts';

export interface WaitOptions {
  /** Absent: for ever. */
  readonly timeoutMs?: number;
}

/** Throws SessionExpired when the session is known to be over before the time is. */
export function* sleep(ms: number): Recipe<void> {
  yield* ask({ kind: 'sleep', ms, interruptedBy: 'Expired' });
}

/** Sleeps even if the session ends; `sleep` is broken off when a plain Java handle expires. */
export function* sleepOn(ms: number): Recipe<void> {
  yield { kind: 'sleep', ms };
}

/** Sleeps while there is a connection: ConnectionLoss is thrown as soon as there is none (plain Java handles). */
export function* sleepWhileConnected(ms: number): Recipe<void> {
  yield* ask({ kind: 'sleep', ms, interruptedBy: 'Disconnected' });
}

/** Throws SessionExpired when the session is known to be over before the gate opens. */
export function* gate(name: GateName): Recipe<void> {
  yield* ask({ kind: 'gate', gate: name, interruptedBy: 'Expired' });
}

/** Waits at a gate even if the session ends. */
export function* gateOn(name: GateName): Recipe<void> {
  yield { kind: 'gate', gate: name };
}

/** Waits at a gate while there is a connection: ConnectionLoss is thrown as soon as there is none (plain Java handles). */
export function* gateWhileConnected(name: GateName): Recipe<void> {
  yield* ask({ kind: 'gate', gate: name, interruptedBy: 'Disconnected' });
}

/** A belief of the calling thread, or one that all threads of its client share. */
export function* believe(belief: Belief, by?: Believer): Recipe<void> {
  yield* ask({ kind: 'believe', belief, ...(by === undefined ? {} : { by }) });
}

export interface Disbelief {
  /** Absent: whatever the node. */
  readonly path?: string;
  readonly by?: Believer;
  /** Of a learner’s file. */
  readonly claimLine?: number;
}

/** Takes back what `believe` stated. */
export function* disbelieve(what: Belief['what'], disbelief: Disbelief = {}): Recipe<void> {
  yield* ask({ kind: 'disbelieve', what, ...disbelief });
}

/** Names the line of the recipe that is run from here on; it takes no time. */
export function* atStep(step: string): Recipe<void> {
  yield* ask({ kind: 'atStep', step });
}

/** Starts another thread of this client; returns its number. */
export function* spawn(recipe: string, args: ProgramArgs): Recipe<number> {
  const result = yield* ask({ kind: 'spawn', recipe, args });
  if (result.kind !== 'value') throw new Error(`spawn was answered by ${result.kind}`);
  return Number(result.value);
}

/** A field of an object that all threads of the client share; null until it is first written. */
export function* readVar(name: string): Recipe<SharedValue> {
  return yield* valueOf({ kind: 'readVar', name });
}

/** Writes a field of an object that all threads of the client share. */
export function* writeVar(name: string, to: SharedValue): Recipe<void> {
  yield { kind: 'writeVar', name, value: to };
}

/** In one step, as AtomicInteger.addAndGet: the number after it. */
export function* addToVar(name: string, by: number): Recipe<number> {
  return Number(yield* valueOf({ kind: 'addToVar', name, by }));
}

/** Another latch under that name: threads that wait for the old one go on waiting for it. */
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

/** Enters a `synchronized` block, and waits while another thread is in it. */
export function* enterMonitor(name: string): Recipe<void> {
  yield { kind: 'enterMonitor', name };
}

/** Leaves it, and lets the next thread in. */
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

/** Object.notify and notifyAll, inside the monitor. */
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

/** Undoes `onEvent`. */
export function* offEvent(watcher: string): Recipe<void> {
  yield { kind: 'offEvent', watcher };
}

/** Thread.interrupt: breaks off what another thread waits for, with Interrupted. */
export function* interrupt(thread: number): Recipe<void> {
  yield { kind: 'interrupt', thread };
}

/** Thread.interrupted: whether it was interrupted while it did not wait. It is not any more. */
export function* interrupted(): Recipe<boolean> {
  return (yield* valueOf({ kind: 'interrupted' })) === true;
}

/** System.currentTimeMillis: may jump and drift. */
export function* clock(): Recipe<number> {
  return Number(yield* valueOf({ kind: 'clock' }));
}

/** A whole number from 0 to `bound` − 1. */
export function* draw(bound: number): Recipe<number> {
  return Number(yield* valueOf({ kind: 'draw', bound }));
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
  return Number(yield* valueOf({ kind: 'threadId' }));
}

/** Writes to the console of the process; what ends a line is part of the text. */
export function* print(text: string, stream: 'out' | 'err' = 'out'): Recipe<void> {
  yield { kind: 'print', text, stream };
}

/** The next line that is typed at the console of the process. */
export function* nextLine(): Recipe<string> {
  return String(yield* valueOf({ kind: 'nextLine' }));
}

/** System.exit: nothing after it is done. */
export function* exit(): Recipe<void> {
  yield { kind: 'exit' };
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
