import { describe, expect, it } from 'vitest';
import {
  AFTER_COMMAND_WALL_MS,
  READING_WALL_MS,
  BEAT_WALL_MS,
  BEATS_OF_A_MILLISECOND_WALL_MS,
  FLIGHT_WALL_MS,
  FOLD_WALL_MS,
  REDUCED_BEAT_WALL_MS,
  SLOWER,
  nextStretch,
  play,
} from './pacing.ts';
import type { PacingView, PlaybackState } from './pacing.ts';

/** One step of a run in plain data: when, how much it matters, and how long the slowest flight after it takes. */
interface PlainStep {
  readonly atMs: number;
  readonly weight?: 'background' | 'noteworthy' | 'striking';
  readonly flightMs?: number;
  readonly matters?: boolean;
  readonly isRead?: boolean;
}

describe('following the events', () => {
  it('gives the slowest message in the air its readable moment, and those beside it the same', () => {
    const run = viewOf([{ atMs: 10, flightMs: 4 }, { atMs: 12, flightMs: 4 }, { atMs: 14 }]);
    expect(wallBetween(run, 1, 3)).toBeCloseTo(FLIGHT_WALL_MS);
  });

  it('shows a message halfway when half of its moment has passed', () => {
    const run = viewOf([{ atMs: 10, flightMs: 4 }, { atMs: 14 }]);
    const half = play(run, { ...stateAt(1, 10) }, FLIGHT_WALL_MS / 2, 'full');
    expect(half.state).toMatchObject({ step: 1, timeMs: 12 });
    expect(half.status).toBe('moving');
  });

  it('takes short silence as it is', () => {
    const run = viewOf([{ atMs: 10 }, { atMs: 110 }]);
    expect(nextStretch(run, { step: 1, timeMs: 10 }, 'full')).toMatchObject({ kind: 'quiet', wallMs: 100 });
  });

  it('folds long silence, and jumps over pings in it', () => {
    const run = viewOf([{ atMs: 10 }, { atMs: 1000, weight: 'background' }, { atMs: 4010 }]);
    const stretch = nextStretch(run, { step: 1, timeMs: 10 }, 'full');
    expect(stretch).toMatchObject({ kind: 'fold', fromMs: 10, toMs: 4010, toStep: 3, wallMs: FOLD_WALL_MS });
  });

  it('passes the steps within a fold one by one, and ends at the one after it', () => {
    const run = viewOf([{ atMs: 0 }, { atMs: 2000, weight: 'background' }, { atMs: 4000 }]);
    const early = play(run, stateAt(1, 0), FOLD_WALL_MS * 0.4, 'full').state;
    const late = play(run, early, FOLD_WALL_MS * 0.4, 'full').state;
    const end = play(run, late, FOLD_WALL_MS * 0.2, 'full').state;
    expect([early.step, late.step, end.step]).toEqual([1, 2, 3]);
    expect([early.timeMs, late.timeMs, end.timeMs].map(Math.round)).toEqual([1600, 3200, 4000]);
  });

  it('does not begin a fold anew every frame', () => {
    const run = viewOf([{ atMs: 0 }, { atMs: 40_000 }]);
    let state = stateAt(1, 0);
    let frames = 0;
    for (; state.step === 1; frames++) state = play(run, state, 10, 'full').state;
    expect(frames).toBe(FOLD_WALL_MS / 10);
  });

  it('gives each visible thing of one millisecond a beat', () => {
    const run = viewOf([
      { atMs: 5, weight: 'striking' },
      { atMs: 5, weight: 'noteworthy' },
      { atMs: 5, weight: 'striking' },
      { atMs: 5, weight: 'striking' },
    ]);
    expect(wallBetween(run, 1, 4)).toBe(2 * BEAT_WALL_MS);
  });

  it('shortens the beats where a crowd shares one millisecond', () => {
    const crowd = Array.from({ length: 200 }, () => ({ atMs: 5, weight: 'striking' }) as const);
    expect(wallBetween(viewOf(crowd), 1, 200)).toBeLessThanOrEqual(BEATS_OF_A_MILLISECOND_WALL_MS);
  });

  it('takes steps nobody would see at once with the millisecond they belong to', () => {
    const run = viewOf([{ atMs: 5 }, { atMs: 5 }, { atMs: 5 }]);
    expect(play(run, stateAt(1, 5), 0, 'full').state.step).toBe(3);
  });

  it('asks for more where the next step is not known, and keeps the wall time that is left', () => {
    const run = viewOf([{ atMs: 0 }, { atMs: 20 }], { ended: false });
    expect(play(run, stateAt(1, 0), 50, 'full')).toMatchObject({ status: 'needsMore', leftMs: 30 });
  });

  it('waits for the rest of a millisecond before it goes on', () => {
    const run = viewOf([{ atMs: 20 }], { ended: false, knownUntilMs: 19 });
    expect(nextStretch(run, { step: 1, timeMs: 20 }, 'full')).toBe('needsMore');
  });

  it('rests where nothing will come', () => {
    expect(nextStretch(viewOf([{ atMs: 0 }]), { step: 1, timeMs: 0 }, 'full')).toBe('resting');
  });

  it('plays the same from one long frame as from many short ones', () => {
    const run = viewOf([
      { atMs: 0, weight: 'striking', flightMs: 3 },
      { atMs: 3, weight: 'striking' },
      { atMs: 3, weight: 'striking' },
      { atMs: 900, weight: 'background' },
      { atMs: 4003, weight: 'striking', flightMs: 2 },
      { atMs: 4005, weight: 'noteworthy' },
      { atMs: 4100, weight: 'striking' },
    ]);
    let short = stateAt(0, 0);
    for (let frame = 0; frame < 100; frame++) short = play(run, short, 7, 'full').state;
    const long = play(run, stateAt(0, 0), 700, 'full').state;
    expect(short.step).toBe(long.step);
    expect(short.timeMs).toBeCloseTo(long.timeMs, 6);
  });
});

describe('time slows by itself', () => {
  const wakeUp = { atMs: 14, weight: 'striking', flightMs: 4 } as const;

  it('while a wake-up is on its way', () => {
    const usual = viewOf([{ atMs: 10, flightMs: 4 }, wakeUp]);
    const slow = viewOf([
      { atMs: 10, flightMs: 4 },
      { ...wakeUp, matters: true },
    ]);
    expect(wallBetween(slow, 1, 2)).toBeCloseTo(wallBetween(usual, 1, 2) * SLOWER);
  });

  it('between the wake-ups of one millisecond', () => {
    const beats = viewOf([1, 2, 3].map(() => ({ atMs: 5, weight: 'striking', matters: true }) as const));
    expect(wallBetween(beats, 1, 3)).toBeCloseTo(2 * BEAT_WALL_MS * SLOWER);
  });

  it('after an expiry, before what it leads to in the same millisecond', () => {
    const expiry = { atMs: 5, weight: 'striking', matters: true } as const;
    const next = { atMs: 5, weight: 'striking' } as const;
    const [usual, read] = [viewOf([expiry, next]), viewOf([{ ...expiry, isRead: true }, next])];
    expect(wallBetween(read, 1, 2)).toBeCloseTo(wallBetween(usual, 1, 2) + READING_WALL_MS);
    const ofTwoWorlds = [expiry, expiry, next];
    const both = viewOf(ofTwoWorlds.map((step, at) => ({ ...step, isRead: at < 2 })));
    expect(wallBetween(both, 1, 3)).toBeCloseTo(wallBetween(viewOf(ofTwoWorlds), 1, 3) + READING_WALL_MS);
  });

  it('after a command, before the silence behind it is folded', () => {
    const run = viewOf([{ atMs: 10, weight: 'striking', matters: true }, { atMs: 4010 }]);
    const stretch = nextStretch(run, { step: 1, timeMs: 10 }, 'full');
    expect(stretch).toMatchObject({ kind: 'fold', wallMs: FOLD_WALL_MS + AFTER_COMMAND_WALL_MS });
  });
});

describe('with reduced motion', () => {
  it('stands on a picture for a beat, then shows the next thing that can be seen', () => {
    const run = viewOf([{ atMs: 0 }, { atMs: 2 }, { atMs: 4, weight: 'striking', flightMs: 9 }]);
    const before = play(run, stateAt(1, 0), REDUCED_BEAT_WALL_MS - 1, 'reduced').state;
    const after = play(run, before, 1, 'reduced').state;
    expect([before.step, before.timeMs]).toEqual([1, 0]);
    expect([after.step, after.timeMs]).toEqual([3, 4]);
  });

  it('ends behind what happened last, also where nothing of that can be seen', () => {
    const run = viewOf([{ atMs: 0, weight: 'striking' }, { atMs: 2 }, { atMs: 4 }]);
    const played = play(run, stateAt(1, 0), REDUCED_BEAT_WALL_MS, 'reduced');
    expect(played).toMatchObject({ state: { step: 3, timeMs: 4 }, status: 'resting' });
  });
});

function stateAt(step: number, timeMs: number): PlaybackState {
  return { step, timeMs, stretch: null, spentMs: 0 };
}

/** Wall time from just after one step to just after another. */
function wallBetween(view: PacingView, from: number, to: number): number {
  let wallMs = 0;
  for (let step = from, timeMs = view.timeAt(from); step < to;) {
    const stretch = nextStretch(view, { step, timeMs }, 'full');
    if (typeof stretch === 'string') throw new Error(stretch);
    wallMs += stretch.wallMs;
    step = stretch.toStep;
    timeMs = stretch.toMs;
  }
  return wallMs;
}

function viewOf(
  steps: readonly PlainStep[],
  { ended = true, knownUntilMs = Infinity }: { ended?: boolean; knownUntilMs?: number } = {},
): PacingView {
  const times = [0, ...steps.map(({ atMs }) => atMs)];
  const weights = ['background', ...steps.map(({ weight = 'noteworthy' }) => weight)];
  const next = (after: number, wanted: readonly string[]): number | null => {
    const index = weights.findIndex((weight, step) => step > after && wanted.includes(weight));
    return index === -1 ? null : index;
  };
  return {
    timeAt: (step) => times[step] ?? 0,
    knownUntilMs,
    ended,
    steps: steps.length,
    lastStepAt: (timeMs) =>
      Math.max(
        0,
        times.findLastIndex((atMs) => atMs <= timeMs),
      ),
    nextNoteworthy: (after) => next(after, ['noteworthy', 'striking']),
    nextStriking: (after) => next(after, ['striking']),
    countStriking: (after, upTo) =>
      weights.filter((weight, step) => step > after && step <= upTo && weight === 'striking').length,
    longestFlightMs: (step) => steps[step - 1]?.flightMs ?? 0,
    matters: (step) => steps[step - 1]?.matters === true,
    isRead: (step) => steps[step - 1]?.isRead === true,
  };
}
