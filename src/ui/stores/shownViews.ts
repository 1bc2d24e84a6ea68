// Which views stand beside the picture: the scenario's own, until the user chooses.
import { create } from 'zustand';
import type { ViewId } from '../../scenarios/scenario/scenario.ts';
import type { WorldSide } from '../../scenarios/experiment/experiment.ts';
import { useSession } from './session.ts';

/** Null: as the scenario has them. */
const useChosenViews = create<{ readonly chosen: readonly ViewId[] | null }>(() => ({ chosen: null }));

export function useShownViews(side: WorldSide): readonly ViewId[] {
  const own = useSession((session) => session.experiment?.scenarios[side]?.views);
  return useChosenViews(({ chosen }) => chosen) ?? own ?? NONE;
}

/** `null`: as the scenario has them again. */
export function showViews(chosen: readonly ViewId[] | null): void {
  useChosenViews.setState({ chosen });
}

const NONE: readonly ViewId[] = [];
