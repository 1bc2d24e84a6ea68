// One run of a scenario under some commands, to the first breach of what it is judged by or to where nothing more can come of it.
import {
  Simulation,
  type Command,
  type InvariantId,
  type RecipeBook,
  type ServerTarget,
  type TraceRecord,
  type World,
} from '../../../engine/index.ts';
import type { LinkCommand } from '../../../scenarios/link/permalink.ts';
import type { Scenario, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import type { Dice } from './dice.ts';
import { gatesIn } from './gates.ts';
import { clientIn, inflict, type Fault } from './faults.ts';
import { causeOf } from './cause.ts';
import { Judge, type Verdict } from './judge.ts';
import { AT_ONCE, isMarked, keyOf, markOf, type Mark, type Moment } from './moment.ts';
import type { JudgedViolation } from './blocker.ts';

/** A world to be broken. */
export interface Stage {
  readonly scenario: Scenario;
  readonly choice: ScenarioChoice;
  /** What a run is judged by. */
  readonly claims: readonly InvariantId[];
  readonly book: RecipeBook;
  /** Mistakes that are known already, by their causes: a run goes on beyond them. */
  readonly except?: ReadonlySet<string>;
}

/** What is to be done next, and when. */
export interface Move {
  readonly when: Moment;
  readonly what: What;
}

type What =
  | { readonly kind: 'command'; readonly command: Command }
  /** To whom is decided when the moment has come. */
  | {
      readonly kind: 'fault';
      readonly fault: Fault;
      readonly of: 'actor' | 'anybody';
      /** When it is put right, after so many further moves; null: it stays. */
      readonly undo: { readonly when: Moment; readonly after: number } | null;
    }
  /** A program is let through a gate that it waits at, as a user does. */
  | { readonly kind: 'gate' };

/** A move that was made: what was done, and where it stands in the run. */
export interface Made extends LinkCommand {
  readonly when: Moment;
}

export interface Outcome {
  /** The mistake that ended it; null without one. */
  readonly violation: JudgedViolation | null;
  /** All that the run has shown, in order, and how many of its commands led there. */
  readonly verdicts: readonly (Verdict & {
    readonly after: number;
    readonly step: number;
    readonly timeMs: number;
  })[];
  /** Where the run ended. */
  readonly steps: number;
  readonly timeMs: number;
  readonly made: readonly Made[];
}

export interface AttemptOptions {
  /** Decides what a plan leaves open. */
  readonly dice: Dice;
  /** How many gates are opened, one whenever all is quiet and no move waits for that. */
  readonly gates: number;
  /** Told of every kind of thing that happens. */
  readonly onMark: ((mark: Mark, key: string) => void) | null;
}

/** A run that has not ended after so many steps is no good story. */
const MAX_STEPS = 12_000;
/** So long a moment is waited for. */
const PATIENCE_MS = 16_000;
/** So long after the last command something may still come of it: sessions expire, and promises of liveness have their bounds. */
const HORIZON_MS = 24_000;

export function attempt(stage: Stage, plan: readonly Move[], options: AttemptOptions): Outcome {
  return new Attempt(stage, plan, options).run();
}

class Attempt {
  readonly #sim: Simulation;
  readonly #options: AttemptOptions;
  readonly #queue: Move[];
  readonly #made: Made[] = [];
  readonly #judge: Judge;
  readonly #except: ReadonlySet<string> | undefined;
  readonly #verdicts: Outcome['verdicts'][number][] = [];
  #isOver = false;
  #gatesLeft: number;
  #move: Move | undefined;
  /** When the present move was turned to. */
  #sinceMs = 0;
  #seen = 0;
  #dueAtMs: number | null = null;
  /** What the present move waited for. */
  #because: TraceRecord | null = null;

  constructor(
    { scenario, choice, claims, book, except }: Stage,
    plan: readonly Move[],
    options: AttemptOptions,
  ) {
    this.#sim = new Simulation(scenario.setup(choice), book, {
      keep: 'newest',
      invariants: claims,
      ownChecks: scenario.ownChecks ?? [],
    });
    this.#options = options;
    this.#except = except;
    this.#gatesLeft = options.gates;
    this.#queue = [...plan];
    this.#judge = new Judge(choice);
  }

  run(): Outcome {
    const sim = this.#sim;
    this.#look();
    this.#turn();
    while (!this.#isOver && sim.steps < MAX_STEPS && this.#goOn());
    if (!this.#isOver) this.#pass('over');
    sim.release();
    const last = this.#verdicts.at(-1);
    return {
      violation: last?.grade === 'mistake' ? last.violation : null,
      verdicts: this.#verdicts,
      steps: sim.steps,
      timeMs: sim.nowMs,
      made: this.#made,
    };
  }

  /** What is a limit, or the doing of an error that nobody handles, does not end a run: a mistake may come after it. */
  #pass(state: 'goesOn' | 'over'): void {
    const { steps, nowMs } = this.#sim;
    for (const verdict of this.#judge.look(this.#sim, this.#sim.recordsOf(steps), state)) {
      if (verdict.grade === 'mistake' && this.#except?.has(causeOf(verdict)) === true) continue;
      this.#verdicts.push({ ...verdict, after: this.#made.length, step: steps, timeMs: nowMs });
      this.#isOver = verdict.grade === 'mistake';
      if (this.#isOver) return;
    }
  }

  /** A step, a command, or a move given up; false when nothing more can come. */
  #goOn(): boolean {
    const sim = this.#sim;
    if (this.#gatesLeft > 0 && this.#dueAtMs === null && this.#move?.when.on !== 'quiet' && sim.isQuiescent())
      return this.#openAnotherGate();
    if (this.#move === undefined) {
      if (sim.nowMs - this.#sinceMs > HORIZON_MS || sim.isIdle()) return false;
      return this.#step();
    }
    const { when, what } = this.#move;
    if (this.#dueAtMs === null && when.on === 'quiet' && sim.isQuiescent())
      this.#dueAtMs = sim.nowMs + when.afterMs;
    if (this.#dueAtMs === null) {
      if (sim.nowMs - this.#sinceMs > PATIENCE_MS || sim.isIdle() || !this.#step()) this.#turn();
      return true;
    }
    const nextMs = sim.nextAtMs();
    if (this.#dueAtMs > sim.nowMs && nextMs !== null && nextMs <= this.#dueAtMs) return this.#step();
    this.#make(what, when, Math.max(this.#dueAtMs, sim.nowMs));
    this.#turn();
    return true;
  }

  #step(): boolean {
    if (!this.#sim.step()) return false;
    this.#look();
    return true;
  }

  #turn(): void {
    this.#move = this.#queue.shift();
    this.#seen = 0;
    this.#because = null;
    this.#sinceMs = this.#sim.nowMs;
    const when = this.#move?.when;
    this.#dueAtMs = when?.on === 'after' ? this.#sim.nowMs + when.afterMs : null;
  }

  #look(): void {
    const { onMark } = this.#options;
    const when = this.#move?.when;
    this.#pass('goesOn');
    for (const record of this.#sim.recordsOf(this.#sim.steps)) {
      if (onMark !== null) {
        const mark = markOf(record);
        if (mark !== null) onMark(mark, keyOf(mark));
      }
      if (when?.on !== 'record' || this.#dueAtMs !== null || !isMarked(record, when.mark)) continue;
      if (++this.#seen < when.nth) continue;
      this.#dueAtMs = this.#sim.nowMs + when.afterMs;
      this.#because = record;
    }
  }

  #make(what: Move['what'], when: Moment, atMs: number): void {
    switch (what.kind) {
      case 'command':
        this.#give(what.command, when, atMs);
        return;
      case 'gate': {
        const command = this.#options.dice.among(gatesIn(this.#sim.world));
        if (command !== undefined) this.#give(command, when, atMs);
        return;
      }
      case 'fault': {
        const { fault, of, undo } = what;
        const { world } = this.#sim;
        const { dice } = this.#options;
        const actor = of === 'actor' ? clientIn(this.#because) : null;
        const client = actor ?? dice.among([...world.clients.keys()]);
        if (client === undefined) return;
        const inflicted = inflict(fault, { client, server: serverIn(world, dice), world, dice });
        if (inflicted === null || !this.#give(inflicted.command, when, atMs)) return;
        if (inflicted.undo === null || undo === null) return;
        const command = { kind: 'command', command: inflicted.undo } as const;
        this.#queue.splice(undo.after, 0, { when: undo.when, what: command });
      }
    }
  }

  /** What is refused is no step: a link cannot hold it. */
  #give(command: Command, when: Moment, atMs: number): boolean {
    const sim = this.#sim;
    if (sim.refusal(command) !== null) return false;
    const sinceMs = atMs - (this.#made.at(-1)?.atMs ?? 0);
    const asMade: Moment = when.on === 'after' ? { on: 'after', afterMs: sinceMs } : when;
    this.#made.push({ command, when: asMade, afterStep: sim.steps, atMs });
    sim.give(command, atMs);
    this.#look();
    return true;
  }

  /** Moments are counted since the command before: what the present move has seen of its own is no longer asked for. */
  #countFromHere(): void {
    const when = this.#move?.when;
    if (this.#move === undefined || when?.on !== 'record') return;
    this.#move = { ...this.#move, when: { ...when, nth: when.nth - this.#seen } };
    this.#seen = 0;
  }

  #openAnotherGate(): boolean {
    this.#gatesLeft--;
    const command = this.#options.dice.among(gatesIn(this.#sim.world));
    if (command === undefined) {
      this.#gatesLeft = 0;
      return true;
    }
    this.#give(command, QUIET, this.#sim.nowMs);
    this.#sinceMs = this.#sim.nowMs;
    this.#countFromHere();
    return true;
  }
}

const QUIET: Moment = { on: 'quiet', afterMs: 0 };

/** The plan that makes the same moves again. */
export function planOf(made: readonly Made[]): readonly Move[] {
  return made.map(({ when, command }) => ({ when, what: { kind: 'command', command } }));
}

/** The same by the clock alone, whatever happens. */
export function timedPlanOf(made: readonly Made[]): readonly Move[] {
  return made.map(({ command, atMs }, index) => {
    const sinceMs = atMs - (made[index - 1]?.atMs ?? 0);
    const when: Moment = sinceMs === 0 ? AT_ONCE : { on: 'after', afterMs: sinceMs };
    return { when, what: { kind: 'command', command } };
  });
}

/** The leader's troubles are the interesting ones. */
function serverIn(world: World, dice: Dice): ServerTarget {
  const servers = [...world.servers.keys()];
  if (servers.length > 1 && dice.below(2) === 0)
    return dice.of(['role:leader', 'role:leader', 'role:follower1']);
  return dice.among(servers) ?? 'server:1';
}
