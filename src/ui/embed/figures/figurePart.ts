// A figure's scene and what draws it, loaded together.
import type { ComponentType } from 'react';
import type { FigureId } from '../../../embed/figures.ts';
import type { EmbedProblem, EmbedValues } from '../../../embed/parameters.ts';

export interface FigurePart {
  /** Shows its first moment; answers with what was not understood. */
  readonly show: (values: EmbedValues) => readonly EmbedProblem[];
  readonly Figure: ComponentType<{ readonly values: EmbedValues }>;
}

export function figurePart(figure: FigureId): Promise<FigurePart> {
  switch (figure) {
    case 'herd-figure':
      return import('./herdPart.ts');
    case 'fence-figure':
      return import('./fencePart.ts');
    default:
      return figure satisfies never;
  }
}
