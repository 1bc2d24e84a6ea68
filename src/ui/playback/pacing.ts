// From trace to playback time, following the events: flights of messages take a readable moment, several things of one
// millisecond get a beat each, silence is folded. Pure: what is known of the run comes in, the next stretch goes out.

/** What pacing needs to know of a run. */
export interface PacingView {
  timeAt(step: number): number;
  /** All steps at or before this time are known. */
  readonly knownUntilMs: number;
  /** Whether nothing worth showing will come after what is known. */
  readonly ended: boolean;
  /** The last step known. */
  readonly steps: number;
  lastStepAt(timeMs: number): number;
  /** The first known step after a step that is more than background, or that changes what can be seen. */
  nextNoteworthy(after: number): number | null;
  nextStriking(after: number): number | null;
  /** Steps of that kind after a step, up to and including another. */
  countStriking(after: number, upTo: number): number;
  /** How long the slowest foreground message in the air after a step takes from end to end; 0 if none is. */
  longestFlightMs(step: number): number;
  /** Whether a step is one of the few that the scene is about: a command of the user's, an expiry, a wake-up. */
  matters(step: number): boolean;
  /** Whether what happened in a step takes a moment to read, as that a session expired. */
  isRead(step: number): boolean;
}

/** A stretch of playback: it takes `wallMs` at speed 1 and ends at a step. */
export interface Stretch {
  /** `hold`: the picture stands and then jumps. Others glide from time to time. */
  readonly kind: 'hold' | 'flight' | 'quiet' | 'fold';
  readonly fromMs: number;
  readonly toMs: number;
  readonly toStep: number;
  readonly wallMs: number;
}

/** Where playback is: a position, and the stretch under way with the wall time spent on it. */
export interface PlaybackState {
  readonly step: number;
  readonly timeMs: number;
  readonly stretch: Stretch | null;
  readonly spentMs: number;
}

/** `needsMore`: what comes next has not been simulated. `resting`: nothing will come. */
export type PlaybackStatus = 'moving' | 'needsMore' | 'resting';

export type Motion = 'full' | 'reduced';

/** The slowest message in the air is seen to travel for so long. */
export const FLIGHT_WALL_MS = 450;
/** Silence longer than this is folded: jumped over in this time. */
export const FOLD_WALL_MS = 500;
/** Between two visible things of one millisecond; all of a millisecond together take no more than the second number. */
export const BEAT_WALL_MS = 120;
export const BEATS_OF_A_MILLISECOND_WALL_MS = 900;
/** With reduced motion, between one picture and the next. */
export const REDUCED_BEAT_WALL_MS = 600;

/** Steps just before and after one that matters take this many times as long. */
export const SLOWER = 2.5;
/** A silence that follows one is seen to begin. */
export const AFTER_COMMAND_WALL_MS = 900;
/** What an expiry leads to comes in the same millisecond, and what an early acknowledgement leads to soon after it. */
export const READING_WALL_MS = 900;

/** Goes on by some wall time at speed 1. What is left of it is to be played once more is known. */
export function play(
  view: PacingView,
  from: PlaybackState,
  wallMs: number,
  motion: Motion,
): { readonly state: PlaybackState; readonly status: PlaybackStatus; readonly leftMs: number } {
  let state = from;
  let leftMs = wallMs;
  for (;;) {
    const stretch = state.stretch ?? nextStretch(view, state, motion);
    if (stretch === 'needsMore' || stretch === 'resting') return { state, status: stretch, leftMs };
    const spentMs = state.spentMs + leftMs;
    if (spentMs < stretch.wallMs) {
      return { state: within(view, state, stretch, spentMs), status: 'moving', leftMs: 0 };
    }
    leftMs = spentMs - stretch.wallMs;
    state = { step: stretch.toStep, timeMs: stretch.toMs, stretch: null, spentMs: 0 };
  }
}

/** The stretch that follows a position. */
export function nextStretch(
  view: PacingView,
  at: { readonly step: number; readonly timeMs: number },
  motion: Motion,
): Stretch | 'needsMore' | 'resting' {
  if (motion === 'reduced') return nextPicture(view, at);
  if (at.timeMs > view.knownUntilMs) return 'needsMore';
  const next = at.step + 1;
  if (next <= view.steps && view.timeAt(next) <= at.timeMs)
    return slower(view, at, restOfMillisecond(view, at));
  const flightMs = view.longestFlightMs(at.step);
  if (flightMs > 0) return next <= view.steps ? slower(view, at, flight(view, at, flightMs)) : 'needsMore';
  const target = view.nextNoteworthy(at.step);
  if (target === null) return view.ended ? 'resting' : 'needsMore';
  const quiet = silence(at, view.timeAt(target), target);
  return view.matters(at.step) ? { ...quiet, wallMs: quiet.wallMs + AFTER_COMMAND_WALL_MS } : quiet;
}

/** Time slows by itself for the second that matters. */
function slower(view: PacingView, at: { readonly step: number }, stretch: Stretch): Stretch {
  const isSlow = view.matters(at.step) || view.matters(stretch.toStep);
  // Of several at once, in two worlds for example, the last is read with all of them there.
  const isLast = view.isRead(at.step) && !view.isRead(stretch.toStep);
  const readingMs = isLast ? READING_WALL_MS : 0;
  return isSlow ? { ...stretch, wallMs: stretch.wallMs * SLOWER + readingMs } : stretch;
}

/** Part of a stretch has been played. */
function within(view: PacingView, from: PlaybackState, stretch: Stretch, spentMs: number): PlaybackState {
  if (stretch.kind === 'hold') return { ...from, stretch, spentMs };
  const share = spentMs / stretch.wallMs;
  const timeMs = stretch.fromMs + (stretch.toMs - stretch.fromMs) * share;
  return { step: Math.max(from.step, view.lastStepAt(timeMs)), timeMs, stretch, spentMs };
}

/** Steps that are due at this very time: visible ones one by one, the others with them. */
function restOfMillisecond(
  view: PacingView,
  at: { readonly step: number; readonly timeMs: number },
): Stretch {
  const striking = view.nextStriking(at.step);
  const isDue = striking !== null && view.timeAt(striking) <= at.timeMs;
  const toStep = isDue ? striking : view.lastStepAt(at.timeMs);
  const isAfterStriking = view.nextStriking(at.step - 1) === at.step && view.timeAt(at.step) === at.timeMs;
  const wallMs = isDue && isAfterStriking ? beatMs(view, at.timeMs) : 0;
  return { kind: 'hold', fromMs: at.timeMs, toMs: at.timeMs, toStep, wallMs };
}

function beatMs(view: PacingView, timeMs: number): number {
  const count = view.countStriking(view.lastStepAt(timeMs - 1), view.lastStepAt(timeMs));
  return Math.min(BEAT_WALL_MS, Math.floor(BEATS_OF_A_MILLISECOND_WALL_MS / Math.max(1, count - 1)));
}

/** As far as the next step: what is in the air may be another afterwards. */
function flight(
  view: PacingView,
  at: { readonly step: number; readonly timeMs: number },
  flightMs: number,
): Stretch {
  const toStep = at.step + 1;
  const toMs = view.timeAt(toStep);
  const wallMs = ((toMs - at.timeMs) * FLIGHT_WALL_MS) / flightMs;
  return { kind: 'flight', fromMs: at.timeMs, toMs, toStep, wallMs };
}

function silence(at: { readonly timeMs: number }, toMs: number, toStep: number): Stretch {
  const lastsMs = toMs - at.timeMs;
  const kind = lastsMs > FOLD_WALL_MS ? 'fold' : 'quiet';
  return { kind, fromMs: at.timeMs, toMs, toStep, wallMs: Math.min(lastsMs, FOLD_WALL_MS) };
}

/** Reduced motion: the picture stands, then shows the next thing that can be seen. */
function nextPicture(
  view: PacingView,
  at: { readonly step: number; readonly timeMs: number },
): Stretch | 'needsMore' | 'resting' {
  const striking = view.nextStriking(at.step);
  // What cannot be seen happens too: behind the last picture it takes no time.
  const toStep = striking ?? (view.ended ? view.nextNoteworthy(at.step) : null);
  if (toStep === null) return view.ended ? 'resting' : 'needsMore';
  const wallMs = striking === null ? 0 : REDUCED_BEAT_WALL_MS;
  return { kind: 'hold', fromMs: at.timeMs, toMs: view.timeAt(toStep), toStep, wallMs };
}
