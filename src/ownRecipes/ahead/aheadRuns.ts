// Simulations that go on ahead of a page and tell it what their programs did. In slices, so that what the page says is heard between them.
import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { isClientId, Simulation, type ToldAnswer, type Violation } from '../../engine/index.ts';
import { scenarioOf, type ScenarioLibrary } from '../../scenarios/experiment/twins.ts';
import type { Condition } from '../debug/instrument.ts';
import { LineTrace, type LineRun } from '../debug/lineTrace.ts';
import { LIMITS } from '../limits.ts';
import type { FromAhead, ToAhead } from './messages.ts';

interface Run {
  readonly id: number;
  epoch: number;
  simulation: Simulation;
  /** Its programs were let go: they are run again before it is taken further. */
  isParked: boolean;
  wantedSteps: number;
  /** How much of it the page has been told. */
  toldSteps: number;
  toldRecords: number;
  toldFound: readonly Violation[] | null;
  /** Null: nobody asks for lines. */
  lines: { readonly conditions: readonly Condition[]; readonly trace: LineTrace; told: number } | null;
}

/** So far ahead of what the page knows. */
const STEPS_AHEAD = 4000;
const SLICE_MS = 8;

interface Host {
  readonly library: ScenarioLibrary;
  /** Runs programs once more, for their lines. */
  readonly quickJs: QuickJSWASMModule;
  /** `LIMITS.clientsAhead` if left out. */
  readonly mostClients?: number;
  /** A monotonic clock in milliseconds: how long a slice is, never what happens in it. */
  readonly now: () => number;
  readonly later: (work: () => void) => void;
  readonly send: (message: FromAhead) => void;
}

export class AheadRuns {
  readonly #host: Host;
  /** The one that was needed last is the last. */
  readonly #runs = new Map<number, Run>();
  #isWorking = false;

  constructor(host: Host) {
    this.#host = host;
  }

  hear(message: ToAhead): void {
    try {
      this.#do(message);
    } catch (error) {
      this.#fail(message.run, error);
    }
  }

  /** Nobody asks for any of them any more. */
  end(): void {
    for (const id of this.#runs.keys()) this.#drop(id);
  }

  #do(message: ToAhead): void {
    switch (message.type) {
      case 'begin': {
        const { choice } = message;
        const scenario = scenarioOf(choice, this.#host.library);
        const { ownChecks = [] } = scenario;
        const { book } = this.#host.library;
        // All other invariants are watched on the page: they run no code of the learner.
        const options = ownChecks.length === 0 ? {} : { invariants: ['I-40'] as const, ownChecks };
        this.#add(message.run, new Simulation(scenario.setup(choice), book, options));
        return;
      }
      case 'fork':
        return this.#add(message.run, this.#known(message.from).simulation.forkAt(message.afterStep));
      case 'give':
        return this.#give(message);
      case 'want':
        this.#runOf(message.run).wantedSteps = message.knownSteps + STEPS_AHEAD;
        return this.#goOn();
      case 'spy':
        return this.#spy(this.#known(message.run), message.conditions);
      case 'drop':
        return this.#drop(message.run);
      default:
        return message satisfies never;
    }
  }

  #add(id: number, simulation: Simulation): void {
    const { steps, trace } = simulation;
    this.#runs.set(id, {
      id,
      epoch: 0,
      simulation,
      isParked: false,
      wantedSteps: 0,
      toldSteps: steps,
      toldRecords: trace.length,
      toldFound: null,
      lines: null,
    });
    this.#parkOthers(id);
  }

  #drop(id: number): void {
    const run = this.#runs.get(id);
    run?.simulation.release();
    run?.lines?.trace.release();
    this.#runs.delete(id);
  }

  /** From the beginning, and on from then with what is told. */
  #spy(run: Run, conditions: readonly Condition[] | null): void {
    run.lines?.trace.release();
    run.lines = null;
    if (conditions === null) return;
    run.lines = { conditions, trace: new LineTrace(this.#host.quickJs, conditions), told: 0 };
    const lines = newLines(run, run.simulation.trace.slice(0, run.toldRecords));
    this.#host.send({ type: 'lines', run: run.id, epoch: run.epoch, lines });
  }

  #give({ run: id, epoch, command, atMs, afterStep }: Extract<ToAhead, { readonly type: 'give' }>): void {
    const run = this.#runOf(id);
    if (run.simulation.steps > afterStep) {
      const before = run.simulation;
      run.simulation = before.forkAt(afterStep);
      before.release();
    }
    run.simulation.give(command, atMs);
    run.epoch = epoch;
    run.toldSteps = run.simulation.steps;
    run.toldRecords = run.simulation.trace.length;
    run.toldFound = null;
    this.#spy(run, run.lines?.conditions ?? null);
    // The page has taken the command's step already, and may ask for no further one.
    this.#tell(run);
  }

  /** With its programs where they stand. */
  #runOf(id: number): Run {
    const run = this.#known(id);
    this.#runs.delete(id);
    this.#runs.set(id, run);
    if (!run.isParked) return run;
    this.#parkOthers(id);
    run.simulation = run.simulation.forkAt(run.simulation.steps);
    run.isParked = false;
    return run;
  }

  #known(id: number): Run {
    const run = this.#runs.get(id);
    if (run === undefined) throw new Error(`there is no run ${id}`);
    return run;
  }

  /** Lets go of the programs of those that were not needed for longest, so far as there is no room for them beside that one. */
  #parkOthers(id: number): void {
    const most = this.#host.mostClients ?? LIMITS.clientsAhead;
    let clients = 0;
    for (const run of [...this.#runs.values()].toReversed()) {
      clients += run.isParked && run.id !== id ? 0 : run.simulation.world.clients.size;
      if (run.id === id || run.isParked || clients <= most) continue;
      run.simulation.release();
      run.isParked = true;
    }
  }

  #goOn(): void {
    if (this.#isWorking) return;
    this.#isWorking = true;
    this.#host.later(() => this.#slice());
  }

  /** One after the other, the one asked for last first: it is the one that is looked at. */
  #slice(): void {
    this.#isWorking = false;
    const run = [...this.#runs.values()].findLast(canGoOn);
    if (run === undefined) return;
    try {
      this.#runOf(run.id);
      const endsAtMs = this.#host.now() + SLICE_MS;
      while (canGoOn(run) && run.simulation.step() && this.#host.now() < endsAtMs);
      this.#tell(run);
    } catch (error) {
      this.#runs.delete(run.id);
      this.#fail(run.id, error);
    }
    this.#goOn();
  }

  #tell(run: Run): void {
    const { id, epoch, simulation } = run;
    const { steps, trace } = simulation;
    const answers = answersFrom(trace, run.toldRecords);
    run.toldSteps = steps;
    run.toldRecords = trace.length;
    const lines = newLines(run, trace);
    const { violations } = simulation;
    const found = violations === run.toldFound ? null : violations;
    run.toldFound = violations;
    this.#host.send({ type: 'told', run: id, epoch, steps, answers, found, lines });
  }

  #fail(run: number, error: unknown): void {
    this.#host.send({
      type: 'failed',
      run,
      message: error instanceof Error ? error.message : String(error),
    });
  }
}

function canGoOn({ simulation, wantedSteps }: Run): boolean {
  return simulation.steps < wantedSteps && simulation.nextAtMs() !== null;
}

function newLines({ lines }: Run, trace: Simulation['trace']): readonly LineRun[] {
  if (lines === null) return [];
  const all = lines.trace.upTo(trace);
  const fresh = all.slice(lines.told);
  lines.told = all.length;
  return fresh;
}

function answersFrom(trace: Simulation['trace'], from: number): readonly ToldAnswer[] {
  const answers: ToldAnswer[] = [];
  for (let at = from; at < trace.length; at++) {
    const record = trace[at];
    if (record?.kind !== 'program.resumed' || !isClientId(record.actor)) continue;
    answers.push({ client: record.actor, thread: record.thread, yielded: record.yielded });
  }
  return answers;
}
