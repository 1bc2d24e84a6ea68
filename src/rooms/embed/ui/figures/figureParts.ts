// The first figure: its scene and what draws it.
import type { ComponentType } from 'react';
import type { EmbedProblem, EmbedValues } from '../../../../embed/parameters.ts';
import { HerdFigure } from './HerdFigure.tsx';
import { showHerd } from './herdScene.ts';

export interface FigurePart {
  /** Shows its first moment; answers with what was not understood. */
  readonly show: (values: EmbedValues) => readonly EmbedProblem[];
  readonly Figure: ComponentType<{ readonly values: EmbedValues }>;
}

export const HERD_FIGURE_PART: FigurePart = { show: showHerd, Figure: HerdFigure };
