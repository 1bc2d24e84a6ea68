// One world as it is at the playhead. The same step gives the same object, so a view renders once a step of its own world, and once more
// where what is violated there becomes known later.
import type { Simulation, Violation, World } from '../../engine/index.ts';
import type { WorldSide } from '../../scenarios/experiment/experiment.ts';
import { getExperiment, useSession } from './session.ts';
import { shelfStepOf, usePlayhead } from './playhead.ts';

export interface WorldView {
  readonly side: WorldSide;
  /** A fork nobody writes. */
  readonly world: World;
  readonly simulation: Simulation;
  /** Steps this world has taken: world n is the world after its step n. */
  readonly step: number;
  /** The time of that step; the clock on the page is the playhead's. */
  readonly timeMs: number;
}

/** The shelf need not follow every step of a run that plays. */
type Place = 'picture' | 'shelf';

/** Null before an experiment is loaded, and for the right side of a single one. */
export function useWorld(side: WorldSide, place: Place = 'picture'): WorldView | null {
  const simulation = useSession((session) => session.experiment?.worlds[side]);
  useSession((session) => session.experiment?.worlds[side]?.violations);
  return usePlayhead((playhead) => {
    const step = place === 'shelf' ? shelfStepOf(playhead) : playhead.step;
    return simulation ? viewAt(side, simulation, step, place) : null;
  });
}

/** The same outside React. */
export function worldNow(side: WorldSide): WorldView | null {
  const simulation = getExperiment()?.worlds[side];
  return simulation ? viewAt(side, simulation, usePlayhead.getState().step, 'picture') : null;
}

interface Latest {
  readonly view: WorldView;
  /** As known when it was made. */
  readonly violations: readonly Violation[];
}

/** The view last made of each simulation for either place. */
const latest = {
  picture: new WeakMap<Simulation, Latest>(),
  shelf: new WeakMap<Simulation, Latest>(),
};

function viewAt(side: WorldSide, simulation: Simulation, mergedStep: number, place: Place): WorldView | null {
  const experiment = getExperiment();
  if (experiment === null || experiment.worlds[side] !== simulation) return null;
  const moment = experiment.moment(Math.min(mergedStep, experiment.steps));
  const step = moment.worldSteps[side] ?? 0;
  const { violations } = simulation;
  const known = [latest[place], latest.picture]
    .map((views) => views.get(simulation))
    .find((each) => each?.view.step === step && each.violations === violations) ?? {
    view: { side, world: simulation.worldAt(step), simulation, step, timeMs: simulation.timeAt(step) },
    violations,
  };
  latest[place].set(simulation, known);
  return known.view;
}
