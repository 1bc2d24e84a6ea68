// Every run within a bound. From each state that a run comes to, every fault that is left is placed, every deviation that is left is made,
// and the run goes on; a state that was seen before with as much left is not gone on from again, and what was counted below it counts again.
// A shard is all runs with one first deed: shards share nothing, so that they can be explored anywhere and their counts just add up.
import {
  partKey,
  ProgramTree,
  Simulation,
  type InvariantId,
  type RecipeBook,
  type TraceRecord,
} from '../../../../engine/index.ts';
import type { LinkCommand } from '../../../../scenarios/link/permalink.ts';
import type { Scenario, ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';
import { Judge, type Grade, type ThrownError, type Verdict } from '../judge.ts';
import { deedsIn, type Bound, type Deed } from './bound.ts';
import { graver, HOLDS, NOTHING_MORE, type Ended, type Worst } from './outcome.ts';
import { Run } from './run.ts';
import { SeenStates } from './seenStates.ts';
import type { JudgedViolation } from '../blocker.ts';

export interface ExploreOrder {
  readonly scenario: Scenario;
  readonly choice: ScenarioChoice;
  readonly book: RecipeBook;
  /** What runs are judged by. */
  readonly claims: readonly InvariantId[];
  readonly bound: Bound;
  /** Only runs that begin with this: shards and cells are then of what comes next. */
  readonly after?: FirstMove;
}

/** A deed, or a delay, where it is placed. */
export type FirstMove = Pick<Cell, 'deed' | 'afterStep'>;

/** What comes first in every run of a shard. */
export type Shard = 'nothing' | 'delay' | `deed ${string}`;

export interface Counts {
  /** Schedules that were covered, played to their ends or up to where they meet another one. */
  readonly runs: number;
  /** Different states in which something was left to try, or all was quiet. */
  readonly states: number;
  /** Steps of the engine that were taken. */
  readonly steps: number;
  /** Runs that came to no end within the limits of an exploration: with one of them it is not complete. */
  readonly unfinished: number;
}

export interface FoundRun {
  readonly grade: Grade;
  /** Null for an error that breaks nothing else. */
  readonly invariant: InvariantId | null;
  readonly violation: JudgedViolation | null;
  readonly error: ThrownError | null;
  /** Of the learner's file. */
  readonly line: number | null;
  /** Of a composed world: the name of the program that the line is of. */
  readonly program: string | null;
  /** That the client of the first fault was at when it came. */
  readonly hitAtLine: number | null;
  readonly commands: readonly LinkCommand[];
  /** Faults and deviations in it: nothing with fewer does the same. */
  readonly moves: number;
  readonly step: number;
  readonly timeMs: number;
}

/** What comes of the first deed of a shard where it is placed. */
export interface Cell extends Ended {
  readonly afterStep: number;
  readonly deed: string;
  readonly runs: number;
  readonly commands: readonly LinkCommand[];
}

/** What came of a shard: plain data, so that it can be explored elsewhere. */
export interface ShardResult {
  readonly shard: Shard;
  readonly counts: Counts;
  /** Of each kind the shortest. */
  readonly found: readonly FoundRun[];
  readonly cells: readonly Cell[];
}

/** All that a link needs. */
export interface PlayedRun {
  readonly commands: readonly LinkCommand[];
  readonly step: number;
  readonly timeMs: number;
}

/** A run that has taken more steps, or more virtual time, comes to no end. */
const MOST_STEPS = 20_000;
const MOST_MS = 600_000;
/** Longer than that after the undisturbed run is a wait. */
const WAIT_MS = 1000;
/** Steps after a move in which every other state is looked up. */
const LOOKED_UP_AT_ONCE = 4;
/** Steps between two places at which an exploration can be held up. */
const SLICE_STEPS = 2000;

export class Explorer {
  readonly #order: ExploreOrder;
  readonly #tree: ProgramTree;
  readonly #deeds: readonly Deed[];
  /** Moves that all runs have made when they begin. */
  readonly #made: number;
  #found = new Map<string, FoundRun>();
  #cells: Cell[] = [];
  #seen = new SeenStates<Below>();
  #steps = 0;
  #states = 0;
  #unfinished = 0;
  #shard: Shard = 'nothing';
  #undisturbedMs = Infinity;

  constructor(order: ExploreOrder) {
    const { scenario, choice, bound, book } = order;
    this.#order = order;
    this.#tree = new ProgramTree(book);
    this.#deeds = deedsIn(scenario.setup(choice), bound.faults);
    this.#made = order.after === undefined ? 0 : 1;
  }

  /** In a fixed order. */
  get shards(): readonly Shard[] {
    const { faults, delays } = this.#left;
    const deeds = faults === 0 ? [] : this.#deeds.map(({ key }): Shard => `deed ${key}`);
    return ['nothing', ...(delays === 0 ? [] : (['delay'] as const)), ...deeds];
  }

  /** What is left to try when runs begin. */
  get #left(): { readonly faults: number; readonly delays: number } {
    const { after, bound } = this.#order;
    const isDelayed = after !== undefined && !this.#deeds.some(({ key }) => key === after.deed);
    const faults = bound.atMost - (this.#made === 0 || isDelayed ? 0 : 1);
    return { faults, delays: bound.delays - (isDelayed ? 1 : 0) };
  }

  /** Explores a shard; it can be held up, or given up, wherever it yields how many steps it has taken. */
  *explore(shard: Shard): Generator<number, ShardResult> {
    if (shard !== 'nothing' && this.#undisturbedMs === Infinity) this.#lookAtUndisturbed();
    this.#shard = shard;
    this.#seen = new SeenStates();
    this.#found = new Map();
    this.#cells = [];
    this.#steps = 0;
    this.#states = 0;
    this.#unfinished = 0;
    const { runs } = yield* this.#from(this.#begin());
    const counts = { runs, states: this.#states, steps: this.#steps, unfinished: this.#unfinished };
    return { shard, counts, found: [...this.#found.values()], cells: this.#cells };
  }

  /** The run that a cell stands for, to where it ends; without a deed the undisturbed one. Null if it cannot be made. */
  play(cell: FirstMove | null): PlayedRun | null {
    const run = cell === null ? this.#begin() : this.#moved(this.#begin(), cell);
    return run === null ? null : this.#playOut(run);
  }

  /** Null if the move cannot be made there. */
  #moved(run: Run, { deed: name, afterStep }: FirstMove): Run | null {
    while (run.sim.steps < afterStep) if (this.#goOn(run) !== 'goesOn') return null;
    const deed = this.#deeds.find(({ key }) => key === name);
    return (deed === undefined ? run.deviations()[0] : run.withDeed(deed)) ?? null;
  }

  #playOut(run: Run): PlayedRun {
    while (this.#goOn(run) === 'goesOn');
    const { steps, nowMs } = run.sim;
    return { commands: run.commands, step: steps, timeMs: nowMs };
  }

  /** How many runs there may be, before any of them has been tried: what merges is counted as if it did not. */
  estimate(): number {
    const { faults: most, delays } = this.#left;
    const steps = this.play(null)?.step ?? 0;
    let runs = 0;
    let placed = 1;
    for (let faults = 0; faults <= most; faults++) {
      for (let late = 0; late <= delays; late++) runs += chosen(steps, faults + late) * placed;
      placed *= this.#deeds.length;
    }
    return Math.round(runs);
  }

  /** All records of the run in which nothing is done, to tell what its steps are. */
  undisturbedTrace(): readonly TraceRecord[] {
    const { scenario, choice, book } = this.#order;
    const run = this.play(null);
    const sim = new Simulation(scenario.setup(choice), book, {});
    for (const { command, afterStep, atMs } of run?.commands ?? []) {
      while (sim.steps < afterStep && sim.step());
      sim.give(command, atMs);
    }
    while (sim.steps < (run?.step ?? 0) && sim.step());
    sim.release();
    return sim.trace;
  }

  release(): void {
    this.#tree.release();
  }

  /** When the last thing happens that programs are there for, where nothing goes wrong. */
  #lookAtUndisturbed(): void {
    const run = this.#begin();
    while (this.#goOn(run) === 'goesOn');
    this.#undisturbedMs = run.doneMs;
  }

  #begin(): Run {
    const { scenario, choice, claims, book, bound, after } = this.#order;
    const sim = new Simulation(scenario.setup(choice), book, {
      keep: 'newest',
      invariants: claims,
      ownChecks: scenario.ownChecks ?? [],
      programs: this.#tree.programs(),
    });
    const judge = new Judge(choice);
    const left = { faults: bound.atMost, delays: bound.delays, gates: bound.gates };
    const run = new Run(sim, judge, left);
    const begun = after === undefined ? run : this.#moved(run, after);
    if (begun === null) throw new RangeError(`${after?.deed} cannot be done after step ${after?.afterStep}`);
    return begun;
  }

  /** All runs that begin as this one has. What comes of them is told of what is still to come, not of how they began. */
  *#from(run: Run): Generator<number, Below> {
    const passed: Passed[] = [{ hash: null, children: NONE, shown: HOLDS }];
    let below: Below;
    for (;;) {
      const counts = isCounted(run);
      const hash = this.#isLookedUp(run, counts) ? run.hash() : null;
      const known = hash === null ? undefined : this.#seen.get(hash);
      if (known !== undefined) {
        below = known;
        break;
      }
      if (hash !== null && counts) this.#states++;
      const children = run.isLeftToTry ? yield* this.#childrenBelow(run) : NONE;
      if (hash !== null || children.runs > 0) passed.push({ hash, children, shown: HOLDS });
      const state = this.#goOn(run);
      const last = passed.at(-1);
      if (last !== undefined) last.shown = graver(last.shown, run.shown);
      if (this.#steps % SLICE_STEPS === 0) yield this.#steps;
      if (state === 'goesOn') continue;
      // Of a run without a first deed there is but one, which is the shard's of nothing.
      const runs = run.moves > this.#made || this.#shard === 'nothing' ? 1 : 0;
      below = { runs, worst: { ...state, doneMs: 0 } };
      break;
    }
    for (const { hash, children, shown } of passed.toReversed()) {
      const worst = graver(graver(below.worst, shown), children.worst);
      if (worst !== below.worst || children.runs > 0) below = { runs: below.runs + children.runs, worst };
      if (hash !== null) this.#seen.set(hash, below);
    }
    return below;
  }

  /**
   * Of a run with nothing left to try some states will do: those that meet have taken as many steps. Most meet right after a move, for
   * it made no difference before which step it came; later ones are worth few hashes.
   */
  #isLookedUp(run: Run, counts: boolean): boolean {
    if (run.moves === this.#made) return false;
    const { steps } = run.sim;
    return counts || steps % (steps < run.movedAtStep + LOOKED_UP_AT_ONCE ? 2 : 8) === 0;
  }

  *#childrenBelow(run: Run): Generator<number, Below> {
    let all = NONE;
    for (const child of this.#children(run)) {
      // What is put right later is a command too.
      const [own] = child.run.commands.slice(-1);
      const below = yield* this.#from(child.run);
      if (run.moves === this.#made && own !== undefined)
        this.#cells.push(this.#cellOf(child.name, own, run.worst, below));
      all = { runs: all.runs + below.runs, worst: graver(all.worst, below.worst) };
    }
    return all;
  }

  *#children(run: Run): Generator<Child> {
    const isFirst = run.moves === this.#made;
    if (isFirst && this.#shard === 'nothing') return;
    if (run.left.faults > 0) {
      for (const deed of this.#deeds) {
        if (isFirst && this.#shard !== `deed ${deed.key}`) continue;
        const child = run.withDeed(deed);
        if (child !== null) yield { run: child, name: deed.key };
      }
    }
    if (run.left.delays > 0 && (!isFirst || this.#shard === 'delay'))
      for (const child of run.deviations()) yield { run: child, name: 'delay' };
  }

  /** One step, one command that is due, or the end. */
  #goOn(run: Run): 'goesOn' | Ended {
    const { sim } = run;
    if (sim.steps > MOST_STEPS || sim.nowMs > MOST_MS) {
      this.#unfinished++;
      return NOTHING_MORE;
    }
    const went = run.goOn();
    this.#steps++;
    const ended = this.#judge(run, went ? 'goesOn' : 'over');
    if (ended !== null) return ended;
    return went ? 'goesOn' : NOTHING_MORE;
  }

  #judge(run: Run, state: 'goesOn' | 'over'): Ended | null {
    for (const verdict of run.look(state)) {
      const { grade, violation, error } = verdict;
      this.#note(run, verdict);
      const invariant = violation?.invariant ?? null;
      if (grade === 'mistake' || (error !== null && violation !== null))
        return { outcome: grade, invariant, part: violation?.said };
      run.hasSeen(grade);
    }
    return null;
  }

  #note(run: Run, { grade, violation, error, line, program }: Verdict): void {
    const found: FoundRun = {
      grade,
      invariant: violation?.invariant ?? null,
      violation,
      error,
      line,
      program,
      hitAtLine: run.hitAtLine,
      commands: run.commands,
      moves: run.moves,
      step: run.sim.steps,
      timeMs: run.sim.nowMs,
    };
    const kind = kindOf(found);
    const before = this.#found.get(kind);
    if (before === undefined || isShorter(found, before)) this.#found.set(kind, found);
  }

  #cellOf(deed: string, own: LinkCommand, before: Worst, { runs, worst: after }: Below): Cell {
    const { outcome, invariant, part, doneMs } = graver(before, after);
    const waits = outcome === 'holds' && doneMs > this.#undisturbedMs + WAIT_MS;
    return {
      afterStep: own.afterStep,
      deed,
      outcome: waits ? 'waits' : outcome,
      invariant,
      part,
      runs,
      commands: [own],
    };
  }
}

/** A state that a run has come by, what its children came to, and what the run has shown from there to the next one. */
interface Passed {
  readonly hash: number | null;
  readonly children: Below;
  shown: Worst;
}

interface Child {
  readonly run: Run;
  readonly name: string;
}

/** What comes of a state, however it was come to. */
interface Below {
  readonly runs: number;
  readonly worst: Worst;
}

const NONE: Below = { runs: 0, worst: HOLDS };

/** What `states` counts. */
function isCounted(run: Run): boolean {
  return run.isLeftToTry || run.sim.isQuiescent();
}

/** So many of so many, in their order. */
function chosen(all: number, some: number): number {
  let ways = 1;
  for (let each = 0; each < some; each++) ways = (ways * (all - each)) / (each + 1);
  return ways;
}

/** Runs of one kind show the same: the shortest of them is enough. */
export function kindOf({ grade, violation, error, line, program }: FoundRun): string {
  const broken = violation === null ? null : partKey(violation.invariant, violation.said);
  return JSON.stringify(error === null ? [grade, broken] : [grade, error.code, line, program]);
}

/** Fewer faults and deviations first, then fewer commands, then earlier. */
export function isShorter(one: FoundRun, other: FoundRun): boolean {
  if (one.moves !== other.moves) return one.moves < other.moves;
  if (one.commands.length !== other.commands.length) return one.commands.length < other.commands.length;
  return one.step < other.step;
}
