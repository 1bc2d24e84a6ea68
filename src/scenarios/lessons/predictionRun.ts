// What a prediction asks, watched in the learner's own run: when its outcome is there to be seen, and what it is. A learner
// who acts otherwise than the question supposes may come to something else, and no answer is told of that run then.
import type { BranchId, Experiment } from '../experiment/experiment.ts';
import type { Measured, Outcome, Prediction, Reading } from './lesson.ts';
import { optionsFor } from './predict.ts';
import { stepsSeen } from './stepsSeen.ts';

export interface OwnOutcome {
  /** The merged step at which it could be seen. */
  readonly step: number;
  readonly outcome: Outcome;
  readonly measured: Measured;
  /** The option that says it; null if none does. */
  readonly option: string | null;
}

export class PredictionRun {
  readonly #prediction: Prediction;
  #experiment: Experiment | null = null;
  #branch: BranchId | null = null;
  #reading: Reading | null = null;
  #nextStep = 1;
  #seen: OwnOutcome | null = null;

  constructor(prediction: Prediction) {
    this.#prediction = prediction;
  }

  /** Of the branch last looked at; null before it is there. */
  get seen(): OwnOutcome | null {
    return this.#seen;
  }

  /** Looks at all steps up to this one that have not been looked at. Another branch is looked at from its beginning. */
  look(experiment: Experiment, upToStep: number): void {
    if (experiment !== this.#experiment || experiment.current !== this.#branch) this.#begin(experiment);
    for (; this.#seen === null && this.#nextStep <= upToStep; this.#nextStep++) {
      const left = stepsSeen(experiment, this.#nextStep).find(({ side }) => side === 0);
      if (left === undefined || this.#reading?.see(left) !== true) continue;
      const outcome = this.#reading.outcome();
      const [option = null] = optionsFor(this.#prediction, outcome, left.choice);
      const measured = this.#reading.measured?.() ?? {};
      this.#seen = { step: this.#nextStep, outcome, measured, option };
    }
  }

  #begin(experiment: Experiment): void {
    const [choice] = experiment.choices;
    this.#experiment = experiment;
    this.#branch = experiment.current;
    this.#reading = choice === undefined ? null : this.#prediction.read(choice);
    this.#nextStep = 1;
    this.#seen = null;
  }
}
