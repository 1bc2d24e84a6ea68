// An experiment: one or two worlds of one seed on one virtual clock, the branches that acting in the past has opened, and
// the commands that lead to each. The page, the links and the tests ask it; it knows no page.
import { isDoneOutside } from '../../engine/index.ts';
import type {
  Command,
  InvariantId,
  Refusal,
  Simulation,
  TraceRecord,
  Violation,
} from '../../engine/index.ts';
import { describeBranch } from './branch.ts';
import type { Branch, BranchId, GivenTwinCommand, LiveBranch } from './branch.ts';
import { BranchSet } from './branchSet.ts';
import { MAX_RECORDS, MAX_STEPS } from './limits.ts';
import { MergedTimeline, firstAbove } from './mergedTimeline.ts';
import type { Moment, Playhead, WorldSide } from './moment.ts';
import { weightOfCommand, weightOfLastStep } from './noteworthy.ts';
import type { Weight } from './noteworthy.ts';
import { forkWorlds, newWorld, nextMover, recordCount, refusalIn, scenarioOf } from './twins.ts';
import type { ExperimentOptions, ScenarioLibrary } from './twins.ts';
import { claimsOf } from '../scenario/claims.ts';
import type { Scenario, ScenarioChoice } from '../scenario/scenario.ts';

export type { Branch, BranchId, GivenTwinCommand } from './branch.ts';
export { MAX_BRANCHES, MAX_CLIENTS } from './limits.ts';
export { refusalIn } from './twins.ts';
export type { Moment, Playhead, WorldSide } from './moment.ts';
export type { ExperimentOptions, ScenarioLibrary } from './twins.ts';

/** A record and the world it is of. */
export interface SidedRecord {
  readonly side: WorldSide;
  readonly record: TraceRecord;
}

/** `noteworthy`: more than pings in it; what stepping stops at. `striking`: it changed what can be seen. */
export type Mark = Exclude<Weight, 'background'>;

export class Experiment {
  readonly choices: readonly ScenarioChoice[];
  /** The scenario of each world, left first. */
  readonly scenarios: readonly Scenario[];
  /** What the recipe of each world claims; a breach of anything else is information. */
  readonly claims: readonly (readonly InvariantId[])[];
  /** The time at which what is known of it begins; null where that is the beginning itself. */
  readonly knownFromMs: number | null;
  readonly #branches: BranchSet;

  /** One choice, or two of the same seed. Scenarios must be known and values valid: links and forms check that. */
  constructor(
    choices: readonly ScenarioChoice[],
    library: ScenarioLibrary,
    options: ExperimentOptions = { clock: null },
  ) {
    if (choices.length < 1 || choices.length > 2) throw new RangeError('an experiment has one or two worlds');
    this.choices = choices;
    this.knownFromMs = options.beginning?.timeMs ?? null;
    this.scenarios = choices.map((choice) => scenarioOf(choice, library));
    this.claims = this.scenarios.map((scenario, side) => claimsOf(scenario, choices[side]?.values ?? {}));
    this.#branches = new BranchSet({
      parent: null,
      forkedAt: null,
      openedBy: null,
      without: null,
      inherited: 0,
      inheritedRecords: 0,
      worlds: choices.map((choice) => newWorld(choice, library, options)),
      timeline: MergedTimeline.beginning(choices.length, options.beginning?.timeMs),
      commands: [],
      shownStep: 0,
      untilMs: Infinity,
    });
  }

  /** The worlds of the branch shown, left first. Each is another object after a switch or a command in the past. */
  get worlds(): readonly Simulation[] {
    return this.#shown.worlds;
  }

  /** Merged steps simulated so far in the branch shown. */
  get steps(): number {
    return this.#shown.timeline.steps;
  }

  /** Steps that have been shown; a command given at or after this one replaces what was simulated beyond it. */
  get shownStep(): number {
    return this.#shown.shownStep;
  }

  /** The commands of the branch shown, from the beginning. */
  get commands(): readonly GivenTwinCommand[] {
    return this.#shown.commands;
  }

  get branches(): readonly Branch[] {
    return this.#branches.all.map(describeBranch);
  }

  /** The branch shown. */
  get current(): BranchId {
    return this.#shown.id;
  }

  /** Whether the branch shown holds as much as one may: nothing more is simulated, commands are still taken. */
  get isFull(): boolean {
    return this.steps >= MAX_STEPS || recordCount(this.worlds) >= MAX_RECORDS;
  }

  /** Whether nothing pending in any world can bring anything more. */
  get isIdle(): boolean {
    return this.worlds.every((world) => world.isIdle());
  }

  /** Whether the next step has to wait for what a program does elsewhere. */
  get isWaiting(): boolean {
    const side = nextMover(this.worlds);
    return side !== null && this.worlds[side]?.isWaiting === true;
  }

  /** The moment after merged step n, which must have been simulated. */
  moment(step: number): Moment {
    return this.#shown.timeline.moment(step);
  }

  /** The last moment simulated. */
  get head(): Moment {
    return this.moment(this.steps);
  }

  /** The last merged step at or before that time. */
  momentAtTime(timeMs: number): Moment {
    return this.moment(this.#shown.timeline.lastStepAt(timeMs));
  }

  timeAt(step: number): number {
    return this.#shown.timeline.timeAt(step);
  }

  /** The moment by which that world had taken so many steps of its own: where a record of its trace happened. */
  momentOfWorldStep(side: WorldSide, worldStep: number): Moment | null {
    const step = this.#shown.timeline.stepOfWorldStep(side, worldStep);
    return step === null ? null : this.moment(step);
  }

  /** What happened in a merged step, left first. */
  recordsAt(step: number): readonly SidedRecord[] {
    const { timeline, worlds } = this.#shown;
    const { worldSteps } = timeline.moment(step);
    const records: SidedRecord[] = [];
    // Asked for each of thousands of steps: `flatMap` alone would take longer than all else.
    for (const [index, world] of worlds.entries()) {
      const side: WorldSide = index === 0 ? 0 : 1;
      if (!timeline.movedBy(step, side)) continue;
      for (const record of world.recordsOf(worldSteps[index] ?? 0)) records.push({ side, record });
    }
    return records;
  }

  /** Simulated steps that matter, in order. */
  marked(mark: Mark): readonly number[] {
    return this.#shown.timeline.marked(mark);
  }

  /** The first such step after a step, if it has been simulated. */
  nextMarked(mark: Mark, after: number): number | null {
    const steps = this.marked(mark);
    return steps[firstAbove(steps, after)] ?? null;
  }

  /** The last such step before a step; null if there is none. */
  previousMarked(mark: Mark, before: number): number | null {
    const steps = this.marked(mark);
    return steps[firstAbove(steps, before - 1) - 1] ?? null;
  }

  /** How many there are after a step, up to and including another. */
  countMarked(mark: Mark, after: number, upTo: number): number {
    const steps = this.marked(mark);
    return firstAbove(steps, upTo) - firstAbove(steps, after);
  }

  /** Violations found so far in the branch shown, by world; those beyond the playhead and those of nobody's claim included. */
  violations(): readonly (readonly Violation[])[] {
    return this.worlds.map((world) => world.violations);
  }

  /** The time of the next merged step, if anything is pending. */
  nextAtMs(): number | null {
    const side = nextMover(this.worlds);
    return side === null ? null : (this.worlds[side]?.nextAtMs() ?? null);
  }

  /** Takes the next merged step and counts it as shown; false if nothing is pending, it has to wait, or the branch is full. */
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
    if (side === null || world === undefined || this.isFull) return false;
    if ((world.nextAtMs() ?? 0) > this.#shown.untilMs || !world.step()) return false;
    this.#shown.timeline.push(side, world.nowMs, weightOfLastStep(world));
    return true;
  }

  /** The branch shown goes no further by itself, for its servers elsewhere say what happens in it. Branches of it are free. */
  limitTo(timeMs: number): void {
    this.#shown.untilMs = timeMs;
  }

  /** Steps up to this one have been looked at: acting before them opens a branch. */
  markShown(step: number): void {
    const branch = this.#shown;
    branch.shownStep = Math.max(branch.shownStep, Math.min(step, branch.timeline.steps));
  }

  /** Why each world would refuse the command at that moment; null where it can be done. */
  refusals(command: Command, at: Playhead): readonly (Refusal | null)[] {
    const { worldSteps } = this.moment(at.step);
    return this.worlds.map((simulation, side) => {
      const step = worldSteps[side] ?? 0;
      const world = step === simulation.steps ? simulation.world : simulation.worldAt(step);
      return refusalIn(simulation, world, command, this.scenarios[side]?.picture);
    });
  }

  /**
   * Gives a command to all worlds, as one merged step. At the last step shown it is given there; further back it opens a
   * branch, and the future there was is kept. Where all worlds refuse it nothing happens.
   */
  give(command: Command, at: Playhead): readonly (Refusal | null)[] {
    const refusals = this.refusals(command, at);
    if (refusals.every((refusal) => refusal !== null)) return refusals;
    const moment = this.moment(at.step);
    const { step: afterStep, worldSteps } = moment;
    const given = { command, afterStep, atMs: this.#timeOfCommand(at), worldSteps, refusals };
    if (at.step < this.shownStep) this.#open(moment, { openedBy: given, without: null });
    else if (at.step < this.steps) cutBack(this.#shown, moment);
    this.#take(given);
    return refusals;
  }

  /** Gives a command to one world alone, after all that was simulated: in two runs beside each other each has its own. */
  giveTo(side: WorldSide, command: Command, atMs: number): void {
    const { step: afterStep, worldSteps } = this.head;
    const at = { step: afterStep, timeMs: atMs };
    const refusals = this.refusals(command, at).map((refusal, index) => (index === side ? refusal : null));
    this.#take({ command, afterStep, atMs: this.#timeOfCommand(at), worldSteps, refusals, side });
  }

  /**
   * The last command given before a step of the branch shown: what `undo` takes back. That a script stops is part of the
   * command that made it stop; what clients outside do nobody takes back.
   */
  lastCommandBefore(step: number): GivenTwinCommand | null {
    const isOwn = ({ command, afterStep }: GivenTwinCommand) =>
      afterStep < step && command.type !== 'stopScript' && !isDoneOutside(command);
    return this.commands.findLast(isOwn) ?? null;
  }

  /**
   * Shows the run without a command of the branch shown, and without what was given after it; the future with them stays a
   * branch. That is the branch it was given in, if the command opened its own, or one that has been opened so before.
   */
  undo(given: GivenTwinCommand): void {
    const from = this.#shown;
    const commands = from.commands.slice(0, from.commands.indexOf(given));
    const isKept = ({ id }: LiveBranch): boolean => from.openedBy === given && id === from.parent;
    const isSame = (branch: LiveBranch): boolean =>
      branch.without === given && sameCommands(branch.commands, commands);
    const known = this.#branches.all.find(isKept) ?? this.#branches.all.find(isSame);
    if (known !== undefined) this.#branches.switchTo(known.id);
    else this.#open(this.moment(given.afterStep), { openedBy: null, without: given });
  }

  /** Shows another branch, which is exactly as it was left; false if it is not kept. */
  switchTo(id: BranchId): boolean {
    return this.#branches.switchTo(id);
  }

  /** Forgets a branch; returns what brings it back as it was. Null for the original and for the one shown. */
  removeBranch(id: BranchId): (() => void) | null {
    return this.#branches.remove(id);
  }

  /** The last merged step that two kept branches have in common. */
  stepShared(a: BranchId, b: BranchId): number {
    return this.#branches.stepShared(a, b);
  }

  /** The trace hashes of all worlds at a moment, as links carry them. Null when time ran out: asked again, it goes on. */
  hashAt(step: number): string;
  hashAt(step: number, isOutOfTime?: () => boolean): string | null;
  hashAt(step: number, isOutOfTime?: () => boolean): string | null {
    const { worldSteps } = this.moment(step);
    const hashes = this.worlds.map((world, index) => world.hashWithin(worldSteps[index] ?? 0, isOutOfTime));
    return hashes.includes(null) ? null : hashes.join('.');
  }

  get #shown(): LiveBranch {
    return this.#branches.shown;
  }

  #take(given: GivenTwinCommand): void {
    const branch = this.#shown;
    const { command, atMs, side } = given;
    for (const [index, world] of branch.worlds.entries())
      if (side === undefined || side === index) world.give(command, atMs);
    branch.timeline.push(side ?? 'all', atMs, weightOfCommand(command));
    branch.commands.push(given);
    this.markShown(branch.timeline.steps);
  }

  #open(moment: Moment, why: Pick<Branch, 'openedBy' | 'without'>): void {
    const from = this.#shown;
    const commands = from.commands.filter(({ afterStep }) => afterStep < moment.step);
    const worlds = forkWorlds(from.worlds, moment);
    this.#branches.open({
      parent: from.id,
      forkedAt: moment,
      ...why,
      inherited: commands.length,
      inheritedRecords: recordCount(worlds),
      worlds,
      timeline: from.timeline.forkAt(moment.step),
      commands,
      shownStep: moment.step,
      untilMs: Infinity,
    });
  }

  /** Not before the step it comes after, nor after the one that comes next. */
  #timeOfCommand(at: Playhead): number {
    const nextMs = at.step < this.steps ? this.timeAt(at.step + 1) : this.nextAtMs();
    const latestMs = Math.min(Math.floor(at.timeMs), nextMs ?? Number.MAX_SAFE_INTEGER);
    return Math.max(this.timeAt(at.step), latestMs);
  }
}

function sameCommands(a: readonly GivenTwinCommand[], b: readonly GivenTwinCommand[]): boolean {
  return a.length === b.length && a.every((given, index) => given === b[index]);
}

/** Undoes what was simulated beyond a moment and never shown. */
function cutBack(branch: LiveBranch, moment: Moment): void {
  branch.worlds = forkWorlds(branch.worlds, moment);
  branch.timeline = branch.timeline.forkAt(moment.step);
}
