// Every line that own code came by in a run, with its variables then: found by running the programs once more, with marks in their code,
// on what they were handed. The run itself is not touched, and looks the same whether it is looked at or not.
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import {
  isClientId,
  ProgramDriver,
  type ClientId,
  type RecipeBook,
  type TraceRecord,
} from '../../engine/index.ts';
import { ownRecipeBook } from '../program.ts';
import { instrumented, type Condition } from './instrument.ts';

export interface LineRun {
  /** Of the world: the code came by in it. */
  readonly step: number;
  /** Its place among all lines of that step, from 0: a loop comes by the same line more than once. */
  readonly nth: number;
  readonly client: ClientId;
  readonly line: number;
  /** The call it is in, by number; 0 at the top of the file. Numbers are of one life of a client. */
  readonly frame: number;
  /** The call that called it; 0 for none. */
  readonly caller: number;
  /** Variables that can be read there, as text. */
  readonly locals: Readonly<Record<string, string>>;
  /** False where its breakpoint has a condition that does not hold. */
  readonly holds: boolean;
  /** What that condition threw; null: nothing, or there is none. */
  readonly conditionFailed: string | null;
}

/** Of one resumption: a program that comes by more is followed no further. */
const MOST_AT_ONCE = 20_000;
/** Of a whole run; beyond, nothing more is noted. */
const MOST = 60_000;

const MOST_OF_A_LIFE = 1_000_000;

type ProgramName = Parameters<ProgramDriver['resume']>[1];

export class LineTrace {
  readonly #driver: ProgramDriver;
  readonly #book: RecipeBook;
  readonly #found: LineRun[] = [];
  readonly #programs = new Map<string, ProgramName>();
  /** Lives that a client has had before this one: its calls are numbered anew in each. */
  readonly #lives = new Map<ClientId, number>();
  /** The file of the program that is resumed. */
  #code = '';
  #read = 0;
  #now: { readonly step: number; readonly client: ClientId } | null = null;
  #atOnce = 0;

  constructor(quickJs: QuickJSWASMModule, conditions: readonly Condition[]) {
    const ofFile = () => conditions.filter(({ code }) => code === this.#code);
    const spy = {
      marked: (code: string) => instrumented(code, new Map(ofFile().map(({ line, text }) => [line, text]))),
      hear: (statement: string) => this.#hear(statement),
    };
    this.#book = ownRecipeBook({ quickJs, spy });
    this.#driver = new ProgramDriver(this.#book);
  }

  /** Of all records so far. They are those of one run, each time with more at their end. */
  upTo(trace: readonly TraceRecord[]): readonly LineRun[] {
    for (; this.#read < trace.length && this.#found.length < MOST; this.#read++) {
      const record = trace[this.#read];
      if (record !== undefined && isClientId(record.actor)) this.#follow(record, record.actor);
    }
    return this.#found;
  }

  release(): void {
    this.#driver.dropAll();
  }

  #follow(record: TraceRecord, client: ClientId): void {
    switch (record.kind) {
      case 'client.killed':
      case 'client.closed':
      case 'client.started':
        this.#lives.set(client, (this.#lives.get(client) ?? 0) + 1);
        return this.#driver.drop(client);
      case 'program.started': {
        const { thread: id, recipe, args } = record;
        this.#programs.set(`${client} ${id}`, { id, recipe, args });
        return;
      }
      case 'program.resumed': {
        const name = `${client} ${record.thread}`;
        const program = this.#programs.get(name);
        if (program === undefined || this.#book[program.recipe] === undefined) return;
        this.#now = { step: record.step, client };
        this.#code = String(program.args['code']);
        this.#atOnce = 0;
        const { kind } = this.#driver.resume(client, program, record.input);
        // With marks the code may be none that can be read. The run goes on all the same, without lines of that program.
        if (kind !== 'op') this.#programs.delete(name);
        return;
      }
      default:
    }
  }

  /** Whether it is to tell of more. */
  #hear(statement: string): boolean {
    if (this.#now === null) return false;
    const [line, frame, caller, locals, holds, conditionFailed] = JSON.parse(statement) as Statement;
    const before = MOST_OF_A_LIFE * (this.#lives.get(this.#now.client) ?? 0);
    const numbered = (call: number) => (call === 0 ? 0 : before + call);
    const last = this.#found.at(-1);
    this.#found.push({
      ...this.#now,
      nth: last?.step === this.#now.step ? last.nth + 1 : 0,
      line,
      frame: numbered(frame),
      caller: numbered(caller),
      locals,
      holds,
      conditionFailed,
    });
    return ++this.#atOnce < MOST_AT_ONCE;
  }
}

type Statement = readonly [
  number,
  number,
  number,
  LineRun['locals'],
  LineRun['holds'],
  LineRun['conditionFailed'],
];
