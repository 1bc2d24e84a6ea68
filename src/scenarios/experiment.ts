// An experiment: one or two worlds of one seed on one virtual clock, the branches that acting in the past has opened, and
// the commands that lead to each. The page, the links and the tests ask it; it knows no page.
import { Simulation } from '../engine/index.ts';
import type { Command, CostClock, RecipeBook, Refusal, TraceRecord, Violation } from '../engine/index.ts';
import { describeBranch } from './experiment/branch.ts';
import type { Branch, BranchId, GivenTwinCommand, LiveBranch } from './experiment/branch.ts';
import { MergedTimeline, firstAbove } from './experiment/mergedTimeline.ts';
import type { Moment, Playhead, WorldSide } from './experiment/moment.ts';
import { weightOf } from './experiment/noteworthy.ts';
import type { Weight } from './experiment/noteworthy.ts';
import type { Scenario, ScenarioChoice } from './scenario.ts';

export type { Branch, BranchId, GivenTwinCommand } from './experiment/branch.ts';
export type { Moment, Playhead, WorldSide } from './experiment/moment.ts';

/** Where scenarios and their programs are looked up. */
export interface ScenarioLibrary {
  readonly findScenario: (id: string) => Scenario | undefined;
  readonly book: RecipeBook;
}

export interface ExperimentOptions {
  /** Measures what steps cost, to place snapshots well; it has no influence on what happens. */
  readonly clock: CostClock | null;
}

/** A record and the world it is of. */
export interface SidedRecord {
  readonly side: WorldSide;
  readonly record: TraceRecord;
}

/** Steps one branch may have; beyond, `advance` refuses. Bounds memory, as everything is kept. */
export const MAX_STEPS = 500_000;
/** Branches kept. One more drops the one not looked at for longest, never the original nor the one shown. */
export const MAX_BRANCHES = 16;
/** Steps of all branches together that are not shared with their parents; beyond, branches are dropped likewise. */
export const MAX_KEPT_STEPS = 800_000;
/** Clients in one world of the page, those added by command included. */
export const MAX_CLIENTS_ON_PAGE = 50;

export class Experiment {
  readonly choices: readonly ScenarioChoice[];
  readonly scenarios: readonly Scenario[];
  #branches: readonly LiveBranch[];
  #current: LiveBranch;
  #nextBranchId = 1;
  #switches = 0;

  /** One choice, or two of the same seed. Scenarios must be known and values valid: links and forms check that. */
  constructor(
    choices: readonly ScenarioChoice[],
    library: ScenarioLibrary,
    options: ExperimentOptions = { clock: null },
  ) {
    if (choices.length < 1 || choices.length > 2) throw new RangeError('an experiment has one or two worlds');
    this.choices = choices;
    this.scenarios = choices.map((choice) => known(choice.scenario, library));
    const worlds = choices.map((choice) => newWorld(choice, library, options));
    this.#current = this.#newBranch({
      parent: null,
      forkedAt: null,
      openedBy: null,
      inherited: 0,
      worlds,
      timeline: MergedTimeline.beginning(choices.length),
      commands: [],
      shownStep: 0,
    });
    this.#branches = [this.#current];
  }

  /** The worlds of the branch shown, left first. */
  get worlds(): readonly Simulation[] {
    return this.#current.worlds;
  }

  /** Merged steps simulated so far in the branch shown. */
  get steps(): number {
    return this.#current.timeline.steps;
  }

  /** Steps that have been shown; a command given at or after this one replaces what was simulated beyond it. */
  get shownStep(): number {
    return this.#current.shownStep;
  }

  /** The commands of the branch shown, from the beginning. */
  get commands(): readonly GivenTwinCommand[] {
    return this.#current.commands;
  }

  get branches(): readonly Branch[] {
    return this.#branches.map(describeBranch);
  }

  get current(): BranchId {
    return this.#current.id;
  }

  /** Whether the branch shown has as many steps as one may have. */
  get isFull(): boolean {
    return this.steps >= MAX_STEPS;
  }

  /** Whether nothing pending in any world can bring anything more. */
  get isIdle(): boolean {
    return this.worlds.every((world) => world.isIdle());
  }

  moment(step: number): Moment {
    return this.#current.timeline.moment(step);
  }

  /** The last moment simulated. */
  get head(): Moment {
    return this.moment(this.steps);
  }

  /** The last merged step at or before that time. */
  momentAtTime(timeMs: number): Moment {
    return this.moment(this.#current.timeline.lastStepAt(timeMs));
  }

  timeAt(step: number): number {
    return this.#current.timeline.timeAt(step);
  }

  /** The moment by which that world had taken so many steps of its own: where a record of its trace happened. */
  momentOfWorldStep(side: WorldSide, worldStep: number): Moment | null {
    const step = this.#current.timeline.stepOfWorldStep(side, worldStep);
    return step === null ? null : this.moment(step);
  }

  /** What happened in a merged step, left first. */
  recordsAt(step: number): readonly SidedRecord[] {
    const { timeline, worlds } = this.#current;
    const { worldSteps } = timeline.moment(step);
    return worlds.flatMap((world, index) => {
      const side: WorldSide = index === 0 ? 0 : 1;
      if (!timeline.movedBy(step, side)) return [];
      return world.recordsOf(worldSteps[index] ?? 0).map((record) => ({ side, record }));
    });
  }

  /** Simulated steps that matter, in order: `noteworthy` has more than pings in it, `striking` changed what can be seen. */
  marked(weight: Exclude<Weight, 'background'>): readonly number[] {
    return this.#current.timeline.marked(weight);
  }

  /** The first such step after a step, if it has been simulated. */
  nextMarked(weight: Exclude<Weight, 'background'>, after: number): number | null {
    const steps = this.marked(weight);
    return steps[firstAbove(steps, after)] ?? null;
  }

  /** The last such step before a step; null if there is none. */
  previousMarked(weight: Exclude<Weight, 'background'>, before: number): number | null {
    const steps = this.marked(weight);
    return steps[firstAbove(steps, before - 1) - 1] ?? null;
  }

  /** Breaches found so far in the branch shown, by world. */
  violations(): readonly (readonly Violation[])[] {
    return this.worlds.map((world) => world.violations);
  }

  /** The time of the next merged step, if anything is pending. */
  nextAtMs(): number | null {
    const side = nextMover(this.worlds);
    return side === null ? null : (this.worlds[side]?.nextAtMs() ?? null);
  }

  /** Takes the next merged step and counts it as shown; false if nothing is pending or the branch is full. */
  advance(): boolean {
    const moved = this.simulateAhead();
    this.markShown(this.steps);
    return moved;
  }

  /** Takes steps up to and including that time, at most so many; returns how many. */
  runUntil(timeMs: number, maxSteps: number): number {
    let taken = 0;
    for (; taken < maxSteps; taken++) {
      const nextAtMs = this.nextAtMs();
      if (nextAtMs === null || nextAtMs > timeMs || !this.advance()) break;
    }
    return taken;
  }

  /** Takes the next merged step without its counting as shown: a command before it makes it undone. */
  simulateAhead(): boolean {
    const side = nextMover(this.worlds);
    const world = side === null ? undefined : this.worlds[side];
    if (side === null || world === undefined || this.isFull || !world.step()) return false;
    this.#current.timeline.push(side, world.nowMs, weightOf(world.recordsOf(world.steps)));
    return true;
  }

  markShown(step: number): void {
    const branch = this.#current;
    branch.shownStep = Math.max(branch.shownStep, Math.min(step, branch.timeline.steps));
  }

  /** Why each world would refuse the command at that moment; null where it can be done. */
  refusals(command: Command, at: Playhead): readonly (Refusal | null)[] {
    const { worldSteps } = this.moment(at.step);
    return this.worlds.map((world, index) => refusalIn(world, command, worldSteps[index] ?? 0));
  }

  /**
   * Gives a command to all worlds, as one merged step. At the last step shown it is given there; further back it opens a
   * branch, and the future there was is kept. Where all worlds refuse it nothing happens.
   */
  give(command: Command, at: Playhead): readonly (Refusal | null)[] {
    const refusals = this.refusals(command, at);
    if (refusals.every((refusal) => refusal !== null)) return refusals;
    const moment = this.moment(at.step);
    const given: GivenTwinCommand = {
      command,
      afterStep: moment.step,
      atMs: this.#timeOfCommand(at),
      worldSteps: moment.worldSteps,
      refusals,
    };
    if (at.step < this.#current.shownStep) this.#openBranch(moment, given);
    else if (at.step < this.steps) cutBack(this.#current, moment);
    this.#take(given);
    return refusals;
  }

  /** Shows another branch, which is exactly as it was left; false if it is not kept. */
  switchTo(id: BranchId): boolean {
    const branch = this.#branches.find((candidate) => candidate.id === id);
    if (branch === undefined) return false;
    this.#current = branch;
    branch.lastUsed = ++this.#switches;
    return true;
  }

  /** The last merged step that two kept branches have in common. */
  stepShared(a: BranchId, b: BranchId): number {
    const branches = this.#branches.filter(({ id }) => id === a || id === b);
    const first = branches[0]?.commands ?? [];
    const second = branches.at(-1)?.commands ?? [];
    const parting = first.findIndex((given, index) => given !== second[index]);
    const index = parting === -1 ? first.length : parting;
    return Math.min(...branches.map(({ commands, timeline }) => commands[index]?.afterStep ?? timeline.steps));
  }

  /** The trace hashes of all worlds at a moment, as links carry them. */
  hashAt(step: number): string {
    const { worldSteps } = this.moment(step);
    return this.worlds.map((world, index) => world.hash(worldSteps[index] ?? 0)).join('.');
  }

  #take(given: GivenTwinCommand): void {
    const branch = this.#current;
    for (const world of branch.worlds) world.give(given.command, given.atMs);
    branch.timeline.push('all', given.atMs, 'striking');
    branch.commands = [...branch.commands, given];
    this.markShown(branch.timeline.steps);
  }

  #openBranch(moment: Moment, openedBy: GivenTwinCommand): void {
    const from = this.#current;
    const commands = from.commands.filter((given) => given.afterStep < moment.step);
    this.#current = this.#newBranch({
      parent: from.id,
      forkedAt: moment,
      openedBy,
      inherited: commands.length,
      worlds: forkWorlds(from.worlds, moment),
      timeline: from.timeline.forkAt(moment.step),
      commands,
      shownStep: moment.step,
    });
    this.#branches = withinLimits([...this.#branches, this.#current], this.#current);
  }

  #newBranch(fields: Omit<LiveBranch, 'id' | 'lastUsed'>): LiveBranch {
    return { ...fields, id: this.#nextBranchId++, lastUsed: ++this.#switches };
  }

  /** Not before the step it comes after, nor after the one that comes next. */
  #timeOfCommand(at: Playhead): number {
    const nextMs = at.step < this.steps ? this.timeAt(at.step + 1) : this.nextAtMs();
    const latestMs = Math.min(Math.floor(at.timeMs), nextMs ?? Number.MAX_SAFE_INTEGER);
    return Math.max(this.timeAt(at.step), latestMs);
  }
}

function known(id: string, library: ScenarioLibrary): Scenario {
  const scenario = library.findScenario(id);
  if (scenario === undefined) throw new RangeError(`no scenario ${id}`);
  return scenario;
}

function newWorld(
  choice: ScenarioChoice,
  library: ScenarioLibrary,
  { clock }: ExperimentOptions,
): Simulation {
  const scenario = known(choice.scenario, library);
  return new Simulation(scenario.setup(choice), library.book, { invariants: scenario.invariants, clock });
}

/** Whose step comes next: the earlier one's, of two at the same time the left one's. */
function nextMover(worlds: readonly Simulation[]): WorldSide | null {
  const leftMs = worlds[0]?.nextAtMs() ?? null;
  const rightMs = worlds[1]?.nextAtMs() ?? null;
  if (rightMs === null) return leftMs === null ? null : 0;
  return leftMs !== null && leftMs <= rightMs ? 0 : 1;
}

function refusalIn(world: Simulation, command: Command, step: number): Refusal | null {
  const then = step === world.steps ? world.world : world.worldAt(step);
  if (command.type === 'addClient' && then.clients.size >= MAX_CLIENTS_ON_PAGE) return 'tooManyClients';
  return world.refusal(command, then);
}

function forkWorlds(worlds: readonly Simulation[], moment: Moment): readonly Simulation[] {
  return worlds.map((world, index) => world.forkAt(moment.worldSteps[index] ?? 0));
}

/** Undoes what was simulated beyond a moment and never shown. */
function cutBack(branch: LiveBranch, moment: Moment): void {
  branch.worlds = forkWorlds(branch.worlds, moment);
  branch.timeline = branch.timeline.forkAt(moment.step);
}

/** Drops the branches not looked at for longest until the limits hold. The original and the one shown always stay. */
function withinLimits(branches: readonly LiveBranch[], shown: LiveBranch): readonly LiveBranch[] {
  let kept = branches;
  while (kept.length > MAX_BRANCHES || keptSteps(kept) > MAX_KEPT_STEPS) {
    const oldest = kept
      .filter((branch) => branch !== shown && branch.forkedAt !== null)
      .toSorted((a, b) => a.lastUsed - b.lastUsed)[0];
    if (oldest === undefined) break;
    kept = kept.filter((branch) => branch !== oldest);
    for (const branch of kept) if (branch.parent === oldest.id) branch.parent = null;
  }
  return kept;
}

function keptSteps(branches: readonly LiveBranch[]): number {
  return branches.reduce((sum, branch) => sum + ownSteps(branch), 0);
}

function ownSteps(branch: LiveBranch): number {
  const shared = branch.parent === null ? 0 : (branch.forkedAt?.step ?? 0);
  return branch.timeline.steps - shared;
}
