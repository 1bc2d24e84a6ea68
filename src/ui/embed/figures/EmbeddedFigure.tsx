import type { FigureId } from '../../../embed/figures.ts';
import type { EmbedValues } from '../../../embed/parameters.ts';
import { latePart } from '../../late/latePart.tsx';
import { figurePart } from './figurePart.ts';

const FIGURES = {
  'herd-figure': lazyFigure('herd-figure'),
  'fence-figure': lazyFigure('fence-figure'),
} satisfies Record<FigureId, unknown>;

interface Props {
  readonly figure: FigureId;
  readonly values: EmbedValues;
}

export function EmbeddedFigure({ figure, values }: Props) {
  const Figure = FIGURES[figure];
  return <Figure values={values} />;
}

function lazyFigure(figure: FigureId) {
  return latePart(async () => ({ default: (await figurePart(figure)).Figure }));
}
