// The commands a scenario's script has given, world by world.
import type { Command } from '../../engine/index.ts';
import type { Experiment, WorldSide } from '../../scenarios/experiment/experiment.ts';
import { traceReader } from '../select/readTrace.ts';

export interface ScriptCommand {
  readonly side: WorldSide;
  readonly command: Command;
  /** The merged step that gave it. */
  readonly step: number;
  readonly timeMs: number;
}

/** In the part of the run that was shown. */
export function scriptCommands(experiment: Experiment): readonly ScriptCommand[] {
  return experiment.worlds.flatMap((world, index) => {
    const side: WorldSide = index === 0 ? 0 : 1;
    return given(world.trace).flatMap(({ command, step: worldStep, timeMs }) => {
      const step = experiment.momentOfWorldStep(side, worldStep)?.step ?? Infinity;
      return step <= experiment.shownStep ? [{ side, command, step, timeMs }] : [];
    });
  });
}

interface Given {
  readonly command: Command;
  readonly step: number;
  readonly timeMs: number;
}

const given = traceReader(
  (): Given[] => [],
  (commands, record) => {
    if (record.actor !== 'conductor') return;
    commands.push({ command: record.meant ?? record.command, step: record.step, timeMs: record.timeMs });
  },
  ['command.given'],
);
