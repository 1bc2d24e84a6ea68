// Opening what an address names: a part of a lesson, or a museum piece at its red moment.
import '../../scenarios/all.ts';
import { findLesson } from '../../scenarios/lessons/lessons.ts';
import { museumPieces } from '../../scenarios/museum/museum.ts';
import { runToRedMoment } from '../../scenarios/museum/redMoment.ts';
import type { NamedLink } from '../../scenarios/namedLink.ts';
import { openPiece } from '../controls/lateScenes.ts';
import { takePart } from '../lesson/lessonRun.ts';
import { pause } from '../playback/transport.ts';
import { movePlayhead } from '../stores/movePlayhead.ts';
import { getExperiment, useSession } from '../stores/session.ts';

/** Answers whether it is shown; if there is no such thing, the session says so. */
export function openNamed(link: NamedLink): boolean {
  const isOpen = link.kind === 'lesson' ? openLesson(link.id, link.part) : openMuseum(link.id);
  const linkError = isOpen ? null : ({ code: 'unknownScenario', scenario: link.id } as const);
  useSession.setState({ linkError });
  return isOpen;
}

function openLesson(id: string, partId: string | null): boolean {
  const lesson = findLesson(id);
  const partIndex = partId === null ? 0 : (lesson?.parts.findIndex((part) => part.id === partId) ?? -1);
  if (lesson === undefined || partIndex === -1) return false;
  takePart(lesson, partIndex);
  return true;
}

/** A failure of the engine on the way there is for the page to tell when it plays. */
function openMuseum(id: string): boolean {
  const piece = museumPieces.find((each) => each.id === id);
  if (piece === undefined) return false;
  openPiece(piece);
  pause();
  const experiment = getExperiment();
  if (experiment !== null && runToRedMoment(experiment, piece)) movePlayhead(experiment.head);
  return true;
}
