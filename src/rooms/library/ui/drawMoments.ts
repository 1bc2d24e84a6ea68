// Draws the small picture of every card of the library: run by the build, for a page that plays nothing to show it.
import '../../../scenarios/library.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { allScenes } from '../../../ui/scenes/scenes.ts';
import { picturedPiece, picturedScene } from '../../../ui/views/thumbnail/picturedLibrary.ts';
import type { Played, ShownMoment } from '../../../ui/views/thumbnail/redMoments.ts';

/** By the ids of what they show. */
export function drawMoments(): Readonly<Record<string, ShownMoment | null>> {
  const scenes = allScenes().filter(({ kind }) => kind !== 'piece');
  const all = [
    ...scenes.map(({ id, choices }) => picturedScene(id, choices)),
    ...museumPieces.map(picturedPiece),
  ];
  return Object.fromEntries(all.map((each) => [each.id, playedOut(each)]));
}

function playedOut(played: Played): ShownMoment | null {
  const steps = played.play();
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
