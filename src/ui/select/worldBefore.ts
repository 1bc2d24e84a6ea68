// The world one step earlier: what a step has changed is what differs from it.
import type { Simulation, World } from '../../engine/index.ts';

/** Null at the beginning. The same step gives the same object. */
export function worldBefore({
  simulation,
  step,
}: {
  readonly simulation: Simulation;
  readonly step: number;
}): World | null {
  if (step === 0) return null;
  const known = latest.get(simulation);
  if (known?.step === step - 1) return known;
  const world = simulation.worldAt(step - 1);
  latest.set(simulation, world);
  return world;
}

const latest = new WeakMap<Simulation, World>();
