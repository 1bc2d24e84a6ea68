// The last seconds before a moment, frame by frame, as the page plays them: at its pace and speed, gliding or in still pictures.
import type { Experiment, Playhead } from '../../scenarios/experiment/experiment.ts';
import type { PacingMode } from '../stores/preferences.ts';
import { advancePlayback } from './advance.ts';
import { pacingView } from './experimentView.ts';
import { nextStretch, play, type Motion, type PacingView, type PlaybackState } from './pacing.ts';

export interface FilmedSeconds {
  readonly end: Playhead;
  /** As long as they take to play at normal speed. */
  readonly seconds: number;
  readonly speed: number;
  readonly pacing: PacingMode;
  readonly motion: Motion;
  readonly framesASecond: number;
}

/** The last one is the moment itself. There may be fewer seconds than are asked for. */
export function lastSeconds(experiment: Experiment, filmed: FilmedSeconds): readonly Playhead[] {
  const { end, speed, pacing, motion, framesASecond } = filmed;
  const frame = { wallMs: (1000 * speed) / framesASecond, pacing, motion, isOutOfTime: () => false };
  const frames: Playhead[] = [];
  let state = secondsBefore(experiment, filmed);
  while (isBefore(state, end)) {
    frames.push({ step: state.step, timeMs: state.timeMs });
    const next = advancePlayback(experiment, state, frame);
    if (next.status === 'resting') break;
    state = next.state;
  }
  return [...frames, end];
}

function isBefore(state: Playhead, end: Playhead): boolean {
  return state.step < end.step || (state.step === end.step && state.timeMs < end.timeMs);
}

/** The moment from which it takes so many seconds to play to `end`; the beginning of the run if it is not that long. */
export function secondsBefore(
  experiment: Experiment,
  filmed: Omit<FilmedSeconds, 'framesASecond'>,
): PlaybackState {
  const { end, seconds, speed, pacing, motion } = filmed;
  const wallMs = 1000 * seconds * speed;
  if (pacing === 'realTime') {
    const timeMs = Math.max(0, end.timeMs - wallMs);
    return standing(Math.min(experiment.momentAtTime(timeMs).step, end.step), timeMs);
  }
  const view = pacingView(experiment);
  // How far back that is depends on what happens; silence costs little, so one looks twice as far each time.
  for (let steps = STEPS_LOOKED_BACK; ; steps *= 2) {
    const from = Math.max(0, end.step - steps);
    const places = placesBetween(view, standing(from, experiment.timeAt(from)), end, motion);
    const skippedMs = (places.at(-1)?.wallMs ?? 0) - wallMs;
    const place = places.findLast((each) => each.wallMs <= skippedMs);
    if (place !== undefined) return play(view, place.state, skippedMs - place.wallMs, motion).state;
    if (from === 0) return places[0]?.state ?? standing(0, 0);
  }
}

const STEPS_LOOKED_BACK = 100;

interface Place {
  readonly state: PlaybackState;
  /** From the first place on. */
  readonly wallMs: number;
}

function placesBetween(
  view: PacingView,
  from: PlaybackState,
  end: Playhead,
  motion: Motion,
): readonly Place[] {
  const places: Place[] = [{ state: from, wallMs: 0 }];
  for (let { state, wallMs } = { state: from, wallMs: 0 }; isBefore(state, end);) {
    const stretch = nextStretch(view, state, motion);
    if (stretch === 'needsMore' || stretch === 'resting') break;
    wallMs += stretch.wallMs;
    state = standing(stretch.toStep, stretch.toMs);
    places.push({ state, wallMs });
  }
  return places;
}

function standing(step: number, timeMs: number): PlaybackState {
  return { step, timeMs, stretch: null, spentMs: 0 };
}
