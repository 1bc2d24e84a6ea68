// QuickJS with the prelude read: what a client's code runs in.
import { KEEPER_CODES } from '../engine/index.ts';
import type {
  QuickJSContext,
  QuickJSHandle,
  QuickJSRuntime,
  QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import { LIMITS } from './limits.ts';
import { PRELUDE } from './prelude.ts';

/** What the prelude offers to the host. */
export type Entry = 'begin' | 'settle' | 'refuse' | 'outcome' | 'event' | 'state' | 'judge';

export interface Host {
  /** The code calls; all but the line is text and numbers as the prelude gives them. */
  readonly call: (op: string, id: number, json: string, line: number) => void;
  /** Asked every ten thousand steps or so: whether the code has run for too long. */
  readonly isOver: () => boolean;
}

/**
 * What its code has made of it. `cutShort`: stopped, or out of memory: it may hold objects that nothing refers to, and refuse to end.
 * `gaveWay`: an error of the host's went through it, and its stack is not where it was.
 */
export type Condition = 'whole' | 'cutShort' | 'gaveWay';

export class Interpreter {
  readonly runtime: QuickJSRuntime;
  readonly context: QuickJSContext;
  readonly inside: Readonly<Record<Entry, QuickJSHandle>>;
  /** Whose code it runs. */
  host: Host | null = null;

  constructor(quickJs: QuickJSWASMModule) {
    this.runtime = quickJs.newRuntime();
    this.context = this.runtime.newContext();
    this.runtime.setMemoryLimit(LIMITS.memoryBytes);
    this.runtime.setMaxStackSize(LIMITS.stackBytes);
    this.runtime.setInterruptHandler(() => this.host?.isOver() ?? false);
    this.inside = this.#readPrelude();
  }

  #readPrelude(): Readonly<Record<Entry, QuickJSHandle>> {
    const { context } = this;
    const call = context.newFunction('host', (op, id, json, line) => {
      this.host?.call(
        context.getString(op),
        context.getNumber(id),
        context.getString(json),
        context.getNumber(line),
      );
    });
    const prelude = context.unwrapResult(context.evalCode(PRELUDE, 'client.js'));
    const { mostCalls, mostData } = LIMITS;
    const told = JSON.stringify({ mostCalls, mostData, codes: KEEPER_CODES });
    const settings = context.unwrapResult(context.evalCode(`(${told})`, 'client.js'));
    const inside = context.unwrapResult(context.callFunction(prelude, context.undefined, call, settings));
    const of = (key: Entry) => context.getProp(inside, key);
    const entries = {
      begin: of('begin'),
      settle: of('settle'),
      refuse: of('refuse'),
      outcome: of('outcome'),
      event: of('event'),
      state: of('state'),
      judge: of('judge'),
    };
    for (const handle of [call, prelude, settings, inside]) handle.dispose();
    return entries;
  }

  dispose(condition: Condition): void {
    for (const handle of Object.values(this.inside)) handle.dispose();
    try {
      this.context.dispose();
      this.runtime.dispose();
    } catch (error) {
      if (condition === 'whole') throw error;
    }
  }
}
