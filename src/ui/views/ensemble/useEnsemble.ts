// The picture of one ensemble at the playhead, with its title.
import type { WorldSide } from '../../../scenarios/experiment.ts';
import { useWords } from '../../../words/useWords.ts';
import { ensemblePicture, type EnsemblePicture } from '../../select/ensemble/ensemblePicture.ts';
import { useSession } from '../../stores/session.ts';
import { useWorld } from '../../stores/useWorld.ts';
import { worldTitle } from '../picture/worldTitle.ts';

interface ShownEnsemble {
  readonly picture: EnsemblePicture;
  readonly title: string;
  readonly subtitle: string;
}

/** Null before there is a world on that side. */
export function useEnsemble(side: WorldSide): ShownEnsemble | null {
  const words = useWords();
  const view = useWorld(side);
  const scenario = useSession((session) => session.experiment?.scenarios[side]);
  const choice = useSession((session) => session.experiment?.choices[side]);
  if (view === null || scenario === undefined || choice === undefined) return null;
  const options = { invariants: scenario.invariants, expected: scenario.expected(choice.values) };
  const picture = ensemblePicture(view.simulation, view.world, options);
  const { name, more } = worldTitle(choice, words);
  return { picture, title: name, subtitle: more };
}
