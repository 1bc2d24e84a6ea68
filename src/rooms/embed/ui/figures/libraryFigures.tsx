// The figures beyond the first, with the scenarios that they need.
import type { FigureId } from '../../../../embed/figures.ts';
import type { FilmId } from './filmRun.ts';
import type { FigurePart } from './figureParts.ts';
import { ClaimFigure, claimStoryOf } from './ClaimFigure.tsx';
import { FenceFigure } from './FenceFigure.tsx';
import { showFence } from './fenceScene.ts';
import { FilmFigure, filmStoryOf } from './FilmFigure.tsx';
import { showStory } from './storyScene.ts';

export const LIBRARY_FIGURES: Readonly<Record<Exclude<FigureId, 'herd-figure'>, FigurePart>> = {
  'fence-figure': { show: showFence, Figure: FenceFigure },
  'failover-figure': filmPart('failover-figure'),
  'partition-figure': filmPart('partition-figure'),
  'queue-figure': {
    show: (values) => showStory('queue-figure', values, claimStoryOf),
    Figure: ClaimFigure,
  },
};

function filmPart(id: FilmId): FigurePart {
  return {
    show: (values) => showStory(id, values, (switched, seed) => filmStoryOf(id, switched, seed)),
    Figure: ({ values }) => <FilmFigure id={id} values={values} />,
  };
}
