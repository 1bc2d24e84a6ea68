// Interpreters that are used again. Reading the prelude takes longer than what most programs do, so a few interpreters have a memory of
// their own each, which is put back to what it was when the prelude had been read.
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { Interpreter, type Condition } from './interpreter.ts';

/** QuickJS with a memory of its own. */
type Make = () => Promise<QuickJSWASMModule>;

export class KeptInterpreters {
  readonly #make: Make;
  readonly #free: (() => KeptInterpreter)[] = [];

  private constructor(make: Make) {
    this.#make = make;
  }

  static async load(make: Make, count: number): Promise<KeptInterpreters> {
    const kept = new KeptInterpreters(make);
    await Promise.all(Array.from({ length: count }, () => kept.#add()));
    return kept;
  }

  /** Null: all are at work. */
  take(): Interpreter | null {
    return this.#free.pop()?.() ?? null;
  }

  async #add(): Promise<void> {
    const quickJs = await this.#make();
    const end = (interpreter: KeptInterpreter, isToBeUsedAgain: boolean): void => {
      if (isToBeUsedAgain) this.#free.push(() => interpreter.restored());
      // Where there is no memory for another one, fewer are kept.
      else this.#add().catch(() => undefined);
    };
    this.#free.push(() => new KeptInterpreter(quickJs, end));
  }
}

/** A memory does not shrink: an interpreter whose code has taken more is not used again. */
const MOST_BYTES = 64 << 20;

class KeptInterpreter extends Interpreter {
  readonly #quickJs: QuickJSWASMModule;
  readonly #end: (self: KeptInterpreter, isToBeUsedAgain: boolean) => void;
  readonly #image: readonly Stretch[];

  constructor(quickJs: QuickJSWASMModule, end: (self: KeptInterpreter, isToBeUsedAgain: boolean) => void) {
    super(quickJs);
    this.#quickJs = quickJs;
    this.#end = end;
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

  override dispose(condition: Condition): void {
    this.host = null;
    this.#end(this, condition !== 'gaveWay' && this.#bytes.length <= MOST_BYTES);
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
  const words = new Int32Array(bytes.buffer);
  for (let from = 0; from < bytes.length; from += PAGE) {
    if (isZero(words, from / 4, (from + PAGE) / 4)) continue;
    const last = written.at(-1);
    const around = { from: Math.max(0, from - PAGE), to: Math.min(bytes.length, from + 2 * PAGE) };
    if (last !== undefined && around.from <= last.to) last.to = around.to;
    else written.push(around);
  }
  return written.map(({ from, to }) => ({ from, content: bytes.slice(from, to) }));
}

/** A memory has millions of words: `every` takes several times as long. */
function isZero(words: Int32Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (words[at] !== 0) return false;
  return true;
}
