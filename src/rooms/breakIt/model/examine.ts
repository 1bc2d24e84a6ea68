// The examination of a program that is to be mended: whether it does its work where nothing goes wrong, whether a search of so many runs
// finds an invariant violated, and whether every surviving client comes to what it should in trials that the page does not show.
import type { InvariantId } from '../../../engine/index.ts';
import type { ScenarioLibrary } from '../../../scenarios/experiment/experiment.ts';
import { scenarioOf } from '../../../scenarios/experiment/twins.ts';
import type { Coach, Exam, RepairMilestone } from '../../../scenarios/lessons/repair.ts';
import { claimsOf } from '../../../scenarios/scenario/claims.ts';
import type { Scenario, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { Search, type FoundRun, type Tried } from './search.ts';
import { isHarm } from './trials/duty.ts';
import { isWithoutFault, trialOf } from './trials/trial.ts';
import { failedTrial, type FailedTrial } from './trials/trialRun.ts';

/** Examines at once. The same code is examined once. */
export function coachOf(library: ScenarioLibrary): Coach {
  const known = new Map<string, readonly RepairMilestone[]>();
  return (choice, exam) => {
    const key = JSON.stringify([choice, exam]);
    const found = known.get(key) ?? examined(new Examination(choice, exam, library));
    known.set(key, found);
    return found;
  };
}

function examined(examination: Examination): readonly RepairMilestone[] {
  while (examination.advance() !== 'done');
  return examination.reached;
}

/** One run after the other. */
export class Examination {
  readonly #choice: ScenarioChoice;
  readonly #exam: Exam;
  readonly #library: ScenarioLibrary;
  readonly #scenario: Scenario;
  readonly #claims: readonly InvariantId[];
  readonly #search: Search;
  readonly #work: Generator<'searching', undefined>;
  #works = false;
  #trials = 0;
  #failed: FailedTrial | null = null;

  constructor(choice: ScenarioChoice, exam: Exam, library: ScenarioLibrary) {
    this.#choice = choice;
    this.#exam = exam;
    this.#library = library;
    this.#scenario = scenarioOf(choice, library);
    this.#claims = claimsOf(this.#scenario, choice.values);
    const { seed, allow, runs } = exam;
    const order = { scenario: this.#scenario, choice, book: library.book, claims: this.#claims };
    this.#search = new Search({ ...order, seed, allow, runs });
    this.#work = this.#examine();
  }

  /** One run more. */
  advance(): 'searching' | 'done' {
    return this.#work.next().done === true ? 'done' : 'searching';
  }

  /** What the program has come to, once it is done. */
  get reached(): readonly RepairMilestone[] {
    if (!this.#works) return [];
    if (this.found !== null || (this.#failed !== null && isHarm(this.#failed.failure))) return ['works'];
    return this.#failed === null ? ['works', 'holds', 'everyone'] : ['works', 'holds'];
  }

  get runs(): number {
    return this.#search.tried.runs + this.#trials;
  }

  get tried(): Tried {
    return this.#search.tried;
  }

  /** By the search: the fewest commands that violate an invariant. */
  get found(): FoundRun | null {
    return this.#search.found;
  }

  /** The trial that it failed; of several, one that does harm, or else the first. */
  get failed(): FailedTrial | null {
    return this.#failed;
  }

  *#examine(): Generator<'searching', undefined> {
    this.#failed = this.#try(0, 'onlyItsWork');
    this.#works = this.#failed === null;
    yield 'searching';
    if (!this.#works) return;
    while (this.#search.advance() !== 'done') yield 'searching';
    if (this.found !== null) return;
    for (let trial = 0; trial < this.#exam.trials; trial++) {
      const failed = this.#try(trial, 'all');
      this.#trials++;
      this.#failed = this.#failed ?? failed;
      if (failed !== null && isHarm(failed.failure)) {
        this.#failed = failed;
        return;
      }
      yield 'searching';
    }
  }

  #try(index: number, what: 'onlyItsWork' | 'all'): FailedTrial | null {
    return failedTrial({
      scenario: this.#scenario,
      book: this.#library.book,
      claims: this.#claims,
      duty: this.#exam.duty,
      trial: trialOf(this.#choice, this.#exam, index),
      isWithoutFault: what === 'all' && isWithoutFault(index),
    });
  }
}
