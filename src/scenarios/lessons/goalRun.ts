// Watches a part's goal over the runs of its scene: incremental, and what was reached once stays reached.
import type { BranchId, Experiment } from '../experiment/experiment.ts';
import type { Goal, Watch } from './lesson.ts';
import { stepsSeen } from './stepsSeen.ts';

export class GoalRun {
  readonly #goal: Goal;
  /** By milestone, the step it was reached at; 0: before this run. */
  readonly #reached: Map<string, number>;
  #experiment: Experiment | null = null;
  #branch: BranchId | null = null;
  #nextStep = 1;
  /** By milestone and world. */
  #watches: readonly { readonly id: string; readonly bySide: readonly Watch[] }[] = [];

  /** `reached`: milestones that were reached before. */
  constructor(goal: Goal, reached: readonly string[] = []) {
    this.#goal = goal;
    this.#reached = new Map(reached.map((id) => [id, 0]));
  }

  /** Ids of the milestones reached so far, in the goal's order. */
  get reached(): readonly string[] {
    return this.#goal.milestones.map(({ id }) => id).filter((id) => this.#reached.has(id));
  }

  get isComplete(): boolean {
    return this.reached.length === this.#goal.milestones.length;
  }

  /** The merged step at which it was reached; null if it was not. */
  reachedAt(id: string): number | null {
    return this.#reached.get(id) ?? null;
  }

  /** What is not read off a run is so from now on, and no more than that: a later check may find less. */
  setReached(ids: readonly string[], step: number): void {
    for (const id of this.#reached.keys()) if (!ids.includes(id)) this.#reached.delete(id);
    for (const id of ids) if (!this.#reached.has(id)) this.#reached.set(id, step);
  }

  /** Looks at all steps up to this one that have not been looked at. Another branch is looked at from its beginning. */
  look(experiment: Experiment, upToStep: number): void {
    if (experiment !== this.#experiment || experiment.current !== this.#branch) this.#begin(experiment);
    for (; this.#nextStep <= upToStep; this.#nextStep++) {
      for (const seen of stepsSeen(experiment, this.#nextStep)) {
        for (const { id, bySide } of this.#watches) {
          if (bySide[seen.side]?.(seen) === true && !this.#reached.has(id))
            this.#reached.set(id, this.#nextStep);
        }
      }
    }
  }

  #begin(experiment: Experiment): void {
    this.#experiment = experiment;
    this.#branch = experiment.current;
    this.#nextStep = 1;
    const open = this.#goal.milestones.filter(({ id }) => !this.#reached.has(id));
    this.#watches = open.map((milestone) => ({
      id: milestone.id,
      bySide: experiment.choices.map((choice) => milestone.begin(choice)),
    }));
  }
}
