// A typed line is answered in half a second, however many messages between servers its answer takes: time goes by faster up to it.
import type { ClientId } from '../../../engine/index.ts';
import type { Experiment, Playhead } from '../../../scenarios/experiment/experiment.ts';
import { advancePlayback } from '../../../ui/playback/advance.ts';
import type { PlaybackState } from '../../../ui/playback/pacing.ts';
import { MAX_STEPS_AHEAD } from '../../../ui/playback/slice.ts';
import type { Haste } from '../../../ui/stores/playhead.ts';
import type { PacingMode } from '../../../ui/stores/preferences.ts';

/** At normal speed, so that a frame more is no more than half a second. */
const ANSWERED_WITHIN_MS = 400;
const FRAME_MS = 16;
/** An answer that takes longer is none to wait for. */
const PATIENCE_MS = 10_000;

/**
 * From the moment at which the line was typed; null: it comes soon enough, too late, or not at all. To look for it may take long:
 * it pauses whenever it is out of time.
 */
export function* hasteToAnswer(
  experiment: Experiment,
  client: ClientId,
  from: Playhead,
  { pacing, isOutOfTime }: { readonly pacing: PacingMode; readonly isOutOfTime: () => boolean },
): Generator<void, Haste | null> {
  const frame = { wallMs: FRAME_MS, pacing, motion: 'full', isOutOfTime } as const;
  let read = recordsAt(experiment, from.step);
  let state: PlaybackState = { ...from, stretch: null, spentMs: 0 };
  let wallMs = 0;
  while (wallMs < PATIENCE_MS && state.step - from.step < MAX_STEPS_AHEAD) {
    const played = advancePlayback(experiment, state, frame);
    const shown = recordsAt(experiment, played.state.step);
    const news = experiment.worlds[0]?.trace.slice(read, shown) ?? [];
    const isStill = isSame(played.state, state);
    if (!isStill) wallMs += FRAME_MS;
    if (news.some(({ kind, actor }) => kind === 'text.printed' && actor === client)) {
      const times = wallMs / ANSWERED_WITHIN_MS;
      return times <= 1 ? null : { toStep: played.state.step, times };
    }
    const isPaused = isOutOfTime();
    // Nothing is to come, or it is not known here yet.
    if (played.status === 'resting' || (isStill && !isPaused)) return null;
    ({ state } = played);
    read = shown;
    if (isPaused) yield;
  }
  return null;
}

/** Of the world on the left, after a step of both. */
function recordsAt(experiment: Experiment, step: number): number {
  const [worldStep = 0] = experiment.moment(step).worldSteps;
  return experiment.worlds[0]?.recordCountAfter(worldStep) ?? 0;
}

function isSame(a: PlaybackState, b: PlaybackState): boolean {
  return a.step === b.step && a.timeMs === b.timeMs && a.spentMs === b.spentMs;
}
