// One trial of a program, to where it fails, or where each surviving client has come to what it should.
import {
  assertNever,
  Simulation,
  type InvariantId,
  type RecipeBook,
  type TraceRecord,
  type Violation,
} from '../../../../engine/index.ts';
import type { DutyId } from '../../../../scenarios/lessons/repair.ts';
import type { LinkCommand } from '../../../../scenarios/link/permalink.ts';
import type { Scenario, ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';
import { Judge } from '../judge.ts';
import { Attendance } from './attendance.ts';
import { BarrierDuty } from './barrierDuty.ts';
import { MOST_REQUESTS, type Duty, type Failure } from './duty.ts';
import { ElectionDuty } from './electionDuty.ts';
import { LockDuty, readWriteMode } from './lockDuty.ts';
import { QueueDuty } from './queueDuty.ts';
import { RegistryDuty } from './registryDuty.ts';
import type { Trial, Trouble } from './trial.ts';

/** Beyond this nothing is to be waited for. */
const LIMIT_MS = 300_000;
/** A program that takes more asks without end. */
const MAX_STEPS = 40_000;

export interface FailedTrial {
  readonly choice: ScenarioChoice;
  readonly commands: readonly LinkCommand[];
  readonly step: number;
  readonly timeMs: number;
  readonly failure: Failure | Violation;
}

export interface TrialOrder {
  readonly scenario: Scenario;
  readonly book: RecipeBook;
  readonly claims: readonly InvariantId[];
  readonly duty: DutyId;
  readonly trial: Trial;
  readonly isWithoutFault: boolean;
}

/** Null: it passes. */
export function failedTrial(order: TrialOrder): FailedTrial | null {
  return new TrialRun(order).run();
}

class TrialRun {
  readonly #trial: Trial;
  readonly #sim: Simulation;
  readonly #attendance = new Attendance();
  readonly #duty: Duty;
  readonly #judge: Judge;
  readonly #commands: LinkCommand[] = [];
  readonly #dueAt: { atMs: number; trouble: Trouble; actor: string }[] = [];
  #waiting: readonly Trouble[];
  #beliefs = 0;
  readonly #requests = new Map<string, number>();
  #failure: Failure | Violation | null = null;

  constructor({ scenario, book, claims, duty, trial, isWithoutFault }: TrialOrder) {
    this.#trial = trial;
    this.#judge = new Judge(trial.choice);
    this.#sim = new Simulation(scenario.setup(trial.choice), book, { keep: 'newest', invariants: claims });
    this.#duty = dutyOf(duty, trial.choice, { attendance: this.#attendance, isWithoutFault });
    this.#waiting = trial.troubles.filter(({ when }) => when.on !== 'time');
    for (const trouble of trial.troubles)
      if (trouble.when.on === 'time') this.#dueAt.push({ atMs: trouble.when.atMs, trouble, actor: 'user' });
  }

  run(): FailedTrial | null {
    const sim = this.#sim;
    this.#see();
    while (this.#failure === null && sim.steps < MAX_STEPS && sim.nowMs < LIMIT_MS && this.#goOn());
    this.#failure ??= this.#atEnd();
    const { steps: step, nowMs: timeMs } = sim;
    sim.release();
    return this.#failure === null
      ? null
      : { choice: this.#trial.choice, commands: this.#commands, step, timeMs, failure: this.#failure };
  }

  /** False once there is nothing more to come. */
  #goOn(): boolean {
    const sim = this.#sim;
    const nextMs = sim.nextAtMs() ?? Infinity;
    const due = this.#dueAt.toSorted((a, b) => a.atMs - b.atMs)[0];
    if (due !== undefined && due.atMs <= nextMs) {
      this.#dueAt.splice(this.#dueAt.indexOf(due), 1);
      this.#give(due.trouble, due.actor, Math.max(due.atMs, sim.nowMs));
      return true;
    }
    if (due === undefined && this.#duty.isDone()) return false;
    if (!sim.step()) return false;
    this.#see();
    return true;
  }

  #give({ command }: Trouble, actor: string, atMs: number): void {
    const sim = this.#sim;
    const given = command ?? { type: 'killClient' as const, client: actor as 'client:A' };
    if (sim.refusal(given) !== null) return;
    // Two at least are to survive.
    if (given.type === 'killClient' && this.#attendance.survivors.length <= 2) return;
    this.#commands.push({ command: given, afterStep: sim.steps, atMs });
    sim.give(given, atMs);
    this.#see();
  }

  #see(): void {
    const sim = this.#sim;
    const records = sim.recordsOf(sim.steps);
    for (const record of records) {
      const turn = this.#attendance.heed(record);
      this.#failure ??= this.#duty.heed(record, turn);
      this.#place(record);
    }
    const mistake = this.#judge.look(sim, records, 'goesOn').find(({ grade }) => grade === 'mistake');
    this.#failure ??= mistake?.violation ?? this.#misconduct() ?? this.#duty.look(sim.nowMs);
  }

  #misconduct(): Failure | null {
    for (const { id, threw, asked } of this.#attendance.survivors) {
      if (threw !== null) return { why: 'threw', client: id };
      if (asked > MOST_REQUESTS) return { why: 'polls', client: id };
    }
    return null;
  }

  #atEnd(): Failure | null {
    const duty = this.#duty;
    if (!duty.isDone()) return { why: 'waits', client: this.#attendance.survivors[0]?.id ?? null };
    const isFirst = this.#trial.choice.values['arrival'] === 'together' && this.#trial.troubles.length === 0;
    return duty instanceof LockDuty && duty.isUnshared && isFirst ? { why: 'unshared', client: null } : null;
  }

  /** The moments of troubles that this record brings. */
  #place(record: TraceRecord): void {
    if (record.kind === 'belief.stated') this.#beliefs++;
    else if (record.kind === 'request.sent')
      this.#requests.set(record.actor, (this.#requests.get(record.actor) ?? 0) + 1);
    else return;
    this.#waiting = this.#waiting.filter((trouble) => {
      const { when } = trouble;
      const isThere =
        when.on === 'belief'
          ? record.kind === 'belief.stated' && this.#beliefs === when.nth
          : when.on === 'request' &&
            record.kind === 'request.sent' &&
            record.actor === when.client &&
            this.#requests.get(when.client) === when.nth;
      if (isThere && when.on !== 'time')
        this.#dueAt.push({ atMs: record.timeMs + when.afterMs, trouble, actor: record.actor });
      return !isThere;
    });
  }
}

function dutyOf(
  duty: DutyId,
  { clients, values }: ScenarioChoice,
  { attendance, isWithoutFault }: { readonly attendance: Attendance; readonly isWithoutFault: boolean },
): Duty {
  const holdMs = Number(values['holdMs']) || 0;
  const lock = { attendance, holdMs, isWithoutFault };
  switch (duty) {
    case 'lock':
      return new LockDuty({ ...lock, modeOf: () => 'holder' });
    case 'readWriteLock':
      return new LockDuty({ ...lock, modeOf: readWriteMode });
    case 'barrier':
      return new BarrierDuty(attendance, clients, isWithoutFault);
    case 'queue':
      return new QueueDuty(attendance, holdMs, isWithoutFault);
    case 'election':
      return new ElectionDuty(attendance, isWithoutFault);
    case 'registry':
      return new RegistryDuty(attendance);
    default:
      return assertNever(duty);
  }
}
