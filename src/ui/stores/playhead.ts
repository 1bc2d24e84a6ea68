// Where the page looks: a merged step, and the time within it. Written when the step changes, and about ten times a second
// for the clock; what moves smoothly subscribes to frames instead (playback/frames.ts).
import { create } from 'zustand';

/** A stretch of silence playback jumps over. */
export interface Fold {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface Haste {
  readonly toStep: number;
  readonly times: number;
}

export interface PlayheadState {
  readonly step: number;
  /** Where views beside the picture look while it plays or is dragged: the newest of its steps, at most ten times a second. */
  readonly shelfStep: number;
  /** Views beside the picture are still to follow to where the playhead was dragged. */
  readonly dragged: boolean;
  /** Whole virtual milliseconds; at or after the time of the step, before that of the next. */
  readonly timeMs: number;
  /** Also while it is `resting`: then it goes on with the next command. */
  readonly playing: boolean;
  /** The user has paused: a command does not play on by itself. Stepping and jumping stop the playhead without this. */
  readonly held: boolean;
  /** Playing again: the step at which that ends; null: playing on. Only while it is `playing`: what plays next clears it. */
  readonly replayTo: number | null;
  /** Up to that step time goes by so many times as fast, after a pause too: an answer is waited for. Null: at the chosen speed. */
  readonly haste: Haste | null;
  /** Whether nothing beyond this step has been shown: a command here goes on, further back it opens a branch. */
  readonly atHead: boolean;
  /** Nothing will happen before a command is given: playback has nothing to play, or a step forward found nothing. */
  readonly resting: boolean;
  /** Where it is to play from is still looked for, and it plays as soon as that is found. Only while it is `playing`. */
  readonly coming: boolean;
  /** The silence being jumped over just now. */
  readonly fold: Fold | null;
}

/** Where views beside the picture look. */
export function shelfStepOf({ step, shelfStep, playing, dragged }: PlayheadState): number {
  return playing || dragged ? shelfStep : step;
}

export const usePlayhead = create<PlayheadState>(() => ({
  step: 0,
  shelfStep: 0,
  dragged: false,
  timeMs: 0,
  playing: false,
  held: false,
  replayTo: null,
  haste: null,
  atHead: true,
  resting: false,
  coming: false,
  fold: null,
}));
