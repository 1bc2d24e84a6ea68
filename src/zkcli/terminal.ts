// System.out and System.err of zkCli.
import { zk, type Recipe } from '../engine/index.ts';
import { wrapped, type CallPath } from './cliException.ts';

/**
 * An answer has the main thread go on while the event thread is at work already: what that prints of events read before the answer
 * comes first. So the first text after a call waits for a millisecond.
 */
export class Terminal {
  /** For whom commands set watches. */
  readonly watcher: string;
  #isAnswered = false;

  constructor(watcher: string) {
    this.watcher = watcher;
  }

  /** A call: what it throws is an error that zkCli prints, about that path. */
  *call<T>(path: CallPath, sent: Recipe<T>): Recipe<T> {
    try {
      return yield* this.attempt(sent);
    } catch (error) {
      throw wrapped(error, path);
    }
  }

  /** A call whose failure is for its caller to judge. */
  *attempt<T>(sent: Recipe<T>): Recipe<T> {
    this.#isAnswered = true;
    return yield* sent;
  }

  out(text: string): Recipe<void> {
    return this.#print(text, 'out');
  }

  err(text: string): Recipe<void> {
    return this.#print(text, 'err');
  }

  *#print(text: string, stream: 'out' | 'err'): Recipe<void> {
    if (this.#isAnswered) yield* zk.sleepOn(1);
    this.#isAnswered = false;
    yield* zk.print(text, stream);
  }
}
