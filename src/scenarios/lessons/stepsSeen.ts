// A run as goals and predictions see it: step by step, each world's own records.
import type { InvariantId, Simulation, TraceRecord, World } from '../../engine/index.ts';
import type { Experiment, WorldSide } from '../experiment/experiment.ts';
import type { ScenarioChoice } from '../scenario/scenario.ts';
import type { StepSeen } from './lesson.ts';

/** What a merged step led to, in each world it moved. */
export function stepsSeen(experiment: Experiment, step: number): readonly StepSeen[] {
  const { worldSteps } = experiment.moment(step);
  const before = experiment.moment(step - 1).worldSteps;
  return experiment.choices.flatMap((choice, index) => {
    const side: WorldSide = index === 0 ? 0 : 1;
    const world = experiment.worlds[side];
    const worldStep = worldSteps[side];
    if (world === undefined || worldStep === undefined || worldStep === before[side]) return [];
    return [stepSeenOn(world, side, choice, worldStep)];
  });
}

/** What a world's own step led to. */
export function stepSeenOn(
  world: Simulation,
  side: WorldSide,
  choice: ScenarioChoice,
  worldStep: number,
): StepSeen {
  return new WorldStep(world, side, choice, worldStep);
}

/** A class, since a run has thousands: what is not asked for costs nothing. */
class WorldStep implements StepSeen {
  readonly side: WorldSide;
  readonly choice: ScenarioChoice;
  readonly records: readonly TraceRecord[];
  readonly #world: Simulation;
  readonly #step: number;

  constructor(world: Simulation, side: WorldSide, choice: ScenarioChoice, step: number) {
    this.side = side;
    this.choice = choice;
    this.records = world.recordsOf(step);
    this.#world = world;
    this.#step = step;
  }

  violations(): readonly InvariantId[] {
    return this.#world.violations.filter(({ step }) => step === this.#step).map(({ invariant }) => invariant);
  }

  world(): World {
    return this.#step === this.#world.steps ? this.#world.world : this.#world.worldAt(this.#step);
  }
}
