// Draws everything an embed can show, as the engine has it: run by the build, for the time before a reader asks for the lab
// itself.
import { FIGURES, pictureName } from '../../../../embed/figures.ts';
import { listScenes } from '../sceneOf.ts';
import { figurePoster } from './figurePosters.tsx';
import { oneBelowTheOther, sideBySide } from './PosterSheet.tsx';
import { scenePoster } from './scenePosters.tsx';

/** SVG files by the ids of what they show; `-narrow` behind it: for a phone. */
export function drawPosters(): Readonly<Record<string, string>> {
  const scenes = Object.values(listScenes())
    .flat()
    .map((id) => ({ name: pictureName(id), wide: scenePoster(id), narrow: null }));
  const figures = FIGURES.map((id) => ({
    name: id,
    wide: figurePoster(id, 'wide'),
    narrow: figurePoster(id, 'narrow'),
  }));
  return Object.fromEntries(
    [...scenes, ...figures].flatMap(({ name, wide, narrow }) => [
      [name, sideBySide(wide)],
      [`${name}-narrow`, oneBelowTheOther(narrow ?? wide)],
    ]),
  );
}
