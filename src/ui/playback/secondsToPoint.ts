// How long a visitor waits for a scene's point, and until nothing more comes, by playing it without a page, frame by frame as
// the page does.
import { findScenario } from '../../scenarios/catalogue.ts';
import { Experiment } from '../../scenarios/experiment/experiment.ts';
import { recipeBook } from '../../scenarios/recipeBook.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import { advancePlayback } from './advance.ts';
import { loadedMoment, type LoadedMoment, type Opening } from './loadedMoment.ts';
import type { PlaybackState, PlaybackStatus } from './pacing.ts';

/** What a visitor waits at most. */
const MOST_SECONDS = 8;
/** Some pieces are only understood from their cause on. */
const MOST_FROM_CAUSE_SECONDS = 45;

export function mostSeconds({ opensBefore }: Pick<Opening, 'opensBefore'>): number {
  return opensBefore === undefined ? MOST_SECONDS : MOST_FROM_CAUSE_SECONDS;
}

const FRAME_MS = 1000 / 60;
/** The end is asked for a whole room at once: to a second is enough. */
const COARSE_FRAME_MS = 500;
const PATIENCE_MS = 120_000;

interface Openable extends Opening {
  choices(): readonly ScenarioChoice[];
}

/** The experiment keeps what it has simulated: both questions are answered with one run. */
export interface LoadedScene extends LoadedMoment {
  readonly experiment: Experiment;
}

export function loadedScene(scene: Openable): LoadedScene {
  const experiment = new Experiment(scene.choices(), { findScenario, book: recipeBook });
  return { experiment, ...loadedMoment(experiment, 'full', scene) };
}

/** To a tenth of a second; infinite if it does not come at all. */
export function secondsToPoint({ experiment, step, pointStep }: LoadedScene): number {
  const wallMs = wallMsUntil(experiment, step, FRAME_MS, PATIENCE_MS, ({ state }) => state.step >= pointStep);
  return Math.round(wallMs / 100) / 10;
}

/** In whole seconds, until a scene that nobody touches comes to rest; infinite if it does not within `patienceSeconds`. */
export function secondsToRest({ experiment, step }: LoadedScene, patienceSeconds: number): number {
  const isAtRest = ({ status }: Played) => status === 'resting';
  return Math.ceil(wallMsUntil(experiment, step, COARSE_FRAME_MS, patienceSeconds * 1000, isAtRest) / 1000);
}

interface Played {
  readonly state: PlaybackState;
  readonly status: PlaybackStatus;
}

function wallMsUntil(
  experiment: Experiment,
  step: number,
  frameMs: number,
  patienceMs: number,
  isOver: (played: Played) => boolean,
): number {
  const frame = {
    wallMs: frameMs,
    pacing: 'followEvents',
    motion: 'full',
    isOutOfTime: () => false,
  } as const;
  let played: Played = {
    state: { step, timeMs: experiment.timeAt(step), stretch: null, spentMs: 0 },
    status: 'moving',
  };
  for (let wallMs = 0; wallMs < patienceMs; wallMs += frameMs) {
    if (isOver(played)) return wallMs;
    played = advancePlayback(experiment, played.state, frame);
  }
  return Infinity;
}
