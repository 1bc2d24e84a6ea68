// How long a visitor waits for a scene's point, and until nothing more comes, by playing it without a page, frame by frame as
// the page does.
import { findScenario } from '../../scenarios/catalogue.ts';
import { Experiment } from '../../scenarios/experiment/experiment.ts';
import { recipeBook } from '../../scenarios/recipeBook.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import { advancePlayback } from './advance.ts';
import { loadedMoment, type Opening } from './loadedMoment.ts';
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

interface Opened extends Opening {
  choices(): readonly ScenarioChoice[];
}

/** To a tenth of a second; infinite if it does not come at all. */
export function secondsToPoint(scene: Opened): number {
  const { experiment, step, pointStep } = openedScene(scene);
  const wallMs = wallMsUntil(experiment, step, FRAME_MS, PATIENCE_MS, ({ state }) => state.step >= pointStep);
  return Math.round(wallMs / 100) / 10;
}

/** In whole seconds, until a scene that nobody touches comes to rest; infinite if it does not within `patienceSeconds`. */
export function secondsToRest(scene: Opened, patienceSeconds: number): number {
  const { experiment, step } = openedScene(scene);
  const isAtRest = ({ status }: Played) => status === 'resting';
  return Math.ceil(wallMsUntil(experiment, step, COARSE_FRAME_MS, patienceSeconds * 1000, isAtRest) / 1000);
}

function openedScene(scene: Opened) {
  const experiment = new Experiment(scene.choices(), { findScenario, book: recipeBook });
  return { experiment, ...loadedMoment(experiment, 'full', scene) };
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
