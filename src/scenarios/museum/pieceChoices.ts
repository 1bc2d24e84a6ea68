// A piece of the museum as what a run is chosen by.
import { sideChoice } from '../pairs.ts';
import type { MuseumPiece } from '../scenario/piece.ts';
import type { ScenarioChoice } from '../scenario/scenario.ts';

/** Its wrong side and its right one, told the same story; or one of the two alone. */
export function pieceChoices(
  { wrong, right, seed, clients, id }: MuseumPiece,
  shown: 'both' | 'wrong' | 'right' = 'both',
): readonly ScenarioChoice[] {
  const sides = shown === 'both' ? [wrong, right] : [shown === 'wrong' ? wrong : right];
  return sides.map((side) => sideChoice({ ...side, values: { ...side.values, story: id } }, seed, clients));
}
