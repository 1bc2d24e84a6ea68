// Interpreters that are used again. Reading the prelude takes longer than what most programs do, so a few interpreters have a memory of
// their own each, which is put back to what it was when the prelude had been read.
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { Interpreter } from './interpreter.ts';

export class KeptInterpreters {
  readonly #free: (() => KeptInterpreter)[];

  /** Each with a memory of its own. */
  constructor(quickJs: readonly QuickJSWASMModule[]) {
    const giveBack = (interpreter: KeptInterpreter) => this.#free.push(() => interpreter.restored());
    this.#free = quickJs.map((one) => () => new KeptInterpreter(one, giveBack));
  }

  /** Null: all are at work. */
  take(): Interpreter | null {
    return this.#free.pop()?.() ?? null;
  }
}

/** What code has taken is not given back to the browser: an interpreter that has more is not used again. */
const MOST_BYTES = 64 << 20;

class KeptInterpreter extends Interpreter {
  readonly #quickJs: QuickJSWASMModule;
  readonly #giveBack: (self: KeptInterpreter) => void;
  readonly #image: readonly Stretch[];

  constructor(quickJs: QuickJSWASMModule, giveBack: (self: KeptInterpreter) => void) {
    super(quickJs);
    this.#quickJs = quickJs;
    this.#giveBack = giveBack;
    this.#image = imageOf(this.#bytes);
  }

  // The memory is another object once it has grown.
  get #bytes(): Uint8Array {
    return new Uint8Array(this.#quickJs.getWasmMemory().buffer);
  }

  restored(): this {
    const bytes = this.#bytes;
    for (const { from, content } of this.#image) bytes.set(content, from);
    return this;
  }

  override dispose(isWhole: boolean): void {
    this.host = null;
    if (isWhole && this.#bytes.length <= MOST_BYTES) this.#giveBack(this);
  }
}

interface Stretch {
  readonly from: number;
  readonly content: Uint8Array;
}

const PAGE = 1 << 16;

/**
 * All pages that anything was written to, with a page around them. Between them is the stack, of which nothing is in use while no code
 * runs; behind them is what the allocator has not handed out yet.
 */
function imageOf(bytes: Uint8Array): readonly Stretch[] {
  const written: { from: number; to: number }[] = [];
  const words = new BigUint64Array(bytes.buffer);
  for (let from = 0; from < bytes.length; from += PAGE) {
    if (words.subarray(from / 8, (from + PAGE) / 8).every((word) => word === 0n)) continue;
    const last = written.at(-1);
    const around = { from: Math.max(0, from - PAGE), to: Math.min(bytes.length, from + 2 * PAGE) };
    if (last !== undefined && around.from <= last.to) last.to = around.to;
    else written.push(around);
  }
  return written.map(({ from, to }) => ({ from, content: bytes.slice(from, to) }));
}
