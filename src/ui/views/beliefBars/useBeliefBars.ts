import { useMemo } from 'react';
import { beliefBars, type BeliefBars } from '../../select/beliefBars.ts';
import type { Scene } from '../../draw/view/useScene.ts';

/** Read anew when more was shown, not for every frame of the clock. */
export function useBeliefBars(scene: Scene | null): BeliefBars | null {
  const simulation = scene?.view.simulation ?? null;
  const lock = scene?.line ?? null;
  const shownStep = scene?.shown.step ?? 0;
  return useMemo(() => {
    if (simulation === null || lock === null) return null;
    return beliefBars(simulation.trace, [...simulation.world.clients.keys()], lock, shownStep);
  }, [simulation, lock, shownStep]);
}
