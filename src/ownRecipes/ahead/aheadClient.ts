// The page's end of the runs that go on ahead of it: for each of its simulations, what the programs of its twin did.
import { ToldPrograms, type AheadOf, type Command, type Violation } from '../../engine/index.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import type { Condition } from '../debug/instrument.ts';
import type { LineRun } from '../debug/lineTrace.ts';
import type { FromAhead, ToAhead } from './messages.ts';

export class AheadClient {
  readonly #post: (message: ToAhead) => void;
  readonly #runs = new Map<number, WeakRef<Told>>();
  readonly #unused = new FinalizationRegistry<number>((id) => this.drop(id));
  readonly #runOf = new WeakMap<ToldPrograms, RunAhead>();
  #lastId = 0;
  #isEnded = false;

  constructor(post: (message: ToAhead) => void) {
    this.#post = post;
  }

  /** The programs of a world that begins. */
  begin(choice: ScenarioChoice): ToldPrograms {
    return this.#add(0, [], (run) => this.#post({ type: 'begin', run, choice }));
  }

  /** A world that goes on from after a step of another one. */
  fork(from: number, afterStep: number, found: readonly Violation[]): ToldPrograms {
    return this.#add(afterStep, found, (run) => this.#post({ type: 'fork', run, from, afterStep }));
  }

  hear(message: FromAhead): void {
    const told = this.#runs.get(message.run)?.deref();
    if (told === undefined) return;
    if (message.type === 'failed') return told.programs.fail(message.message);
    if (told.run.epoch !== message.epoch) return;
    if (message.type === 'lines') {
      told.run.lines = message.lines;
      told.run.hasToldLines = true;
      return;
    }
    if (message.lines.length > 0) told.run.lines = [...told.run.lines, ...message.lines];
    told.run.askedAt = -1;
    told.programs.tell(message.steps, message.answers, message.found ?? told.programs.found);
  }

  /** Asks for the lines that the code of a run comes by, as far as it is known and on from then. Asked twice alike, it asks once. */
  spy(programs: ToldPrograms, conditions: readonly Condition[] | null): void {
    const run = this.#runOf.get(programs);
    const key = conditions === null ? null : JSON.stringify(conditions);
    if (run === undefined || run.spiedFor === key) return;
    run.spiedFor = key;
    run.lines = [];
    run.hasToldLines = false;
    this.post({ type: 'spy', run: run.id, conditions });
  }

  /** In the order of the run: the same list until there are more. */
  linesOf(programs: ToldPrograms): readonly LineRun[] {
    return this.#runOf.get(programs)?.lines ?? NO_LINES;
  }

  /** Whether its lines are still being worked out, as far as the run is known. */
  areLinesDue(programs: ToldPrograms): boolean {
    return !this.#isEnded && this.#runOf.get(programs)?.hasToldLines === false;
  }

  /** Nothing more will be told of any of them, nor of what goes on from them. */
  end(): void {
    this.#isEnded = true;
    for (const told of this.#runs.values()) told.deref()?.programs.end();
    this.#runs.clear();
  }

  drop(id: number): void {
    if (this.#runs.delete(id)) this.#post({ type: 'drop', run: id });
  }

  post(message: ToAhead): void {
    if (this.#runs.has(message.run)) this.#post(message);
  }

  #add(knownSteps: number, found: readonly Violation[], begin: (id: number) => void): ToldPrograms {
    const id = ++this.#lastId;
    const run = new RunAhead(this, id);
    const programs = new ToldPrograms(run, knownSteps, found);
    run.told = { run, programs };
    this.#runOf.set(programs, run);
    if (this.#isEnded) programs.end();
    else {
      this.#runs.set(id, new WeakRef(run.told));
      this.#unused.register(programs, id);
      begin(id);
    }
    return programs;
  }
}

interface Told {
  readonly run: RunAhead;
  readonly programs: ToldPrograms;
}

const NO_LINES: readonly LineRun[] = [];

class RunAhead implements AheadOf {
  readonly #client: AheadClient;
  readonly id: number;
  epoch = 0;
  /** With how many steps known it was last asked for more; −1: it has answered. */
  askedAt = -1;
  lines = NO_LINES;
  /** Since they were asked for last. */
  hasToldLines = false;
  /** The conditions that lines were asked for with, as text; null: none were. */
  spiedFor: string | null = null;
  /** Lives as long as the simulation that asks. */
  told: Told | null = null;

  constructor(client: AheadClient, id: number) {
    this.#client = client;
    this.id = id;
  }

  want(knownSteps: number): void {
    if (this.askedAt === knownSteps) return;
    this.askedAt = knownSteps;
    this.#client.post({ type: 'want', run: this.id, knownSteps });
  }

  give(command: Command, atMs: number, afterStep: number): void {
    this.epoch++;
    this.askedAt = -1;
    const { epoch } = this;
    this.lines = this.lines.filter(({ step }) => step <= afterStep);
    this.#client.post({ type: 'give', run: this.id, epoch, command, atMs, afterStep });
  }

  fork(afterStep: number, found: readonly Violation[]): ToldPrograms {
    return this.#client.fork(this.id, afterStep, found);
  }

  release(): void {
    this.#client.drop(this.id);
  }
}
