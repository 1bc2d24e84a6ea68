// Every run within a bound. From each state that a run comes to, every fault that is left is placed, every deviation that is left is made,
// and the run goes on; a state that was seen before with as much left is not gone on from again, and what was counted below it counts again.
// A shard is all runs with one first deed: shards share nothing, so that they can be explored anywhere and their counts just add up.
import {
  messageNames,
  ProgramTree,
  Simulation,
  type ClientId,
  type Command,
  type InvariantId,
  type MessageName,
  type RecipeBook,
  type Violation,
  type World,
} from '../../../../engine/index.ts';
import type { LinkCommand } from '../../../../scenarios/link/permalink.ts';
import type { Scenario, ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';
import { hasLostSession, Judge, type Grade, type ThrownError, type Verdict } from '../judge.ts';
import { deedsIn, type Bound, type Deed, type Ending } from './bound.ts';

export interface ExploreOrder {
  readonly scenario: Scenario;
  readonly choice: ScenarioChoice;
  readonly book: RecipeBook;
  /** What runs are judged by. */
  readonly claims: readonly InvariantId[];
  readonly bound: Bound;
}

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

/** How a run ends, the gravest last. */
export const OUTCOMES = ['holds', 'waits', 'limit', 'unhandledError', 'mistake'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface FoundRun {
  readonly grade: Grade;
  /** Null for an error that breaks nothing else. */
  readonly invariant: InvariantId | null;
  readonly violation: Violation | null;
  readonly error: ThrownError | null;
  /** Of the learner's file. */
  readonly line: number | null;
  readonly commands: readonly LinkCommand[];
  /** Faults and deviations in it: nothing with fewer does the same. */
  readonly moves: number;
  readonly step: number;
  readonly timeMs: number;
}

/** What comes of the first deed of a shard where it is placed. */
export interface Cell {
  readonly afterStep: number;
  readonly deed: string;
  readonly outcome: Outcome;
  readonly invariant: InvariantId | null;
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
/** Steps between two places at which an exploration can be held up. */
const SLICE_STEPS = 2000;

export class Explorer {
  readonly #order: ExploreOrder;
  readonly #tree: ProgramTree;
  readonly #deeds: readonly Deed[];
  #found = new Map<string, FoundRun>();
  #cells: Cell[] = [];
  #seen = new Map<number, Below>();
  #steps = 0;
  #unfinished = 0;
  #shard: Shard = 'nothing';
  #undisturbedMs = Infinity;

  constructor(order: ExploreOrder) {
    const { scenario, choice, bound, book } = order;
    this.#order = order;
    this.#tree = new ProgramTree(book);
    this.#deeds = deedsIn(scenario.setup(choice), bound.faults);
  }

  /** In a fixed order. */
  get shards(): readonly Shard[] {
    const { atMost, delays } = this.#order.bound;
    const deeds = atMost === 0 ? [] : this.#deeds.map(({ key }): Shard => `deed ${key}`);
    return ['nothing', ...(delays === 0 ? [] : (['delay'] as const)), ...deeds];
  }

  /** Explores a shard; it can be held up, or given up, wherever it yields how many steps it has taken. */
  *explore(shard: Shard): Generator<number, ShardResult> {
    if (shard !== 'nothing' && this.#undisturbedMs === Infinity) this.#lookAtUndisturbed();
    this.#shard = shard;
    this.#seen = new Map();
    this.#found = new Map();
    this.#cells = [];
    this.#steps = 0;
    this.#unfinished = 0;
    const { runs } = yield* this.#from(this.#begin());
    const counts = { runs, states: this.#seen.size, steps: this.#steps, unfinished: this.#unfinished };
    return { shard, counts, found: [...this.#found.values()], cells: this.#cells };
  }

  /** The run that a cell stands for, to where it ends; without a deed the undisturbed one. Null if it cannot be made. */
  play(cell: Pick<Cell, 'deed' | 'afterStep'> | null): PlayedRun | null {
    const undisturbed = this.#begin();
    if (cell === null) return this.#playOut(undisturbed);
    while (undisturbed.sim.steps < cell.afterStep) if (this.#goOn(undisturbed) !== 'goesOn') return null;
    const deed = this.#deeds.find(({ key }) => key === cell.deed);
    const run = deed === undefined ? undisturbed.deviations()[0] : undisturbed.withDeed(deed);
    return run === undefined || run === null ? null : this.#playOut(run);
  }

  #playOut(run: Run): PlayedRun {
    while (this.#goOn(run) === 'goesOn');
    const { steps, nowMs } = run.sim;
    return { commands: run.commands, step: steps, timeMs: nowMs };
  }

  /** How many runs there may be, before any of them has been tried: what merges is counted as if it did not. */
  estimate(): number {
    const { atMost, delays } = this.#order.bound;
    const steps = this.play(null)?.step ?? 0;
    let runs = 0;
    let placed = 1;
    for (let faults = 0; faults <= atMost; faults++) {
      for (let late = 0; late <= delays; late++) runs += chosen(steps, faults + late) * placed;
      placed *= this.#deeds.length;
    }
    return Math.round(runs);
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
    const { scenario, choice, claims, book, bound } = this.#order;
    const sim = new Simulation(scenario.setup(choice), book, {
      keep: 'newest',
      invariants: claims,
      programs: this.#tree.programs(),
    });
    const judge = new Judge(scenario.takesCode === true);
    return new Run(sim, judge, { faults: bound.atMost, delays: bound.delays, gates: bound.gates });
  }

  /** All runs that begin as this one has. */
  *#from(run: Run): Generator<number, Below> {
    const passed: Passed[] = [];
    let below: Below;
    for (;;) {
      let hash: number | null = null;
      if (run.moves > 0 && (run.isLeftToTry || run.sim.isQuiescent())) {
        hash = run.hash();
        const known = this.#seen.get(hash);
        if (known !== undefined) {
          below = { runs: known.runs, worst: graver(known.worst, run.worst) };
          break;
        }
      }
      const children = yield* this.#childrenBelow(run);
      if (hash !== null || children.runs > 0) passed.push({ hash, children });
      const state = this.#goOn(run);
      if (this.#steps % SLICE_STEPS === 0) yield this.#steps;
      if (state === 'goesOn') continue;
      // Of a run without a first deed there is but one, which is the shard's of nothing.
      const runs = run.moves > 0 || this.#shard === 'nothing' ? 1 : 0;
      below = { runs, worst: graver(run.worst, { ...state, doneMs: run.doneMs }) };
      break;
    }
    for (const { hash, children } of passed.toReversed()) {
      below = { runs: below.runs + children.runs, worst: graver(below.worst, children.worst) };
      if (hash !== null) this.#seen.set(hash, below);
    }
    return below;
  }

  *#childrenBelow(run: Run): Generator<number, Below> {
    let all = NONE;
    for (const child of this.#children(run)) {
      const below = yield* this.#from(child.run);
      if (run.moves === 0) this.#cells.push(this.#cellOf(child, below));
      all = { runs: all.runs + below.runs, worst: graver(all.worst, below.worst) };
    }
    return all;
  }

  *#children(run: Run): Generator<Child> {
    const isFirst = run.moves === 0;
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
      if (grade === 'mistake' || (error !== null && violation !== null)) return { outcome: grade, invariant };
      run.hasSeen(grade);
    }
    return null;
  }

  #note(run: Run, { grade, violation, error, line }: Verdict): void {
    const invariant = violation?.invariant ?? null;
    const key = error === null ? `${grade} ${invariant ?? ''}` : `${grade} ${error.code} ${line ?? ''}`;
    const before = this.#found.get(key);
    const found: FoundRun = {
      grade,
      invariant,
      violation,
      error,
      line,
      commands: run.commands,
      moves: run.moves,
      step: run.sim.steps,
      timeMs: run.sim.nowMs,
    };
    if (before === undefined || isShorter(found, before)) this.#found.set(key, found);
  }

  #cellOf({ run, name }: Child, { runs, worst }: Below): Cell {
    const [first] = run.commands;
    const waits = worst.outcome === 'holds' && worst.doneMs > this.#undisturbedMs + WAIT_MS;
    return {
      afterStep: first?.afterStep ?? 0,
      deed: name,
      outcome: waits ? 'waits' : worst.outcome,
      invariant: worst.invariant,
      runs,
      commands: run.commands.slice(0, 1),
    };
  }
}

/** A state that a run has come by, and what its children came to. */
interface Passed {
  readonly hash: number | null;
  readonly children: Below;
}

interface Child {
  readonly run: Run;
  readonly name: string;
}

interface Ended {
  readonly outcome: Outcome;
  readonly invariant: InvariantId | null;
}

/** What comes of a state, however it was come to. */
interface Below {
  readonly runs: number;
  readonly worst: Worst;
}

interface Worst extends Ended {
  readonly doneMs: number;
}

const NOTHING_MORE: Ended = { outcome: 'holds', invariant: null };
const HOLDS: Worst = { ...NOTHING_MORE, doneMs: 0 };
const NONE: Below = { runs: 0, worst: HOLDS };

function graver(one: Worst, other: Worst): Worst {
  const doneMs = Math.max(one.doneMs, other.doneMs);
  const isGraver = OUTCOMES.indexOf(other.outcome) > OUTCOMES.indexOf(one.outcome);
  return { ...(isGraver ? other : one), doneMs };
}

/** So many of so many, in their order. */
function chosen(all: number, some: number): number {
  let ways = 1;
  for (let each = 0; each < some; each++) ways = (ways * (all - each)) / (each + 1);
  return ways;
}

/** Fewer faults and deviations first, then fewer commands, then earlier. */
export function isShorter(one: FoundRun, other: FoundRun): boolean {
  if (one.moves !== other.moves) return one.moves < other.moves;
  if (one.commands.length !== other.commands.length) return one.commands.length < other.commands.length;
  return one.step < other.step;
}

interface Left {
  readonly faults: number;
  readonly delays: number;
  readonly gates: number;
}

/** What has yet to be put right. */
type Due =
  | { readonly kind: 'ending'; readonly ending: Ending; readonly client: ClientId | null }
  /** A message that waits until those before that number have arrived. */
  | { readonly kind: 'release'; readonly message: MessageName; readonly before: number };

/** A run as far as it has come. */
class Run {
  readonly sim: Simulation;
  readonly left: Left;
  #commands: readonly LinkCommand[];
  #due: readonly Due[];
  #gates: number;
  readonly #judge: Judge;
  moves: number;
  #worst: Exclude<Outcome, 'waits' | 'mistake'>;
  doneMs: number;

  constructor(sim: Simulation, judge: Judge, left: Left, from?: Run) {
    this.sim = sim;
    this.left = left;
    this.#commands = from === undefined ? [] : from.#commands;
    this.#due = from === undefined ? [] : from.#due;
    this.#gates = from === undefined ? left.gates : from.#gates;
    this.#judge = judge;
    this.moves = from?.moves ?? 0;
    this.#worst = from === undefined ? 'holds' : from.#worst;
    this.doneMs = from?.doneMs ?? 0;
  }

  get commands(): readonly LinkCommand[] {
    return this.#commands;
  }

  /** The gravest so far of what does not end a run. */
  get worst(): Worst {
    return { outcome: this.#worst, invariant: null, doneMs: this.doneMs };
  }

  get isLeftToTry(): boolean {
    return this.left.faults > 0 || this.left.delays > 0;
  }

  /** The same only for runs that go on alike and have as much left. */
  hash(): number {
    const { faults, delays } = this.left;
    const own = JSON.stringify([
      faults,
      delays,
      this.#gates,
      this.#due.map((due) => dueText(due, this.sim.world)),
      this.#judge.memory,
      this.moves > 0,
    ]);
    return this.sim.stateHash(own);
  }

  /** What its newest step has shown. */
  look(state: 'goesOn' | 'over'): readonly Verdict[] {
    const records = this.sim.recordsOf(this.sim.steps);
    if (records.some(({ kind }) => kind === 'belief.stated' || kind === 'fact.stated'))
      this.doneMs = this.sim.nowMs;
    return this.#judge.look(this.sim, records, state);
  }

  hasSeen(outcome: 'limit' | 'unhandledError'): void {
    if (this.#worst !== 'unhandledError') this.#worst = outcome;
  }

  /** A command that is due, else a step; false if nothing more can come. */
  goOn(): boolean {
    if (this.#due.length > 0 && this.#putRight()) return true;
    if (!this.sim.isQuiescent()) return this.sim.step();
    const gate = this.#gates > 0 ? gatesIn(this.sim.world)[0] : undefined;
    if (gate !== undefined) {
      this.#gates--;
      this.#give(gate);
      return true;
    }
    return this.#isWaitedFor() || !this.sim.isIdle() ? this.sim.step() : false;
  }

  withDeed({ command, ending, target }: Deed): Run | null {
    if (this.sim.refusal(command) !== null) return null;
    const child = this.#child({ ...this.left, faults: this.left.faults - 1 });
    child.#give(command);
    const client = ending?.when === 'expired' ? (target as ClientId) : null;
    if (ending !== null) child.#due = [...child.#due, { kind: 'ending', ending, client }];
    return child;
  }

  /** Runs that go on otherwise than first come, first served. */
  deviations(): readonly Run[] {
    const children: Run[] = [];
    const left = { ...this.left, delays: this.left.delays - 1 };
    const message = overtakable(this.sim);
    if (message !== null && this.sim.refusal({ type: 'holdMessage', ...message }) === null) {
      const child = this.#child(left);
      const before = child.sim.world.nextFlightId;
      child.#give({ type: 'holdMessage', ...message });
      child.#due = [...child.#due, { kind: 'release', message, before }];
      children.push(child);
    }
    if (this.#gates === 0 || !this.sim.isQuiescent()) return children;
    for (const gate of gatesIn(this.sim.world).slice(1)) {
      const child = this.#child(left);
      child.#gates--;
      child.#give(gate);
      children.push(child);
    }
    return children;
  }

  #child(left: Left): Run {
    const child = new Run(this.sim.fork(), this.#judge.fork(), left, this);
    child.moves++;
    return child;
  }

  /** Whether an ending waits for time to pass. */
  #isWaitedFor(): boolean {
    return this.#due.some((due) => due.kind === 'ending' && due.client !== null);
  }

  #putRight(): boolean {
    const { sim } = this;
    const at = this.#due.findIndex((due) => isReady(due, sim));
    const due = this.#due[at];
    if (due === undefined) return false;
    this.#due = this.#due.filter((_, index) => index !== at);
    const command: Command =
      due.kind === 'release' ? { type: 'releaseMessage', ...due.message } : due.ending.command;
    if (sim.refusal(command) !== null) return false;
    this.#give(command);
    return true;
  }

  #give(command: Command): void {
    const { sim } = this;
    this.#commands = [...this.#commands, { command, afterStep: sim.steps, atMs: sim.nowMs }];
    sim.give(command);
  }
}

function isReady(due: Due, sim: Simulation): boolean {
  if (due.kind === 'release') return !hasFlightsBefore(sim.world, due);
  if (!sim.isQuiescent()) return false;
  return due.client === null || hasLostSession(sim.world, due.client);
}

function hasFlightsBefore(
  { flights }: World,
  { before, message }: Extract<Due, { readonly kind: 'release' }>,
) {
  for (const { id, link, direction, state, background } of flights.values()) {
    if (id >= before || state !== 'flying' || background) continue;
    if (link !== message.link || direction !== message.direction) return true;
  }
  return false;
}

function dueText(due: Due, { flights }: World): readonly unknown[] {
  if (due.kind === 'ending') return [due.ending.when, due.client, due.ending.command];
  return [due.message, [...flights.keys()].filter((id) => id < due.before).length];
}

/** The message that arrives next, if others are on their way that could arrive before it. */
function overtakable(sim: Simulation): MessageName | null {
  const { world } = sim;
  if (sim.nextAtMs() === null) return null;
  const what = world.agenda.peek()?.what;
  const flight = what?.kind === 'deliver' ? world.flights.get(what.flight) : undefined;
  if (flight === undefined || flight.background || flight.link.startsWith('wire:')) return null;
  const others = [...world.flights.values()].some(
    ({ link, direction, state, background }) =>
      state === 'flying' && !background && (link !== flight.link || direction !== flight.direction),
  );
  if (!others) return null;
  const place = [...world.flights.values()].findIndex(({ id }) => id === flight.id);
  return messageNames(world)[place] ?? null;
}

/** Every gate that some program waits at, by client. */
function gatesIn({ clients }: World): readonly Command[] {
  const found: Command[] = [];
  for (const [client, { vars, threads }] of clients) {
    if (vars.value.process !== 'running') continue;
    const gates = new Set<string>();
    for (const { state } of threads.values()) {
      if (state.kind !== 'waiting' || state.for.kind !== 'gate' || gates.has(state.for.gate)) continue;
      gates.add(state.for.gate);
      const { gate } = state.for;
      found.push(gate === 'release' ? { type: 'release', client } : { type: 'openGate', client, gate });
    }
  }
  return found;
}
