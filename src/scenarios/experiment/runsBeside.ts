// Two runs beside each other on one clock: two branches of one run, or a run and another person's. Each keeps its own commands; what is
// done from then on goes to both. In slices, as its caller decides.
import type { Command } from '../../engine/index.ts';
import type { ScenarioChoice } from '../scenario/scenario.ts';
import type { Branch } from './branch.ts';
import { Experiment } from './experiment.ts';
import type { Moment, WorldSide } from './moment.ts';
import { nextMover } from './twins.ts';
import type { ExperimentOptions, ScenarioLibrary } from './twins.ts';

/** What was done in one world, and what that world is chosen by. */
export interface Run {
  readonly choice: ScenarioChoice;
  readonly commands: readonly RunCommand[];
}

interface RunCommand {
  readonly command: Command;
  /** Steps the world had taken before it. */
  readonly afterStep: number;
  readonly atMs: number;
}

/** One world of a branch as a run of its own. */
export function runOf(choice: ScenarioChoice, { commands }: Pick<Branch, 'commands'>, side: WorldSide): Run {
  return {
    choice,
    commands: commands
      .filter((given) => given.side === undefined || given.side === side)
      .map(({ command, worldSteps, atMs }) => ({ command, afterStep: worldSteps[side] ?? 0, atMs })),
  };
}

export type BesideState =
  | { readonly kind: 'running'; readonly doneMs: number; readonly totalMs: number }
  | { readonly kind: 'done'; readonly experiment: Experiment; readonly moment: Moment };

export class RunsBeside {
  readonly #experiment: Experiment;
  /** Those still to come, by world. */
  readonly #due: readonly [RunCommand[], RunCommand[]];
  /** How many more the two have in common. */
  #shared: number;
  readonly #untilMs: number;
  readonly #atMs: number;

  /** `atMs`: the moment that is to be looked at; all that was done later is done too. */
  constructor(
    runs: readonly [Run, Run],
    atMs: number,
    library: ScenarioLibrary,
    options?: ExperimentOptions,
  ) {
    this.#experiment = new Experiment(
      runs.map(({ choice }) => choice),
      library,
      options,
    );
    this.#due = [[...runs[0].commands], [...runs[1].commands]];
    this.#shared = sharedBy(runs);
    const lastMs = runs.map(({ commands }) => commands.at(-1)?.atMs ?? 0);
    this.#atMs = atMs;
    this.#untilMs = Math.max(atMs, ...lastMs);
  }

  /** Goes on by so many steps at most, and by one at least. Throws what the engine asserts. */
  advance(maxSteps: number, isOutOfTime: () => boolean = () => false): BesideState {
    const experiment = this.#experiment;
    for (let taken = 0; taken < maxSteps; taken++) {
      if (taken > 0 && isOutOfTime()) break;
      if (this.#give()) continue;
      const nextAtMs = experiment.nextAtMs();
      const isOver = nextAtMs === null || nextAtMs > this.#untilMs;
      if (!isOver && experiment.advance()) continue;
      if (!isOver && experiment.isWaiting) break;
      return { kind: 'done', experiment, moment: experiment.momentAtTime(this.#atMs) };
    }
    return { kind: 'running', doneMs: experiment.head.timeMs, totalMs: this.#untilMs };
  }

  /** Gives what is due now, to both worlds at once where both have come to it. */
  #give(): boolean {
    const { worlds } = this.#experiment;
    const [left, right] = ([0, 1] as const).map((side) => {
      const command = this.#due[side][0];
      return command?.afterStep === worlds[side]?.steps ? command : undefined;
    });
    if (this.#shared > 0 && left !== undefined && right !== undefined) {
      const { step } = this.#experiment.head;
      const refusals = this.#experiment.give(left.command, { step, timeMs: left.atMs });
      if (refusals.includes(null)) return this.#take(0) && this.#take(1);
    }
    const isLeftFirst = left !== undefined && left.atMs <= (right?.atMs ?? Infinity);
    return isLeftFirst
      ? this.#giveTo(0, left) || this.#giveTo(1, right)
      : this.#giveTo(1, right) || this.#giveTo(0, left);
  }

  /** Not before the other world has come as far as it would by itself. */
  #giveTo(side: WorldSide, due: RunCommand | undefined): boolean {
    if (due === undefined) return false;
    const nextMs = this.#experiment.nextAtMs();
    const isOthersTurn = nextMover(this.#experiment.worlds) === 1 - side;
    if (isOthersTurn && nextMs !== null && nextMs <= due.atMs) return false;
    this.#experiment.giveTo(side, due.command, due.atMs);
    return this.#take(side);
  }

  #take(side: WorldSide): true {
    this.#due[side].shift();
    if (side === 0) this.#shared--;
    return true;
  }
}

/** The same world, and the same done in it, up to the first command that differs. */
function sharedBy([left, right]: readonly [Run, Run]): number {
  if (JSON.stringify(left.choice) !== JSON.stringify(right.choice)) return 0;
  const parting = left.commands.findIndex(
    (command, at) => JSON.stringify(command) !== JSON.stringify(right.commands[at]),
  );
  return parting === -1 ? left.commands.length : parting;
}
