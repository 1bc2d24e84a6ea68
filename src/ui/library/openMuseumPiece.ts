import { museumPieces } from '../../scenarios/museum/museum.ts';
import { runToRedMoment } from '../../scenarios/museum/redMoment.ts';
import { openPiece } from './libraryScenes.ts';
import { pause } from '../playback/transport.ts';
import { movePlayhead } from '../stores/movePlayhead.ts';
import { getExperiment } from '../stores/session.ts';

/**
 * Opens a museum piece at its red moment; false if there is none of that name. A failure of the engine on the way there is for
 * the page to tell when it plays.
 */
export function openMuseumPiece(id: string): boolean {
  const piece = museumPieces.find((each) => each.id === id);
  if (piece === undefined) return false;
  openPiece(piece);
  pause();
  const experiment = getExperiment();
  if (experiment !== null && runToRedMoment(experiment, piece)) movePlayhead(experiment.head);
  return true;
}
