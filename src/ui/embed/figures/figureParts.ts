// The first two figures: their scenes and what draws them.
import type { ComponentType } from 'react';
import type { EmbedProblem, EmbedValues } from '../../../embed/parameters.ts';
import { FenceFigure } from './FenceFigure.tsx';
import { showFence } from './fenceScene.ts';
import { HerdFigure } from './HerdFigure.tsx';
import { showHerd } from './herdScene.ts';

export interface FigurePart {
  /** Shows its first moment; answers with what was not understood. */
  readonly show: (values: EmbedValues) => readonly EmbedProblem[];
  readonly Figure: ComponentType<{ readonly values: EmbedValues }>;
}

export const FIGURE_PARTS: Readonly<Record<'herd-figure' | 'fence-figure', FigurePart>> = {
  'herd-figure': { show: showHerd, Figure: HerdFigure },
  'fence-figure': { show: showFence, Figure: FenceFigure },
};
