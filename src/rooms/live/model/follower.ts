// A live run as the page has it: an experiment that is made from what the channel tells, and never goes ahead of it. One
// looks back in it, and opens branches in it, as in any other.
import {
  Experiment,
  type ExperimentOptions,
  type ScenarioLibrary,
} from '../../../scenarios/experiment/experiment.ts';
import type { BranchId } from '../../../scenarios/experiment/branch.ts';
import type { LinkCommand } from '../../../scenarios/link/permalink.ts';
import type { ToPage } from './channel.ts';

export type FollowerState =
  /** Nothing has been told yet. */
  | 'waiting'
  /** There is more to do than one turn allowed. */
  | 'behind'
  /** It has come as far as the servers. */
  | 'there'
  /** A branch is shown: the live run waits until it is shown again. */
  | 'away'
  /** It cannot go on: the run was too long before the page came, or has become too long for a page. */
  | 'tooLong'
  /** The world that was made is not that of the servers. */
  | 'differs';

export class Follower {
  readonly #library: ScenarioLibrary;
  readonly #options: ExperimentOptions;
  #experiment: Experiment | null = null;
  #liveBranch: BranchId | null = null;
  #commands: LinkCommand[] = [];
  /** The next of those that wait. */
  #next = 0;
  #nowMs = 0;
  #ending: 'tooLong' | 'differs' | null = null;

  constructor(library: ScenarioLibrary, options: ExperimentOptions) {
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
        this.#experiment = new Experiment([message.choice], this.#library, this.#options);
        this.#liveBranch = this.#experiment.current;
        this.#commands = [];
        this.#next = 0;
        this.#nowMs = 0;
        this.#ending = message.commandCount === null ? 'tooLong' : null;
        return;
      case 'commands':
        this.#commands.push(...message.commands);
        return;
      case 'now':
        this.#nowMs = message.timeMs;
    }
  }

  /** Takes so many steps at most towards where the servers are. */
  advance(maxSteps: number): FollowerState {
    const experiment = this.#experiment;
    if (experiment === null) return 'waiting';
    if (this.#ending !== null) return this.#ending;
    if (experiment.current !== this.#liveBranch) return 'away';
    experiment.limitTo(Infinity);
    const state = this.#advance(experiment, maxSteps);
    experiment.limitTo(-1);
    return state;
  }

  /** Whether what is shown is the live run and not a branch of it. */
  get isShown(): boolean {
    return this.#experiment !== null && this.#experiment.current === this.#liveBranch;
  }

  #advance(experiment: Experiment, maxSteps: number): FollowerState {
    for (let left = maxSteps; left > 0; left--) {
      const due = this.#commands[this.#next];
      if (due === undefined) return this.#passOn(experiment, left);
      if (due.afterStep === experiment.steps) this.#give(experiment, due);
      else if (due.afterStep < experiment.steps || !experiment.advance()) this.#end(experiment);
      if (this.#ending !== null) return this.#ending;
    }
    return 'behind';
  }

  #passOn(experiment: Experiment, maxSteps: number): FollowerState {
    if (this.#next > 0) {
      this.#commands = [];
      this.#next = 0;
    }
    if (experiment.runUntil(this.#nowMs, maxSteps) === maxSteps) return 'behind';
    if (experiment.isFull) this.#end(experiment);
    return this.#ending ?? 'there';
  }

  #give(experiment: Experiment, { command, afterStep, atMs }: LinkCommand): void {
    this.#next++;
    const refusals = experiment.give(command, { step: afterStep, timeMs: atMs });
    if (!refusals.includes(null)) this.#ending = 'differs';
  }

  #end(experiment: Experiment): void {
    this.#ending = experiment.isFull ? 'tooLong' : 'differs';
  }
}
