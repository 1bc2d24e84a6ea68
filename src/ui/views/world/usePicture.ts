// The picture of one world at the playhead, with its title.
import type { WorldSide } from '../../../scenarios/experiment.ts';
import { useWords } from '../../../words/useWords.ts';
import { lineOf } from '../../select/line.ts';
import { worldPicture, type WorldPicture } from '../../select/worldPicture.ts';
import { useSession } from '../../stores/session.ts';
import { useWorld } from '../../stores/useWorld.ts';
import { worldTitle } from '../picture/worldTitle.ts';

export interface ShownPicture {
  readonly picture: WorldPicture;
  readonly title: string;
  readonly subtitle: string;
}

/** Null before there is a world on that side. */
export function usePicture(side: WorldSide): ShownPicture | null {
  const words = useWords();
  const view = useWorld(side);
  const scenario = useSession((session) => session.experiment?.scenarios[side]);
  const choice = useSession((session) => session.experiment?.choices[side]);
  if (view === null || scenario === undefined || choice === undefined) return null;
  const { invariants } = scenario;
  const options = { lock: lineOf(scenario, choice), invariants, expected: scenario.expected(choice.values) };
  const picture = worldPicture(view.simulation, view.world, options);
  const { name, more } = worldTitle(choice, words);
  return { picture, title: name, subtitle: more };
}
