// A live run as the page has it: an experiment that is made from what the channel tells, and never goes ahead of it. One
// looks back in it, and opens branches in it, as in any other.
import {
  Experiment,
  type ExperimentOptions,
  type ScenarioLibrary,
} from '../../../scenarios/experiment/experiment.ts';
import type { BranchId } from '../../../scenarios/experiment/branch.ts';
import { imageOf, worldOf, type WorldImage } from '../../../engine/later.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import type { LinkCommand } from '../../../scenarios/link/permalink.ts';
import type { ToPage } from './channel.ts';

/** What has to be known of a page that follows. */
export interface FollowerOptions extends ExperimentOptions {
  /** About so many records are kept: what is older is let go, half of it at a time. */
  readonly maxRecords: number;
}

export type FollowerState =
  /** Nothing has been told yet. */
  | 'waiting'
  /** There is more to do than one turn allowed. */
  | 'behind'
  /** It has come as far as the servers. */
  | 'there'
  /** A branch is shown: the live run waits until it is shown again. */
  | 'away'
  /** So much has come meanwhile that it is not worth catching up: the page asks for the world as it is now. */
  | 'tooLong'
  /** The world that was made is not that of the servers. */
  | 'differs';

export class Follower {
  readonly #library: ScenarioLibrary;
  readonly #options: FollowerOptions;
  #experiment: Experiment | null = null;
  #liveBranch: BranchId | null = null;
  /** What the experiment was begun with. */
  #choice: ScenarioChoice | null = null;
  /** Steps of the servers that were taken before it. */
  #stepsBefore = 0;
  #commands: LinkCommand[] = [];
  /** The next of those that wait. */
  #next = 0;
  /** The world half a window ago: where the next experiment begins when this one is full. */
  #later: { readonly image: WorldImage; readonly stepsBefore: number } | null = null;
  #nowMs = 0;
  #ending: 'tooLong' | 'differs' | null = null;

  constructor(library: ScenarioLibrary, options: FollowerOptions) {
    this.#library = library;
    this.#options = options;
  }

  /** Another one after each `opening`; null before the first. */
  get experiment(): Experiment | null {
    return this.#experiment;
  }

  /** The branch that follows the servers. */
  get liveBranch(): BranchId | null {
    return this.#liveBranch;
  }

  /** How far the servers had come when they last told. */
  get nowMs(): number {
    return this.#nowMs;
  }

  /** What the channel tells. Nothing is done yet. */
  hear(message: ToPage): void {
    switch (message.kind) {
      case 'opening':
        this.#choice = message.choice;
        this.#nowMs = 0;
        this.#begin(message.choice, message.image, message.step, []);
        return;
      case 'commands':
        this.#commands.push(...message.commands);
        return;
      case 'now':
        this.#nowMs = message.timeMs;
    }
  }

  /**
   * Takes so many steps at most towards where the servers are. What is kept is cut only while nobody looks back: an experiment that is
   * full waits for that.
   */
  advance(maxSteps: number, looks: 'atNow' | 'back' = 'atNow'): FollowerState {
    const experiment = this.#experiment;
    if (experiment === null) return 'waiting';
    if (this.#ending !== null) return this.#ending;
    if (this.#commands.length - this.#next > MAX_WAITING) return (this.#ending = 'tooLong');
    if (experiment.current !== this.#liveBranch) return 'away';
    if (this.#isFull(experiment)) {
      if (looks === 'back') return 'there';
      this.#cut();
      return 'behind';
    }
    experiment.limitTo(Infinity);
    const state = this.#advance(experiment, maxSteps);
    experiment.limitTo(-1);
    this.#keepLater(experiment);
    return state;
  }

  /** Whether what is shown is the live run and not a branch of it. */
  get isShown(): boolean {
    return this.#experiment !== null && this.#experiment.current === this.#liveBranch;
  }

  #begin(
    choice: ScenarioChoice,
    image: WorldImage | null,
    stepsBefore: number,
    commands: LinkCommand[],
  ): void {
    const scenario = this.#library.findScenario(choice.scenario);
    const beginning =
      image === null || scenario === undefined ? null : worldOf(image, scenario.setup(choice));
    const options = beginning === null ? this.#options : { ...this.#options, beginning };
    this.#experiment = new Experiment([choice], this.#library, options);
    this.#liveBranch = this.#experiment.current;
    this.#stepsBefore = stepsBefore;
    this.#commands = commands;
    this.#next = 0;
    this.#later = null;
    this.#ending = null;
  }

  #isFull(experiment: Experiment): boolean {
    return recordsOf(experiment) >= this.#options.maxRecords || experiment.isFull;
  }

  /** Half a window on, the world is kept as it is then. */
  #keepLater(experiment: Experiment): void {
    const [simulation] = experiment.worlds;
    if (this.#later !== null || simulation === undefined) return;
    if (recordsOf(experiment) < this.#options.maxRecords / 2) return;
    this.#commands = this.#commands.slice(this.#next);
    this.#next = 0;
    const stepsBefore = this.#stepsBefore + experiment.steps;
    this.#later = { image: imageOf(simulation.world), stepsBefore };
  }

  /** Goes on with the second half of what was kept. */
  #cut(): void {
    if (this.#later === null || this.#choice === null) {
      this.#ending = 'tooLong';
      return;
    }
    this.#begin(this.#choice, this.#later.image, this.#later.stepsBefore, this.#commands);
  }

  #advance(experiment: Experiment, maxSteps: number): FollowerState {
    for (let left = maxSteps; left > 0 && !this.#isFull(experiment); left--) {
      const due = this.#commands[this.#next];
      if (due === undefined) return this.#passOn(experiment, left);
      const afterStep = due.afterStep - this.#stepsBefore;
      if (afterStep === experiment.steps) this.#give(experiment, { ...due, afterStep });
      else if (afterStep < experiment.steps || !experiment.advance()) this.#ending = 'differs';
      if (this.#ending !== null) return this.#ending;
    }
    return 'behind';
  }

  #passOn(experiment: Experiment, maxSteps: number): FollowerState {
    if (this.#next > 0 && this.#later === null) {
      this.#commands = [];
      this.#next = 0;
    }
    if (experiment.runUntil(this.#nowMs, maxSteps) === maxSteps) return 'behind';
    return this.#isFull(experiment) ? 'behind' : (this.#ending ?? 'there');
  }

  #give(experiment: Experiment, { command, afterStep, atMs }: LinkCommand): void {
    this.#next++;
    const refusals = experiment.give(command, { step: afterStep, timeMs: atMs });
    if (!refusals.includes(null)) this.#ending = 'differs';
  }
}

function recordsOf({ worlds }: Experiment): number {
  return worlds[0]?.trace.length ?? 0;
}

/** It would take longer to make up for so many than to begin anew. */
const MAX_WAITING = 50_000;
