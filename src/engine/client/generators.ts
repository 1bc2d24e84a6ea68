// The running programs of all clients: the only state of a run that is not data, and so the only state that is rebuilt
// instead of copied. No Java class; it stands for the programs' own stacks.
//
// A simulation owns one driver. It calls `resume` for every `ClientOutbox.resume` of a live step, with the thread as the
// client's table holds it; the input `started` makes the generator anew, so nothing else has to be told of a start or of
// a new incarnation. It calls `drop` when a process ends. A fork makes a new driver and calls `takeUp` with the records
// up to the step it forks at. Replaying history needs no driver: answers are in `program.resumed`.
import type { ClientId } from '../model/ids.ts';
import { IllegalArgument } from './illegalArgument.ts';
import { Interrupted } from '../model/interrupted.ts';
import { KeeperError, type KeeperErrorCode } from '../model/keeperError.ts';
import type { OpResult, ProcessHome, ProgramArgs, Recipe, RecipeBook, Yielded } from '../model/op.ts';
import type { RecordOf, TraceRecord } from '../trace/record.ts';

/** Which program is meant; a `ProgramThread` is one. */
export interface ProgramName {
  readonly id: number;
  readonly recipe: string;
  readonly args: ProgramArgs;
}

export class ProgramDriver {
  readonly #book: RecipeBook;
  readonly #programs = new Map<ClientId, Map<number, Recipe<void>>>();
  readonly #homes = new Map<ClientId, ProcessHome>();
  /** What processes did in the run that they were taken up from, until they go on. */
  readonly #pasts = new Map<TraceRecord['actor'], PastRecord[]>();

  constructor(book: RecipeBook) {
    this.#book = book;
  }

  /** Runs a program from where it waits to its next operation. `started` begins it anew from its first line. */
  resume(client: ClientId, program: ProgramName, input: OpResult): Yielded {
    this.#rebuild(client);
    return this.#advance(client, program, input);
  }

  #advance(client: ClientId, program: ProgramName, input: OpResult): Yielded {
    if (input.kind === 'started') this.#begin(client, program);
    const generator = this.#programs.get(client)?.get(program.id);
    if (generator === undefined) throw new Error(`${client} has no program in thread ${program.id}`);
    const yielded = advance(generator, input);
    if (yielded.kind !== 'op') this.#programs.get(client)?.delete(program.id);
    return yielded;
  }

  /** The process ended: its programs are forgotten, never returned, as a dead process runs no `finally`. */
  drop(client: ClientId): void {
    this.#pasts.delete(client);
    this.#programs.delete(client);
    this.#homes.get(client)?.kept?.dispose();
    this.#homes.delete(client);
  }

  dropAll(): void {
    this.#pasts.clear();
    for (const client of this.#programs.keys()) this.drop(client);
  }

  /**
   * In a new driver: every program is where it was after the last of these records, which must begin with the first record of
   * the run. It is brought there once its process goes on, by feeding it what it was handed then: many never do. Throws
   * RecipeDiverged then if a program does not do what it did.
   */
  takeUp(records: readonly TraceRecord[]): void {
    for (const record of records) {
      switch (record.kind) {
        // What came before need not be run again. All since then is, also programs that have ended: others may share what they left.
        case 'client.killed':
        case 'client.closed':
        case 'client.started':
          this.#pasts.delete(record.actor);
          break;
        case 'program.started':
        case 'program.resumed':
          this.#pastOf(record.actor).push(record);
          break;
        default:
      }
    }
  }

  #pastOf(actor: TraceRecord['actor']): PastRecord[] {
    const past = this.#pasts.get(actor) ?? [];
    this.#pasts.set(actor, past);
    return past;
  }

  #rebuild(client: ClientId): void {
    const past = this.#pasts.get(client);
    if (past === undefined) return;
    this.#pasts.delete(client);
    const programs = new Map<number, ProgramName>();
    for (const record of past) {
      const { thread } = record;
      if (record.kind === 'program.started') {
        programs.set(thread, { id: thread, recipe: record.recipe, args: record.args });
        continue;
      }
      const program = programs.get(thread);
      if (program === undefined) continue;
      const yielded = this.#advance(client, program, record.input);
      if (!sameData(yielded, record.yielded)) throw new RecipeDiverged(client, program, record, yielded);
    }
  }

  #begin(client: ClientId, program: ProgramName): void {
    const recipe = this.#book[program.recipe];
    if (recipe === undefined) throw new Error(`the book has no recipe ${program.recipe}`);
    let programs = this.#programs.get(client);
    if (programs === undefined) {
      programs = new Map();
      this.#programs.set(client, programs);
    }
    let home = this.#homes.get(client);
    if (home === undefined) {
      home = { kept: null };
      this.#homes.set(client, home);
    }
    programs.set(program.id, recipe(program.args, home));
  }
}

/** A rebuilt program yielded something else than the trace says it did: the recipe was changed or is not pure. */
export class RecipeDiverged extends Error {
  readonly client: ClientId;
  readonly seq: number;

  constructor(
    client: ClientId,
    { recipe }: ProgramName,
    { seq, yielded }: RecordOf<'program.resumed'>,
    rebuilt: Yielded,
  ) {
    super(
      `${recipe} of ${client} at record ${seq}: ` +
        `recorded ${JSON.stringify(yielded)}, rebuilt ${JSON.stringify(rebuilt)}`,
    );
    this.name = 'RecipeDiverged';
    this.client = client;
    this.seq = seq;
  }
}

function advance(generator: Recipe<void>, input: OpResult): Yielded {
  try {
    const failure = failureOf(input);
    const result = failure === null ? generator.next(input) : generator.throw(failure);
    return result.done === true ? { kind: 'returned' } : { kind: 'op', op: result.value };
  } catch (error) {
    if (error instanceof KeeperError) return { kind: 'threw', code: error.code, message: error.message };
    const { message } =
      error instanceof Error ? error : { message: error instanceof Interrupted ? error.name : String(error) };
    return { kind: 'threw', code: null, message };
  }
}

/** What is thrown into the program, if its call failed. */
function failureOf(input: OpResult): KeeperError | Error | Interrupted | null {
  switch (input.kind) {
    case 'error':
      return input.results.length > 0 ? new KeeperError(input.code, input.results) : keeperError(input.code);
    case 'illegalArgument':
      return new IllegalArgument(input.path, input.reason);
    case 'interrupted':
      return new Interrupted();
    case 'illegalState':
      return new Error(`illegal state: ${input.name}`);
    default:
      return null;
  }
}

/** One object a code: making an error costs more than the rest of a step, as its stack is written down. */
function keeperError(code: KeeperErrorCode): KeeperError {
  let error = KEEPER_ERRORS.get(code);
  if (error === undefined) {
    error = new KeeperError(code);
    KEEPER_ERRORS.set(code, error);
  }
  return error;
}

const KEEPER_ERRORS = new Map<KeeperErrorCode, KeeperError>();

type PastRecord = RecordOf<'program.started' | 'program.resumed'>;

/** Whether two plain values are alike in every field. */
function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameData(Reflect.get(a, key), Reflect.get(b, key)))
  );
}
