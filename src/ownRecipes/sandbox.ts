// One client's JavaScript in an interpreter of its own: QuickJS in WebAssembly, with no page, no network, no clock and no chance but what
// the host hands in. It is resumed with what its calls came to, and says which calls it makes next. How long it may run is counted in
// the interpreter's own steps, so that a loop without end stops at the same place on every machine.
import type { Belief, KeeperCode } from '../engine/index.ts';
import type { QuickJSHandle } from 'quickjs-emscripten-core';
import { failureAdvice } from './advice.ts';
import { SPY_PRELUDE } from './debug/spyPrelude.ts';
import { codeOf, filesOf, type ProgramFile } from './files.ts';
import type { Condition, Entry, Interpreter } from './interpreter.ts';
import { LIMITS } from './limits.ts';
import type { Mistake } from './mistake.ts';
import {
  missingExport,
  mistakeInNames,
  mistakeOfImport,
  moduleOf,
  offerFiles,
  type RefusedImport,
} from './modules.ts';
import { topLevelAwait } from './mistakes.ts';

/** A call that the code has made and the host has not carried out yet. */
export interface HostCall {
  /** 0: nobody waits for what it comes to. */
  readonly id: number;
  readonly op: string;
  readonly args: unknown;
  /** The line of the learner's file that makes it; 0 if it is not known. */
  readonly line: number;
}

/** What a callback is told of its call. */
export interface CallOutcome {
  readonly code: KeeperCode;
  readonly value?: unknown;
  /** Of a failed multi, part by part. */
  readonly results?: readonly string[];
}

/** What is wrong in a learner's code, at its line; 0 where it is not known. */
export class OwnCodeError extends Error {
  readonly line: number;
  /** The interpreter broke off: the code ran too long, or out of memory. */
  readonly isCutShort: boolean;

  /** What the interpreter says for itself is put into words. */
  constructor(said: string, line: number) {
    const text = SENTENCES[said] ?? said.replace(LATE_IMPORT, NO_LATE_IMPORT);
    super(line === 0 ? text : `line ${line}: ${text}`);
    this.name = 'OwnCodeError';
    this.line = line;
    this.isCutShort = CUT_SHORT.has(said);
  }
}

/** What the marks take is no part of what the code may. */
const MORE_WITH_SPY = 20;

/** Hears of each statement that code comes by. */
export interface Spy {
  /** The code with its marks. */
  readonly marked: (code: string) => string;
  /**
   * As JSON: line, call it is in, call that one was made by, variables, whether the condition of its breakpoint holds, what that
   * threw. False: it ends here.
   */
  readonly hear: (statement: string) => boolean;
}

export class Sandbox {
  readonly #interpreter: Interpreter;
  readonly #client: string;
  /** What its code has said that it holds. */
  readonly believed = new Set<Belief['what']>();
  /** Its program has returned, or failed. */
  isOver = false;
  /** Its first thread has no call to carry and waits for that. */
  isAwaited = false;
  readonly #calls: HostCall[] = [];
  readonly #spawned = new Map<number, HostCall>();
  #interrupts = 0;
  readonly #mostInterrupts: number;
  #code = '';
  #invariant: QuickJSHandle | null = null;
  readonly #spy: Spy | undefined;
  #state: 'alive' | 'broken' | 'disposed' = 'alive';
  #condition: Condition = 'whole';

  /** For a client that is called so, e.g. `A`. */
  constructor(interpreter: Interpreter, client: string, spy?: Spy) {
    this.#interpreter = interpreter;
    this.#client = client;
    this.#spy = spy;
    this.#mostInterrupts = LIMITS.interrupts * (spy === undefined ? 1 : MORE_WITH_SPY);
    interpreter.host = {
      call: (op, id, json, line) => this.#hear({ op, id, args: JSON.parse(json), line }),
      isOver: () => ++this.#interrupts > this.#mostInterrupts,
    };
    if (spy !== undefined) this.#listen(spy);
  }

  #hear(call: HostCall): void {
    if (call.op === 'fail' && CUT_SHORT.has((call.args as { readonly text: string }).text))
      this.#condition = 'cutShort';
    this.#calls.push(call);
  }

  /** Where the code's marks are called. */
  #listen(spy: Spy): void {
    const { context, runtime } = this.#interpreter;
    runtime.setMaxStackSize(LIMITS.stackBytes * 2);
    const hear = context.newFunction('hear', (statement) => {
      if (!spy.hear(context.getString(statement))) this.#interrupts = Number.POSITIVE_INFINITY;
    });
    const listen = context.unwrapResult(context.evalCode(SPY_PRELUDE, 'client.js'));
    context.unwrapResult(context.callFunction(listen, context.undefined, hear)).dispose();
    for (const handle of [hear, listen]) handle.dispose();
  }

  /** Whether it can still run: its code has not failed, and its process lives. */
  get isAlive(): boolean {
    return this.#state === 'alive';
  }

  /** What its code has failed with. `column`: 0 where the code only called what failed. */
  failed(text: string, line: number, column: number): OwnCodeError {
    return new OwnCodeError(this.#advised(text, line, column), this.#lineOf(text, line, column));
  }

  /** Marks stand between what is wrong and its column. */
  #advised(text: string, line: number, column: number): string {
    const isInCode = column > 0 && this.#spy === undefined;
    return isInCode ? failureAdvice(text, { code: this.#code, line, column }) : text;
  }

  /**
   * Where something failed. Of a loop that calls nothing the interpreter knows the function alone: then its first loop is meant.
   */
  #lineOf(text: string, line: number, column: number): number {
    if (text !== INTERRUPTED) return line;
    const lines = this.#code.split('\n').slice(line - 1);
    if (!/^(?:async|function)\b|^\([^)]*\) *=>/.test(lines[0]?.slice(column - 1) ?? '')) return line;
    const loop = lines.findIndex((each) => /\b(?:for|while|do)\b/.test(each));
    return loop === -1 ? line : line + loop;
  }

  /** Reads the file, or the files, and calls what is exported. Throws what is wrong with it. */
  begin(code: string): void {
    this.#limited(() => {
      const main = this.#exportOf(code, 'default');
      try {
        const [first, second] = filesOf(code);
        if (second !== undefined && this.#interpreter.context.typeof(main) !== 'function')
          throw new OwnCodeError(`TypeError: ${noProgram(first)}`, first.separator + 1);
        const name = this.#interpreter.context.newString(this.#client);
        this.#call('begin', main, name);
        name.dispose();
      } finally {
        main.dispose();
      }
    });
  }

  /** Reads the file, for that invariant alone: `main` is not called. */
  load(code: string, name: string): void {
    this.#limited(() => {
      this.#invariant = this.#exportOf(code, name);
    });
  }

  /** Of the main file. */
  #exportOf(code: string, name: string): QuickJSHandle {
    this.#code = code;
    const context = this.#interpreter.context;
    const files = filesOf(code);
    const marked = (file: ProgramFile) => this.#spy?.marked(codeOf(file)) ?? codeOf(file);
    let refused: RefusedImport | null = null;
    const mayImport = files.length > 1 || /\bimport\b/u.test(code);
    if (mayImport) {
      throwMistake(mistakeInNames(files));
      offerFiles(this.#interpreter.runtime, files, marked, (one) => {
        refused ??= one;
      });
    }
    const [main] = files;
    const module = context.evalCode(marked(main), moduleOf(main, files), { type: 'module' });
    if (mayImport) this.#interpreter.runtime.removeModuleLoader();
    if (module.error) {
      const error = this.#errorOf(module.error);
      if (refused !== null) throwMistake(mistakeOfImport(refused, files));
      else if (files.length > 1) throwMistake(missingExport(error.message, files));
      throw error;
    }
    const state = context.getPromiseState(module.value);
    const isPlain = state.type === 'fulfilled' && state.notAPromise === true;
    // A file that waits before it is read to its end has exported nothing yet.
    if (!isPlain) {
      module.value.dispose();
      if (state.type === 'rejected') throw this.#errorOf(state.error);
      throwMistake(topLevelAwait(code));
    }
    const exported = context.getProp(module.value, name);
    module.value.dispose();
    return exported;
  }

  /** What the file's invariant says of a world, as JSON in and out. */
  judge(seen: string): string {
    const context = this.#interpreter.context;
    let answer = '';
    this.#limited(() => {
      const given = context.newString(seen);
      try {
        const result = context.callFunction(
          this.#interpreter.inside.judge,
          context.undefined,
          this.#invariant ?? context.undefined,
          given,
        );
        if (result.error) throw this.#errorOf(result.error);
        answer = context.getString(result.value);
        result.value.dispose();
      } finally {
        given.dispose();
      }
    });
    return answer;
  }

  /** A call has come to that: undefined for nothing. */
  settle(id: number, value: unknown): void {
    this.#tell('settle', id, value === undefined ? '' : JSON.stringify(value));
  }

  /** A call has failed: with a code of ZooKeeper's, or with an error by name. */
  refuse(
    id: number,
    failure:
      | { readonly code: string; readonly path: string; readonly results: readonly string[] }
      | { readonly name: string; readonly message: string },
  ): void {
    this.#tell('refuse', id, JSON.stringify(failure));
  }

  /** A call that has a callback has come to that. */
  outcome(id: number, outcome: CallOutcome): void {
    this.#tell('outcome', id, JSON.stringify(outcome));
  }

  event(watcher: string, event: unknown): void {
    this.#tell('event', watcher, JSON.stringify(event));
  }

  connectionState(state: string): void {
    this.#tell('state', state);
  }

  /** The calls made since last asked, in order. */
  takeCalls(): readonly HostCall[] {
    return this.#calls.splice(0);
  }

  /** Keeps a call for another thread to carry out. */
  handOver(call: HostCall): void {
    this.#spawned.set(call.id, call);
  }

  takeOver(id: number): HostCall | undefined {
    const call = this.#spawned.get(id);
    this.#spawned.delete(id);
    return call;
  }

  /** Its code has failed: it is not resumed any more. */
  stop(): void {
    if (this.#state === 'alive') this.#state = 'broken';
  }

  dispose(): void {
    if (this.#state === 'disposed') return;
    this.#state = 'disposed';
    this.#invariant?.dispose();
    this.#interpreter.dispose(this.#condition);
  }

  #tell(what: Exclude<Entry, 'begin'>, ...values: readonly (string | number)[]): void {
    const context = this.#interpreter.context;
    this.#limited(() => {
      const handles = values.map((value) =>
        typeof value === 'number' ? context.newNumber(value) : context.newString(value),
      );
      try {
        this.#call(what, ...handles);
      } finally {
        for (const handle of handles) handle.dispose();
      }
    });
  }

  #call(what: Entry, ...given: readonly QuickJSHandle[]): void {
    const context = this.#interpreter.context;
    const result = context.callFunction(this.#interpreter.inside[what], context.undefined, ...given);
    if (result.error) throw this.#failureOf(result.error);
    result.value.dispose();
  }

  /** Runs it, with all that follows from promises, until it waits for calls. */
  #limited(run: () => void): void {
    if (!this.isAlive) return;
    this.#interrupts = 0;
    try {
      run();
      const jobs = this.#interpreter.runtime.executePendingJobs(LIMITS.promiseSteps);
      if (jobs.error) throw this.#failureOf(jobs.error);
      if (jobs.value === LIMITS.promiseSteps) throw new OwnCodeError(INTERRUPTED, 0);
      // What is interrupted between two steps of a promise ends without an error.
      const isTold = this.#calls.some(({ op }) => op === 'fail');
      if (this.#interrupts > this.#mostInterrupts && !isTold) throw new OwnCodeError(INTERRUPTED, 0);
    } catch (error) {
      this.stop();
      if (error instanceof OwnCodeError) {
        // What else is wrong with the code leaves the interpreter whole.
        if (error.isCutShort) this.#condition = 'cutShort';
        throw error;
      }
      // E.g. the browser's stack is shorter than any known.
      this.#condition = 'gaveWay';
      throw new OwnCodeError(
        `the interpreter failed: ${error instanceof Error ? error.message : String(error)}`,
        0,
      );
    }
  }

  /** What the code throws, the prelude hears: null is what is left where there was no memory for an error. */
  #failureOf(handle: QuickJSHandle): OwnCodeError {
    const isNull = this.#interpreter.context.sameValue(handle, this.#interpreter.context.null);
    if (!isNull) return this.#errorOf(handle);
    handle.dispose();
    return new OwnCodeError(OUT_OF_MEMORY, 0);
  }

  #errorOf(handle: QuickJSHandle): OwnCodeError {
    const thrown: unknown = this.#interpreter.context.dump(handle);
    handle.dispose();
    if (typeof thrown !== 'object' || thrown === null) return new OwnCodeError(notAnError(thrown), 0);
    const { name, message, stack } = thrown as Readonly<Record<string, unknown>>;
    const [, line = 0] = /own\.js:(\d+)/u.exec(String(stack)) ?? [];
    const [, column = 0] = /^[^\n]*own\.js:\d+:(\d+)/u.exec(String(stack)) ?? [];
    const text = `${String(name)}: ${String(message)}`;
    return new OwnCodeError(this.#advised(text, Number(line), Number(column)), Number(line));
  }
}

function throwMistake(mistake: Mistake | null): void {
  if (mistake !== null) throw new OwnCodeError(mistake.message, mistake.line);
}

function noProgram({ name }: ProgramFile): string {
  return `${name} comes first, so it has to export the program: export default async function main(client) { … }`;
}

/** Of what has no message, and no line. */
function notAnError(thrown: unknown): string {
  return `threw ${JSON.stringify(thrown) ?? 'undefined'}: throw new Error(text) names the line`;
}

const INTERRUPTED = 'InternalError: interrupted';
export const OUT_OF_MEMORY = 'InternalError: out of memory';
const CUT_SHORT: ReadonlySet<string> = new Set([INTERRUPTED, OUT_OF_MEMORY]);

const LATE_IMPORT = /^ReferenceError: could not load module '.*'$/u;
const NO_LATE_IMPORT = 'a program cannot import files while it runs: write import at the top of the file';

const SENTENCES: Readonly<Record<string, string>> = {
  [INTERRUPTED]: 'this ran for too long without waiting for anything: is it a loop without end?',
  [OUT_OF_MEMORY]: 'this needs too much memory',
  'InternalError: stack overflow': 'this calls itself too deeply',
  'SyntaxError: stack overflow': 'this is nested too deeply',
};
