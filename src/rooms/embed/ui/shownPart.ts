// What draws an embed's scene: a figure is a small thing by itself, everything else is drawn by the lab.
import { figureIn, type FigureId } from '../../../embed/figures.ts';
import type { EmbedValues } from '../../../embed/parameters.ts';
import type { FigurePart } from './figures/figureParts.ts';

export const embeddedLab = () => import('./EmbeddedLab.tsx');

export async function figurePart(figure: FigureId): Promise<FigurePart> {
  if (figure === 'herd-figure') return (await import('./figures/figureParts.ts')).HERD_FIGURE_PART;
  return (await import('./figures/libraryFigures.tsx')).LIBRARY_FIGURES[figure];
}

/** Fetches it, so that it is there when it is to be drawn. */
export async function loadShown(values: EmbedValues): Promise<void> {
  const figure = figureIn(values);
  await (figure === null ? embeddedLab() : figurePart(figure));
}
