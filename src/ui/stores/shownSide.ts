// Which of two worlds is looked at where there is room for one.
import { create } from 'zustand';
import type { WorldSide } from '../../scenarios/experiment/experiment.ts';

const useSide = create<{ readonly side: WorldSide }>(() => ({ side: 0 }));

export function useShownSide(): WorldSide {
  return useSide((state) => state.side);
}

export function shownSide(): WorldSide {
  return useSide.getState().side;
}

export function showSide(side: WorldSide): void {
  useSide.setState({ side });
}
