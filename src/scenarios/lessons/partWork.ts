// What a learner has done in a part of a lesson: enough to do it again, and to see that it is so.
import type { Experiment, Playhead } from '../experiment/experiment.ts';
import type { LinkCommand } from '../link/permalink.ts';
import type { ParameterValues } from '../scenario/scenario.ts';

export interface PartWork {
  /** The first answer for each setting. */
  readonly answers: readonly { readonly set: ParameterValues; readonly option: string }[];
  /** The runs that reached something of the goal, in their order. */
  readonly runs: readonly PartRun[];
  /** The solution was played for her. */
  readonly isShown: boolean;
}

/** A run of the part's scene up to where it reached something. */
export interface PartRun {
  readonly set: ParameterValues;
  readonly commands: readonly LinkCommand[];
  readonly playhead: Playhead;
  /** The trace hash of all worlds there. */
  readonly hash: string;
  /** The program that ran, where one is to be mended. */
  readonly code?: string;
}

export const NO_WORK: PartWork = { answers: [], runs: [], isShown: false };

export function runUpTo(experiment: Experiment, set: ParameterValues, step: number): PartRun {
  const commands = experiment.commands
    .filter(({ afterStep }) => afterStep < step)
    .map(({ command, afterStep, atMs }) => ({ command, afterStep, atMs }));
  const timeMs = Math.floor(experiment.timeAt(step));
  const code = experiment.choices[0]?.code;
  return {
    set,
    commands,
    playhead: { step, timeMs },
    hash: experiment.hashAt(step),
    ...(code === undefined ? {} : { code }),
  };
}

export function actionsOf({ runs }: PartWork): number {
  return runs.reduce((sum, { commands }) => sum + commands.length, 0);
}

/** In some part the page has played the way to the goal: what was used and reached there may be the page's. */
export function isSolutionPlayed(parts: readonly PartWork[]): boolean {
  return parts.some(({ isShown }) => isShown);
}
