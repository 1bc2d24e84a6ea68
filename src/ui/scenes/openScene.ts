// Opening scenes beyond the first one.
import { pieceChoices } from '../../scenarios/museum/pieceChoices.ts';
import type { MuseumPiece } from '../../scenarios/scenario/piece.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import { openScene } from '../controls/scene.ts';
import { UNTOLD, loadedMoment, type Opening } from '../playback/loadedMoment.ts';
import { movePlayhead } from '../stores/movePlayhead.ts';
import { fail, getExperiment, useSession } from '../stores/session.ts';
import { openingOf, type Scene } from './scenes.ts';

/** Opens a scene that has a name, at its loaded moment, playing. */
export function openNamed(scene: Scene): void {
  openLoaded(scene.choices(), scene);
}

/** A piece of the museum beside the recipe that holds, under the same commands; or one of the two alone. */
export function openPiece(piece: MuseumPiece, shown: 'both' | 'wrong' | 'right' = 'both'): void {
  openLoaded(pieceChoices(piece, shown), openingOf(piece));
}

/** Where its cast has come and its point is near. */
export function openLoaded(choices: readonly ScenarioChoice[], opening: Opening = UNTOLD): void {
  openScene(choices);
  const experiment = getExperiment();
  if (experiment === null || useSession.getState().failure !== null) return;
  const motion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduced' : 'full';
  try {
    movePlayhead({ step: loadedMoment(experiment, motion, opening).step });
  } catch (error) {
    fail(error, 'step', null);
  }
}
