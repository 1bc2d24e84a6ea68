// A moment of an experiment: which merged step, when, and how far each world is by then.

/** Which of the twin worlds: 0 is left (or the only one), 1 is right. */
export type WorldSide = 0 | 1;

export interface Moment {
  /** Merged steps taken so far; 0 is the beginning. */
  readonly step: number;
  /** Virtual milliseconds: the time of that step, 0 at the beginning. */
  readonly timeMs: number;
  /** Steps of each world by then, left first. */
  readonly worldSteps: readonly number[];
}

/** Where a command is given or the page looks: after that merged step, and not before it in time. */
export interface Playhead {
  readonly step: number;
  readonly timeMs: number;
}
