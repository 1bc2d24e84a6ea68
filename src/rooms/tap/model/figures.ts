// How much passed the tap, by operation and by path.
import { fill } from './fill.ts';
import { Latencies } from './latencies.ts';
import { WRITES } from './operations.ts';
import type { OpFigures, PathFigures } from './seen.ts';
import type { TapEvent } from './tapEvent.ts';

/** A hostile client can invent as many operations as it likes. */
const MAX_OPS = 200;
const MAX_PATHS = 50_000;

export class Figures {
  readonly ops = new Map<string, OpFigures>();
  readonly paths = new Map<string, PathFigures>();
  /** Told of each path that is one too many to be kept. */
  readonly #forget: () => void;

  constructor(forget: () => void) {
    this.#forget = forget;
  }

  takeOver({ ops, paths }: Figures): void {
    fill(this.ops, ops, (op) => ({ ...op, latencies: op.latencies.copy() }));
    fill(this.paths, paths, (path) => ({ ...path }));
  }

  request({ op, path, bytes }: Extract<TapEvent, { kind: 'request' }>): void {
    const of = this.#op(op);
    of.count += 1;
    of.bytes += bytes;
    if (path === null) return;
    const on = this.#path(path);
    on.bytes += bytes;
    if (WRITES.has(op)) on.writes += 1;
    else on.reads += 1;
  }

  answer({ op, about, err, bytes, latencyMs }: Extract<TapEvent, { kind: 'answer' }>): void {
    if (op !== null) {
      const of = this.#op(op);
      of.bytes += bytes;
      if (err !== 'Ok') of.errors += 1;
      if (latencyMs !== null) of.latencies.add(latencyMs);
    }
    if (about !== null) this.#path(about).bytes += bytes;
  }

  notification({ path, bytes }: Extract<TapEvent, { kind: 'event' }>): void {
    const on = this.#path(path);
    on.notifications += 1;
    on.bytes += bytes;
  }

  #op(op: string): OpFigures {
    const before = this.ops.get(op);
    if (before !== undefined) return before;
    const figures = { count: 0, errors: 0, bytes: 0, latencies: new Latencies() };
    if (this.ops.size < MAX_OPS) this.ops.set(op, figures);
    return figures;
  }

  #path(path: string): PathFigures {
    const before = this.paths.get(path);
    if (before !== undefined) return before;
    const figures = { reads: 0, writes: 0, bytes: 0, notifications: 0 };
    if (this.paths.size < MAX_PATHS) this.paths.set(path, figures);
    else this.#forget();
    return figures;
  }
}
