// The one place that reads wall time. Once a frame it moves virtual time on by the pacing chosen, simulates ahead within a
// budget, writes the playhead's store sparingly, and lets everything that moves draw itself.
import type { BranchId, Experiment } from '../../scenarios/experiment/experiment.ts';
import { movePlayhead } from '../stores/movePlayhead.ts';
import { usePlayhead } from '../stores/playhead.ts';
import type { PlayheadState } from '../stores/playhead.ts';
import { usePreferences } from '../stores/preferences.ts';
import { bumpRevision, fail, getExperiment, useSession } from '../stores/session.ts';
import { stopsStore } from '../stores/stops.ts';
import { advancePlayback } from './advance.ts';
import type { PlaybackState, PlaybackStatus } from './pacing.ts';
import { frames } from './frames.ts';

/** A hidden or stalled page does not jump when it comes back. */
const MAX_FRAME_MS = 100;
const SIMULATION_BUDGET_MS = 6;
/** What is shown again is shown so much slower than at normal speed, whatever the pace. */
const REPLAY_SPEED = 0.6;
/** Clocks on the page and views beside the picture are written ten times a second; steps as they come. */
const COARSE_MS = 100;
/** Views beside the picture wait so long for a frame in which the picture stays: with it they take too long for one frame. */
const LATEST_SHELF_MS = 200;

const REPLAY = { speed: REPLAY_SPEED, pacing: 'followEvents' } as const;

/** For placing snapshots by what steps cost; nothing that happens may depend on it. */
export function wallClockMs(): number {
  return performance.now();
}

/** Tells when so much time has gone by, from now on. */
export function timeLimit(ms: number): () => boolean {
  const endMs = wallClockMs() + ms;
  return () => wallClockMs() >= endMs;
}

/**
 * Runs while the page is there; returns what ends it. `isOurs` is asked of each frame when it began: others are left out.
 */
export function startPlaybackLoop(isOurs: (nowMs: number) => boolean = () => true): () => void {
  const loop = new PlaybackLoop(isOurs);
  const subscriptions = [
    usePlayhead.subscribe(() => loop.wake()),
    useSession.subscribe(() => loop.wake()),
    usePreferences.subscribe(() => loop.wake()),
  ];
  const onVisibility = (): void => loop.wake();
  document.addEventListener('visibilitychange', onVisibility);
  frames.onGlide(() => loop.wake());
  loop.wake();
  return () => {
    for (const end of subscriptions) end();
    document.removeEventListener('visibilitychange', onVisibility);
    loop.stop();
  };
}

class PlaybackLoop {
  #request: number | null = null;
  #lastFrameMs: number | null = null;
  #lastCoarseMs = 0;
  #lastShelfMs = 0;
  #experiment: Experiment | null = null;
  #branch: BranchId | null = null;
  /** Where playback is, with fractions; the store holds whole milliseconds. */
  #state: PlaybackState = at({ step: 0, timeMs: 0 });
  /** What this loop wrote last: anything else in the store is a jump by the user. */
  #written: { readonly step: number; readonly timeMs: number } = { step: 0, timeMs: 0 };
  readonly #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #isOurs: (nowMs: number) => boolean;

  constructor(isOurs: (nowMs: number) => boolean) {
    this.#isOurs = isOurs;
  }

  /** Asks for a frame, if none is coming. */
  wake(): void {
    if (document.hidden) return;
    this.#request ??= requestAnimationFrame((nowMs) => this.#frame(nowMs));
  }

  stop(): void {
    if (this.#request !== null) cancelAnimationFrame(this.#request);
    this.#request = null;
  }

  #frame(nowMs: number): void {
    this.#request = null;
    if (!this.#isOurs(nowMs)) return this.wake();
    const elapsedMs = Math.min(MAX_FRAME_MS, Math.max(0, nowMs - (this.#lastFrameMs ?? nowMs)));
    const hasJumped = this.#adoptJump();
    if (usePlayhead.getState().dragged) this.#followDrag(hasJumped, nowMs);
    const goesOn = this.#isPlaying() && this.#play(elapsedMs, nowMs);
    const motion = this.#reducedMotion.matches ? 'reduced' : 'full';
    frames.announce({ step: this.#state.step, timeMs: this.#state.timeMs, motion });
    const glides = frames.moveGlides(elapsedMs);
    this.#lastFrameMs = goesOn || glides ? nowMs : null;
    if (goesOn || glides) this.wake();
  }

  #isPlaying(): boolean {
    const { playing, coming } = usePlayhead.getState();
    return playing && !coming && useSession.getState().failure === null && !document.hidden;
  }

  /** The playhead was moved, or another experiment or branch is shown: go on from there. False: nothing of that. */
  #adoptJump(): boolean {
    const { step, timeMs } = usePlayhead.getState();
    const experiment = getExperiment();
    const isWhereItWas = step === this.#written.step && timeMs === this.#written.timeMs;
    const branch = experiment?.current ?? null;
    if (experiment === this.#experiment && branch === this.#branch && isWhereItWas) return false;
    this.#experiment = experiment;
    this.#branch = branch;
    this.#state = at({ step, timeMs });
    this.#written = { step, timeMs };
    return true;
  }

  /** In a frame in which the picture stays where it is, if one comes in time. */
  #followDrag(hasJumped: boolean, nowMs: number): void {
    if (hasJumped && nowMs - this.#lastShelfMs < LATEST_SHELF_MS) return this.wake();
    this.#lastShelfMs = nowMs;
    usePlayhead.setState(({ step }) => ({ shelfStep: step, dragged: false }));
  }

  /** Whether there is more to play. */
  #play(elapsedMs: number, nowMs: number): boolean {
    const experiment = this.#experiment;
    if (experiment === null) return false;
    const { replayTo, haste } = usePlayhead.getState();
    const { speed, pacing } = replayTo === null ? usePreferences.getState() : REPLAY;
    const isOutOfTime = timeLimit(SIMULATION_BUDGET_MS);
    try {
      const { state, status } = advancePlayback(experiment, this.#state, {
        wallMs: elapsedMs * speed * (haste !== null && this.#state.step < haste.toStep ? haste.times : 1),
        pacing,
        motion: this.#reducedMotion.matches ? 'reduced' : 'full',
        isOutOfTime,
      });
      // Silence at the end of a stretch is not waited for.
      if (replayTo !== null && (state.step >= replayTo || status === 'resting')) {
        movePlayhead({ step: replayTo }, { playing: false });
        return false;
      }
      const stop = stopsStore.getState().find(experiment, this.#state.step, state.step);
      if (stop !== null) {
        movePlayhead({ step: stop }, { playing: false });
        return false;
      }
      this.#show(experiment, state, status, nowMs);
      return status !== 'resting';
    } catch (error) {
      fail(error, 'step', null);
      return false;
    }
  }

  #show(experiment: Experiment, state: PlaybackState, status: PlaybackStatus, nowMs: number): void {
    this.#state = state;
    experiment.markShown(state.step);
    const isCoarseDue = nowMs - this.#lastCoarseMs >= COARSE_MS;
    const shown = usePlayhead.getState();
    const shelfWaitsMs = state.step === shown.step ? COARSE_MS : LATEST_SHELF_MS;
    const isShelfDue = nowMs - this.#lastShelfMs >= shelfWaitsMs || status === 'resting';
    const next = playheadOf(experiment, state, status, isShelfDue ? state.step : shown.shelfStep);
    const isShelfMoved = next.shelfStep !== shown.shelfStep;
    if (isShelfMoved) this.#lastShelfMs = nowMs;
    if (isCoarseDue || isShelfMoved || next.step !== shown.step || next.resting !== shown.resting) {
      this.#lastCoarseMs = nowMs;
      this.#written = { step: next.step, timeMs: next.timeMs };
      usePlayhead.setState(next);
    }
    // Views of the whole run learn of its growth at the pace of the shelf.
    if (isShelfMoved) bumpRevision();
  }
}

type Shown = Pick<PlayheadState, 'step' | 'shelfStep' | 'timeMs' | 'atHead' | 'resting' | 'fold'>;

function at({ step, timeMs }: { readonly step: number; readonly timeMs: number }): PlaybackState {
  return { step, timeMs, stretch: null, spentMs: 0 };
}

function playheadOf(
  experiment: Experiment,
  state: PlaybackState,
  status: PlaybackStatus,
  shelfStep: number,
): Shown {
  const { step, timeMs, stretch } = state;
  const fold = stretch?.kind === 'fold' ? { fromMs: stretch.fromMs, toMs: stretch.toMs } : null;
  return {
    step,
    shelfStep,
    timeMs: Math.floor(timeMs),
    atHead: step >= experiment.shownStep,
    resting: status === 'resting',
    fold,
  };
}
