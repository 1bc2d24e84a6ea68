// A script that is played: what its lines wait for happens on the wire or on the clock.
import type { TapEvent } from '../../src/rooms/tap/model/tapEvent.ts';
import { ScriptRun, type Due, type ScriptLine } from '../../src/rooms/tap/model/script.ts';
import type { Order } from '../../src/rooms/tap/model/order.ts';
import type { Tap } from './tap.ts';

export class ScriptPlayer {
  readonly #run: ScriptRun;
  readonly #tap: Tap;
  readonly #warn: (text: string) => void;
  #timer: NodeJS.Timeout | null = null;

  constructor(lines: readonly ScriptLine[], tap: Tap, warn: (text: string) => void) {
    this.#run = new ScriptRun(lines);
    this.#tap = tap;
    this.#warn = warn;
    tap.isScripted = !this.#run.isOver;
    this.#wait();
  }

  take(event: TapEvent): void {
    const due = this.#run.take(event);
    if (due !== null) this.#do(due);
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (!this.#run.isOver) this.#warn('The script has lines whose moment never came.');
  }

  #do({ line, connection }: Due): void {
    const order = this.#about(line.order, connection);
    const reached = order === null ? null : this.#tap.give(order);
    this.#warn(
      reached === null
        ? `Line ${line.line} of the script was about nothing that is there: ${line.text}`
        : `Line ${line.line} of the script: ${line.text}`,
    );
    this.#tap.isScripted = !this.#run.isOver;
    this.#wait();
  }

  /** "It" is the session of the moment's connection: it may have another connection soon. */
  #about(order: Order, connection: number | null): Order | null {
    if (order.target.kind !== 'it') return order;
    if (connection === null) return null;
    const session = this.#tap.sessionOf(connection);
    const isOfOne = order.verb === 'dropReply' || order.verb === 'close' || order.verb === 'stall';
    return {
      ...order,
      target: session === null || isOfOne ? { kind: 'connection', connection } : { kind: 'session', session },
    };
  }

  #wait(): void {
    const { dueAtMs } = this.#run;
    if (dueAtMs === null) return;
    this.#timer = setTimeout(
      () => {
        const due = this.#run.at(Math.max(this.#tap.nowMs(), dueAtMs));
        if (due !== null) this.#do(due);
      },
      Math.max(0, dueAtMs - this.#tap.nowMs()),
    );
  }
}
