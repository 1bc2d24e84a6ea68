// How long a visitor waits for a scene's point, by playing it without a page, frame by frame as the page does.
import type { InvariantId } from '../../engine/index.ts';
import { findScenario } from '../../scenarios/catalogue.ts';
import { Experiment } from '../../scenarios/experiment/experiment.ts';
import { recipeBook } from '../../scenarios/recipeBook.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import { advancePlayback } from './advance.ts';
import { loadedMoment } from './loadedMoment.ts';
import type { PlaybackState } from './pacing.ts';

/** What a visitor waits at most. */
export const MOST_SECONDS = 8;

const FRAME_MS = 1000 / 60;
const PATIENCE_MS = 120_000;

interface Opened {
  readonly breaks: InvariantId | null;
  choices(): readonly ScenarioChoice[];
}

/** To a tenth of a second; infinite if it does not come at all. */
export function secondsToPoint(scene: Opened): number {
  const library = { findScenario, book: recipeBook };
  const experiment = new Experiment(scene.choices(), library);
  const { step, pointStep } = loadedMoment(experiment, 'full', scene.breaks);
  let state: PlaybackState = { step, timeMs: experiment.timeAt(step), stretch: null, spentMs: 0 };
  for (let wallMs = 0; wallMs < PATIENCE_MS; wallMs += FRAME_MS) {
    if (state.step >= pointStep) return Math.round(wallMs / 100) / 10;
    const frame = {
      wallMs: FRAME_MS,
      pacing: 'followEvents',
      motion: 'full',
      isOutOfTime: () => false,
    } as const;
    state = advancePlayback(experiment, state, frame).state;
  }
  return Infinity;
}
