// The world that a violation is told of: that of now while it lasts; once it is over, that of the moment in which it began.
import type { Simulation, Violation, World } from '../../engine/index.ts';
import type { WorldView } from '../stores/useWorld.ts';

export function worldOf({ world, simulation, step }: WorldView, violation: Violation | null): World {
  const lasts = violation === null || violation.until === null || violation.until > step;
  return lasts ? world : worldBegun(violation, simulation);
}

export function worldBegun(violation: Violation, simulation: Simulation): World {
  const known = begun.get(violation);
  const world =
    known?.simulation === simulation ? known.world : simulation.worldAt(endOfMoment(violation, simulation));
  begun.set(violation, { simulation, world });
  return world;
}

/** The last step that took no time after it: what a program has called before it claims is under way by then. */
function endOfMoment({ step, until, timeMs }: Violation, simulation: Simulation): number {
  const last = Math.min(simulation.steps, (until ?? Infinity) - 1);
  let end = step;
  while (end < last && simulation.timeAt(end + 1) === timeMs) end++;
  return end;
}

/** Looking back replays a part of the run, which what is drawn at each step does not do each time. */
const begun = new WeakMap<Violation, { readonly simulation: Simulation; readonly world: World }>();
