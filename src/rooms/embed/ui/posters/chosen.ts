// One world of an experiment with what it was made from.
import type { Experiment } from '../../../../scenarios/experiment/experiment.ts';

export function chosen({ worlds, scenarios, choices }: Experiment, side: number) {
  const [simulation, scenario, choice] = [worlds[side], scenarios[side], choices[side]];
  if (simulation === undefined || scenario === undefined || choice === undefined)
    throw new RangeError(`the experiment has no world ${side}`);
  return { simulation, scenario, choice };
}
