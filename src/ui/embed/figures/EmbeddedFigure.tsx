import { lazy } from 'react';
import type { FigureId } from '../../../embed/figures.ts';
import type { EmbedValues } from '../../../embed/parameters.ts';

const HerdFigure = lazy(() => import('./HerdFigure.tsx'));
const FenceFigure = lazy(() => import('./FenceFigure.tsx'));

interface Props {
  readonly figure: FigureId;
  readonly values: EmbedValues;
}

export default function EmbeddedFigure({ figure, values }: Props) {
  switch (figure) {
    case 'herd-figure':
      return <HerdFigure values={values} />;
    case 'fence-figure':
      return <FenceFigure values={values} />;
    default:
      return figure satisfies never;
  }
}
