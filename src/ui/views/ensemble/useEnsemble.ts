// The picture of one ensemble at the playhead, with its title.
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { useShown } from '../../draw/board/useShown.ts';
import { ensemblePicture, type EnsemblePicture } from '../../select/ensemble/ensemblePicture.ts';
import { lockLine } from '../../select/lockLine.ts';
import { useLessonGate } from '../../stores/lessonGate.ts';

interface ShownEnsemble {
  readonly picture: EnsemblePicture;
  readonly title: string;
  readonly subtitle: string;
}

/** Null before there is a world on that side. */
export function useEnsemble(side: WorldSide): ShownEnsemble | null {
  const shown = useShown(side);
  const isLesson = useLessonGate(({ isOn }) => isOn);
  if (shown === null) return null;
  const { view, scenario, choice, promises, title, subtitle } = shown;
  const line = lockLine(scenario, choice);
  const isAboutSessions = isLesson && scenario.views.includes('sessionWheel');
  const options = { ...promises, line, isAboutSessions };
  return { picture: ensemblePicture(view.simulation, view.world, options), title, subtitle };
}
