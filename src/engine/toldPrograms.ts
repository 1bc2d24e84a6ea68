// Programs that run elsewhere, in a simulation of the same setup that is ahead of this one: what they did there is told, in its order, and
// is what they do here. A step is taken once that simulation is known to have taken it.
import type { Violation } from './invariants/invariant.ts';
import { foundBy } from './invariants/foundBy.ts';
import type { Command } from './model/command.ts';
import type { ClientId } from './model/ids.ts';
import type { Yielded } from './model/op.ts';
import type { ProgramName } from './client/generators.ts';

/** What a program did when it was resumed. */
export interface ToldAnswer {
  readonly client: ClientId;
  readonly thread: number;
  readonly yielded: Yielded;
}

/** The simulation that is ahead. */
export interface AheadOf {
  /** More is needed soon: only steps up to there are known. */
  want(knownSteps: number): void;
  /** After that step this command was given, and all that was told beyond it is void. */
  give(command: Command, atMs: number, afterStep: number): void;
  /** Another simulation goes on from after that step, as this one does; `found` by then. */
  fork(afterStep: number, found: readonly Violation[]): ToldPrograms;
  /** Nobody will ask again. */
  release(): void;
}

/** So many steps before the end of what is known more is asked for. */
const ASK_BEFORE = 1000;

export class ToldPrograms {
  readonly #ahead: AheadOf;
  #answers: ToldAnswer[] = [];
  #taken = 0;
  #knownSteps: number;
  #found: readonly Violation[];
  #failure: string | null = null;
  #isEnded = false;

  constructor(ahead: AheadOf, knownSteps: number, found: readonly Violation[] = []) {
    this.#ahead = ahead;
    this.#knownSteps = knownSteps;
    this.#found = found;
  }

  /** What came of all steps up to that one. `found`: what the programs' own invariants found in all of the run. */
  tell(steps: number, answers: readonly ToldAnswer[], found: readonly Violation[]): void {
    this.#answers = [...this.#answers.slice(this.#taken), ...answers];
    this.#taken = 0;
    this.#knownSteps = steps;
    this.#found = found;
  }

  /** What their own invariants, which are asked where the programs run, found. The same list until more is told. */
  get found(): readonly Violation[] {
    return this.#found;
  }

  /** The run ahead met a state that cannot be. */
  fail(message: string): void {
    this.#failure = message;
  }

  /** Nothing more will be told. */
  end(): void {
    this.#isEnded = true;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Whether a step can be taken. Throws where the run ahead failed before it. */
  knows(step: number): boolean {
    if (step > this.#knownSteps && this.#failure !== null) throw new Error(this.#failure);
    if (step + ASK_BEFORE > this.#knownSteps) this.#ahead.want(this.#knownSteps);
    return step <= this.#knownSteps;
  }

  resume(client: ClientId, program: Pick<ProgramName, 'id'>): Yielded {
    const answer = this.#answers[this.#taken++];
    if (answer === undefined || answer.client !== client || answer.thread !== program.id) {
      const other = answer === undefined ? 'nothing' : `${answer.client} thread ${answer.thread}`;
      throw new Error(`the run ahead told of ${other} where ${client} thread ${program.id} goes on`);
    }
    return answer.yielded;
  }

  /** A command is no program's doing: its step can be taken at once. */
  give(command: Command, atMs: number, afterStep: number): void {
    this.#ahead.give(command, atMs, afterStep);
    this.#answers = [];
    this.#taken = 0;
    this.#knownSteps = afterStep + 1;
    this.#found = foundBy(afterStep, this.#found);
  }

  forkAt(step: number): ToldPrograms {
    return this.#ahead.fork(step, foundBy(step, this.#found));
  }

  drop(): void {}

  dropAll(): void {
    this.#ahead.release();
  }
}
