// A run as goals and predictions see it: step by step, each world's own records.
import type { Experiment, SidedRecord, WorldSide } from '../experiment.ts';
import type { StepSeen } from './lesson.ts';

/** What a merged step led to, in each world it moved. */
export function stepsSeen(experiment: Experiment, step: number): readonly StepSeen[] {
  const records = experiment.recordsAt(step);
  return experiment.choices.flatMap((choice, index) => {
    const side: WorldSide = index === 0 ? 0 : 1;
    const own = records.filter((each) => each.side === side);
    return own.length === 0 ? [] : [seenOn(experiment, side, choice, own)];
  });
}

function seenOn(
  experiment: Experiment,
  side: WorldSide,
  choice: StepSeen['choice'],
  own: readonly SidedRecord[],
): StepSeen {
  const records = own.map(({ record }) => record);
  const worldStep = records[0]?.step ?? 0;
  const world = experiment.worlds[side];
  if (world === undefined) throw new RangeError(`no world ${side}`);
  return {
    side,
    choice,
    records,
    violations: () =>
      world.violations.filter(({ step }) => step === worldStep).map(({ invariant }) => invariant),
    world: () => (worldStep === world.steps ? world.world : world.worldAt(worldStep)),
  };
}
