import { describe, expect, it } from 'vitest';
import { MergedTimeline } from './mergedTimeline.ts';

describe('the merged sequence of two worlds', () => {
  it('counts the steps of each world', () => {
    const timeline = sample();
    expect(timeline.moment(3)).toEqual({ step: 3, timeMs: 7, worldSteps: [2, 1] });
    expect(timeline.moment(4)).toEqual({ step: 4, timeMs: 9, worldSteps: [3, 2] });
  });

  it('says which world a step moved', () => {
    const timeline = sample();
    const movers = [1, 2, 3, 4].map((step) => [timeline.movedBy(step, 0), timeline.movedBy(step, 1)]);
    expect(movers).toEqual([
      [true, false],
      [false, true],
      [true, false],
      [true, true],
    ]);
  });

  it('finds the last step at or before a time', () => {
    const timeline = sample();
    expect([0, 5, 6, 7, 8, 9, 1000].map((timeMs) => timeline.lastStepAt(timeMs))).toEqual([
      0, 2, 2, 3, 3, 4, 4,
    ]);
  });

  it("finds the merged step of a world's own step", () => {
    const timeline = sample();
    expect([0, 1, 2, 3, 4].map((step) => timeline.stepOfWorldStep(0, step))).toEqual([0, 1, 3, 4, null]);
    expect([0, 1, 2, 3].map((step) => timeline.stepOfWorldStep(1, step))).toEqual([0, 2, 4, null]);
  });

  it('goes on differently after a fork, and leaves the original as it was', () => {
    const timeline = sample();
    const fork = timeline.forkAt(2);
    fork.push(1, 6, 'striking');
    expect(fork.moment(3)).toEqual({ step: 3, timeMs: 6, worldSteps: [1, 2] });
    expect(fork.marked('noteworthy')).toEqual([1, 3]);
    expect(timeline.moment(3)).toEqual({ step: 3, timeMs: 7, worldSteps: [2, 1] });
    expect(timeline.marked('noteworthy')).toEqual([1, 4]);
  });

  it('refuses a step that has not been taken', () => {
    expect(() => sample().moment(5)).toThrow(RangeError);
  });
});

/** Left at 5, right at 5, left at 7, a command at 9. */
function sample(): MergedTimeline {
  const timeline = MergedTimeline.beginning(2);
  timeline.push(0, 5, 'noteworthy');
  timeline.push(1, 5, 'background');
  timeline.push(0, 7, 'background');
  timeline.push('all', 9, 'striking');
  return timeline;
}
