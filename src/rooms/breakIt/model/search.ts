// The search for a run that breaks a promise which a recipe makes, over commands, faults and interleavings. Deterministic by its seed;
// its caller has the clock, and may stop after any run: it then has what was found up to there.
import { runsOwnCode } from '../../../scenarios/scenario/ownCodes.ts';
import type { InvariantId, RecipeBook } from '../../../engine/index.ts';
import type { LinkCommand } from '../../../scenarios/link/permalink.ts';
import type { Scenario, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { attempt, type Move, type Outcome, type Stage } from './attempt.ts';
import { Dice } from './dice.ts';
import { drawPlan, nextKnownPlan, type Urn } from './drawPlan.ts';
import { usualFaults, type Fault } from './faults.ts';
import { Marks } from './marks.ts';
import type { Moment } from './moment.ts';
import type { Grade, ThrownError } from './judge.ts';
import { shrink, type Broken } from './shrink.ts';
import type { JudgedViolation } from './blocker.ts';

export interface SearchOrder {
  readonly scenario: Scenario;
  /** Its seed is the first that is tried, and the one that is kept if it does as well as another. */
  readonly choice: ScenarioChoice;
  readonly book: RecipeBook;
  /** The promises that a run is judged by: what `claimsOf` says, or some of it. */
  readonly claims: readonly InvariantId[];
  /** Faults that may be tried; what a user does at gates is always allowed. Without it, the usual ones. */
  readonly allow?: readonly Fault[];
  /** The same seed tries the same runs in the same order. */
  readonly seed: number;
  /** Mistakes that are known already, by their causes (`causeOf`): others are looked for. */
  readonly except?: readonly string[];
  /** After so many runs that break nothing it is done, and likewise once what it found is as short as that run can be made. */
  readonly runs?: number;
}

/** What has been tried. */
export interface Tried {
  readonly runs: number;
  readonly steps: number;
  /** Commands given in them. */
  readonly commands: number;
  /** Different kinds of moments seen. */
  readonly moments: number;
  /** Different faults at different kinds of moments. */
  readonly faultsAtMoments: number;
}

/** `refining`: something was found, and something shorter is looked for. */
export type SearchPhase = 'searching' | 'shrinking' | 'refining' | 'done';

/** A run that breaks a promise: all that a link needs. */
export interface FoundRun {
  readonly invariant: InvariantId;
  readonly violation: JudgedViolation;
  /** Of the learner's file; null where it cannot be told. */
  readonly line: number | null;
  /** Of a composed world: the name of the program that the line is of. */
  readonly program: string | null;
  readonly choice: ScenarioChoice;
  /** Its clients start at once, where those of the choice that was asked for come at other times. */
  readonly startsTogether: boolean;
  readonly commands: readonly FoundCommand[];
  /** Where the promise is broken. */
  readonly step: number;
  readonly timeMs: number;
}

/** What runs have shown besides: each limit once, and each error at each line once, as it came first. */
export interface Shown extends Omit<FoundRun, 'invariant' | 'violation' | 'startsTogether'> {
  readonly grade: Exclude<Grade, 'mistake'>;
  readonly invariant: InvariantId | null;
  readonly violation: JudgedViolation | null;
  readonly error: ThrownError | null;
  readonly line: number | null;
}

export interface FoundCommand extends LinkCommand {
  /** What the moment is besides a time. */
  readonly when: Moment;
}

/** Runs that look for something shorter. */
const REFINE_RUNS = 300;
/** Runs at the beginning that show what happens by itself. */
const RUNS_BY_THEMSELVES = 2;
/** Up to so many runs a plan has one move, two, three. */
const RUNS_OF_ONE = 80;
const RUNS_OF_TWO = 300;
const MAX_MOVES = 5;
/** Other latencies than those of the seed are tried in one run of so many. */
const OTHER_SEED_EVERY = 3;
/** Every so many runs what is known to matter is tried, until all of it has been. */
const KNOWN_EVERY = 2;
/** Runs in which nothing is done but that all clients start at once: a race needs no more. */
const RUNS_TOGETHER = 4;
/** Gates that are opened in a run that shows what happens by itself. */
const ALL_GATES = 8;
const SALT = 0x62726561;
const TOGETHER_SALT = 0x746f6765;

export class Search {
  readonly #order: SearchOrder;
  readonly #stage: Stage;
  readonly #marks = new Marks();
  readonly #faults: readonly Fault[];
  readonly #work: Generator<SearchPhase, undefined>;
  #hasGates = false;
  #runs = 0;
  #steps = 0;
  #commands = 0;
  #best: Broken | null = null;
  readonly #shown = new Map<string, Shown>();

  constructor(order: SearchOrder) {
    const { scenario, choice, claims, book, except = [] } = order;
    this.#order = order;
    this.#stage = { scenario, choice: withoutStory(choice), claims, book, except: new Set(except) };
    this.#faults = order.allow ?? usualFaults(scenario);
    this.#work = this.#search();
  }

  /** One run more. */
  advance(): SearchPhase {
    const { done, value } = this.#work.next();
    return done === true ? 'done' : value;
  }

  /** The shortest so far; null while all promises held. */
  get found(): FoundRun | null {
    return this.#best === null ? null : foundRun(this.#best, this.#order.choice);
  }

  get shown(): readonly Shown[] {
    return [...this.#shown.values()];
  }

  get tried(): Tried {
    return {
      runs: this.#runs,
      steps: this.#steps,
      commands: this.#commands,
      moments: this.#marks.count,
      faultsAtMoments: this.#marks.triedCount,
    };
  }

  *#search(): Generator<SearchPhase, undefined> {
    // What promises nothing cannot break its word. The errors that a program of the user's own ends with are told all the same.
    if (this.#order.claims.length === 0 && !runsOwnCode(this.#order.choice)) return;
    const { runs } = this.#order;
    const together = togetherIn(this.#stage);
    let run = 0;
    while (this.#best === null) {
      if (this.#runs === runs) return;
      const nth = this.#runs - RUNS_BY_THEMSELVES;
      const isTogether = together !== null && nth >= 0 && nth < RUNS_TOGETHER;
      this.#best = isTogether ? this.#tryTogether(nth, together) : this.#tryOne(run++, MAX_MOVES);
      yield 'searching';
    }
    yield* this.#shrink(this.#best);
    if (runs !== undefined) return;
    for (let left = REFINE_RUNS; left > 0; left--) {
      const most = this.#best.outcome.made.length - 1;
      if (most < 1) return;
      const shorter = this.#tryOne(++run, most);
      yield 'refining';
      if (shorter === null) continue;
      yield* this.#shrink(shorter);
    }
  }

  *#shrink(found: Broken): Generator<SearchPhase, undefined> {
    const steps = shrink(found, this.#order.choice.seed);
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) {
        if (this.#best === null || this.#best === found || isShorter(value, this.#best)) this.#best = value;
        return;
      }
      this.#count(value);
      yield 'shrinking';
    }
  }

  /** No plan and no moments for later plans: with the arrival that was asked for they may never come. */
  #tryTogether(nth: number, together: Stage): Broken | null {
    const dice = new Dice(this.#order.seed + Math.imul(nth, 0x9e3779b1), TOGETHER_SALT);
    const stage = nth === 0 ? together : withSeed(together, drawnSeed(dice));
    return this.#judged(stage, attempt(stage, [], { dice, gates: ALL_GATES, onMark: null }));
  }

  #tryOne(run: number, mostMoves: number): Broken | null {
    const dice = new Dice(this.#order.seed + Math.imul(run, 0x9e3779b1), SALT);
    const seed = run % OTHER_SEED_EVERY === 2 ? drawnSeed(dice) : this.#stage.choice.seed;
    const known =
      run >= RUNS_BY_THEMSELVES && run % KNOWN_EVERY === 0 ? nextKnownPlan(this.#urn(dice)) : null;
    const stage = withSeed(this.#stage, known?.seed ?? seed);
    const plan = known?.plan ?? this.#planFor(run, dice, mostMoves);
    const gates = run === 0 ? 0 : this.#hasGates ? dice.of([0, 0, 1, 3, 8]) : run === 1 ? ALL_GATES : 0;
    const seen = new Map<string, number>();
    const outcome = attempt(stage, plan, {
      dice,
      gates,
      onMark: (mark, key) => {
        if (mark.kind === 'gate.reached') this.#hasGates = true;
        const nth = (seen.get(key) ?? 0) + 1;
        seen.set(key, nth);
        this.#marks.add(mark, key, { seed: stage.choice.seed, nth });
      },
    });
    return this.#judged(stage, outcome);
  }

  #judged(stage: Stage, outcome: Outcome): Broken | null {
    this.#count(outcome);
    this.#note(stage, outcome);
    if (outcome.violation === null) return null;
    return { stage, outcome, invariant: outcome.violation.invariant };
  }

  #note({ choice }: Stage, { verdicts, made }: Outcome): void {
    for (const { grade, violation, error, line, program, after, step, timeMs } of verdicts) {
      if (grade === 'mistake') continue;
      const invariant = violation?.invariant ?? null;
      const key =
        error === null ? `${grade} ${invariant ?? ''}` : `${error.code} ${line ?? ''} ${program ?? ''}`;
      if (this.#shown.has(key)) continue;
      const commands = made.slice(0, after);
      this.#shown.set(key, {
        grade,
        invariant,
        violation,
        error,
        line,
        program,
        choice,
        commands,
        step,
        timeMs,
      });
    }
  }

  /** First what happens by itself, then one move, then more. */
  #planFor(run: number, dice: Dice, mostMoves: number): readonly Move[] {
    if (run < RUNS_BY_THEMSELVES) return [];
    const most = run < RUNS_OF_ONE ? 1 : run < RUNS_OF_TWO ? 2 : MAX_MOVES;
    return drawPlan(this.#urn(dice), 1 + dice.below(Math.min(most, mostMoves)));
  }

  #urn(dice: Dice): Urn {
    return { dice, faults: this.#faults, marks: this.#marks, hasGates: this.#hasGates };
  }

  #count({ steps, made }: Outcome): void {
    this.#runs++;
    this.#steps += steps;
    this.#commands += made.length;
  }
}

function isShorter(one: Broken, other: Broken): boolean {
  return one.outcome.made.length < other.outcome.made.length;
}

function withSeed(stage: Stage, seed: number): Stage {
  return { ...stage, choice: { ...stage.choice, seed } };
}

function drawnSeed(dice: Dice): number {
  return 1 + dice.below(1000);
}

/** Null where clients cannot be told when to come, or start at once already. */
function togetherIn(stage: Stage): Stage | null {
  const { scenario, choice } = stage;
  const arrival = scenario.parameters.find(({ name }) => name === 'arrival');
  if (arrival?.kind !== 'choice' || !arrival.options.includes('together')) return null;
  if (choice.values['arrival'] === 'together') return null;
  const together = { ...choice, values: { ...choice.values, arrival: 'together' } };
  return (scenario.contradiction?.(together) ?? null) === null ? { ...stage, choice: together } : null;
}

/** A story has its own commands. */
function withoutStory(choice: ScenarioChoice): ScenarioChoice {
  if (choice.values['story'] === undefined) return choice;
  return { ...choice, values: { ...choice.values, story: 'none' } };
}

function foundRun({ stage, outcome, invariant }: Broken, asked: ScenarioChoice): FoundRun | null {
  const { violation, verdicts, made, steps, timeMs } = outcome;
  if (violation === null) return null;
  const { line = null, program = null } = verdicts.at(-1) ?? {};
  const { choice } = stage;
  const startsTogether = choice.values['arrival'] !== asked.values['arrival'];
  return {
    invariant,
    violation,
    line,
    program,
    choice,
    startsTogether,
    commands: made,
    step: steps,
    timeMs,
  };
}
