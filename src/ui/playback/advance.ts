// One frame of playback: as far as its wall time reaches, simulating what is not known yet within the frame's budget.
import { assertNever } from '../../engine/index.ts';
import type { Experiment } from '../../scenarios/experiment/experiment.ts';
import type { PacingMode } from '../stores/preferences.ts';
import { pacingView } from './experimentView.ts';
import { play } from './pacing.ts';
import type { Motion, PlaybackState, PlaybackStatus } from './pacing.ts';
import { knowsNext, simulateSlice } from './slice.ts';

export interface FrameBudget {
  /** Wall time of the frame times speed. */
  readonly wallMs: number;
  readonly pacing: PacingMode;
  readonly motion: Motion;
  readonly isOutOfTime: () => boolean;
}

export interface Advanced {
  readonly state: PlaybackState;
  readonly status: PlaybackStatus;
}

export function advancePlayback(experiment: Experiment, from: PlaybackState, frame: FrameBudget): Advanced {
  switch (frame.pacing) {
    case 'realTime':
      return advanceRealTime(experiment, from, frame);
    case 'followEvents':
      return advanceWithEvents(experiment, from, frame);
    default:
      return assertNever(frame.pacing);
  }
}

/** The clock runs evenly. Where simulating cannot keep up, it goes as far as is known. */
function advanceRealTime(experiment: Experiment, from: PlaybackState, frame: FrameBudget): Advanced {
  const targetMs = from.timeMs + frame.wallMs;
  const end = simulateSlice(
    experiment,
    () => (experiment.nextAtMs() ?? Infinity) > targetMs,
    frame.isOutOfTime,
  );
  const isBehind = end === 'outOfTime' || end === 'waiting' || (end === 'ended' && experiment.isFull);
  const timeMs = isBehind ? Math.min(targetMs, Math.max(from.timeMs, experiment.head.timeMs)) : targetMs;
  const step = Math.max(from.step, experiment.momentAtTime(timeMs).step);
  const status = experiment.isFull && step >= experiment.steps ? 'resting' : 'moving';
  return { state: { step, timeMs, stretch: null, spentMs: 0 }, status };
}

function advanceWithEvents(experiment: Experiment, from: PlaybackState, frame: FrameBudget): Advanced {
  const mark = frame.motion === 'reduced' ? 'striking' : 'noteworthy';
  let state = from;
  let leftMs = frame.wallMs;
  for (;;) {
    const before = { step: state.step, steps: experiment.steps };
    const end = simulateSlice(experiment, () => knowsNext(mark, experiment, state.step), frame.isOutOfTime);
    const played = play(pacingView(experiment), state, leftMs, frame.motion);
    state = played.state;
    leftMs = played.leftMs;
    if (played.status === 'resting') return restBehind(experiment, state);
    if (played.status === 'moving') return { state, status: 'moving' };
    if (end === 'waiting' || frame.isOutOfTime()) return { state, status: 'moving' };
    // Nothing more can be known: what is pending brings nothing within the distance looked ahead.
    if (experiment.steps === before.steps && state.step === before.step) return restBehind(experiment, state);
  }
}

/** What has been shown further on has nothing to play, and yet nobody rests before its end. */
function restBehind(experiment: Experiment, state: PlaybackState): Advanced {
  const step = experiment.shownStep;
  if (state.step >= step) return { state, status: 'resting' };
  const timeMs = Math.max(state.timeMs, experiment.timeAt(step));
  return { state: { step, timeMs, stretch: null, spentMs: 0 }, status: 'resting' };
}
