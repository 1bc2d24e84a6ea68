// What draws an embed's scene: a figure is a small thing by itself, everything else is drawn by the lab.
import { figureIn } from '../../embed/figures.ts';
import type { EmbedValues } from '../../embed/parameters.ts';
import { figurePart } from './figures/figurePart.ts';

/** Fetches it, so that it is there when it is to be drawn. */
export async function loadShown(values: EmbedValues): Promise<void> {
  const figure = figureIn(values);
  await (figure === null ? import('./EmbeddedLab.tsx') : figurePart(figure));
}
