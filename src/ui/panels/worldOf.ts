// The world that a violation is told of: that of now while it lasts; once it is over, that in which it began.
import type { Violation, World } from '../../engine/index.ts';
import type { WorldView } from '../stores/useWorld.ts';

export function worldOf(view: WorldView, violation: Violation | null): World {
  if (violation === null || violation.until === null || violation.until > view.step) return view.world;
  const known = begun.get(violation);
  const world = known?.simulation === view.simulation ? known.world : view.simulation.worldAt(violation.step);
  begun.set(violation, { simulation: view.simulation, world });
  return world;
}

/** Looking back replays a part of the run, which a card that is drawn at each step does not do each time. */
const begun = new WeakMap<
  Violation,
  { readonly simulation: WorldView['simulation']; readonly world: World }
>();
