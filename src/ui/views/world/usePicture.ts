// The picture of one world at the playhead, with its title.
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { lineOf } from '../../select/line.ts';
import { worldPicture, type WorldPicture } from './worldPicture.ts';
import { useShown } from '../../draw/board/useShown.ts';

export interface ShownPicture {
  readonly picture: WorldPicture;
  readonly title: string;
  readonly subtitle: string;
}

/** Null before there is a world on that side. */
export function usePicture(side: WorldSide): ShownPicture | null {
  const shown = useShown(side);
  if (shown === null) return null;
  const { view, scenario, choice, promises, title, subtitle } = shown;
  const options = { lock: lineOf(scenario, choice), ...promises };
  return { picture: worldPicture(view.simulation, view.world, options), title, subtitle };
}
