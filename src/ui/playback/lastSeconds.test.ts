import { describe, expect, it } from 'vitest';
import '../../scenarios/library.ts';
import { findScenario, parseValues } from '../../scenarios/catalogue.ts';
import { Experiment } from '../../scenarios/experiment/experiment.ts';
import { recipeBook } from '../../scenarios/recipeBook.ts';
import { lastSeconds, type FilmedSeconds } from './lastSeconds.ts';

const PLAIN = { seconds: 5, speed: 1, pacing: 'followEvents', motion: 'full', framesASecond: 10 } as const;

describe('the last seconds before a moment', () => {
  it('take as long as they are asked to, and end with the moment itself', () => {
    const { frames, end } = filmed(PLAIN);
    expect(frames.length).toBeGreaterThanOrEqual(50);
    expect(frames.length).toBeLessThanOrEqual(52);
    expect(frames.at(-1)).toEqual(end);
  });

  it('go forward, in steps that the run has', () => {
    const { frames } = filmed(PLAIN);
    for (const [at, { step, timeMs }] of frames.slice(1).entries()) {
      expect(step).toBeGreaterThanOrEqual(frames[at]?.step ?? Infinity);
      expect(timeMs).toBeGreaterThanOrEqual(frames[at]?.timeMs ?? Infinity);
    }
  });

  it('are so many times longer in virtual time as the page plays faster', () => {
    const { frames, end } = filmed({ ...PLAIN, pacing: 'realTime', speed: 0.25 });
    expect(end.timeMs - (frames[0]?.timeMs ?? 0)).toBeCloseTo(1250, 0);
    expect(frames).toHaveLength(51);
  });

  it('stand still between one picture and the next where nothing is to glide', () => {
    const { frames } = filmed({ ...PLAIN, motion: 'reduced' });
    const moments = new Set(frames.map(({ step }) => step));
    expect(moments.size).toBeLessThan(12);
    expect(new Set(frames.map(({ timeMs }) => timeMs)).size).toBeLessThanOrEqual(moments.size);
  });

  it('begin with the run where it is not that long', () => {
    const { frames } = filmed({ ...PLAIN, seconds: 600 });
    expect(frames[0]).toEqual({ step: 0, timeMs: 0 });
  });
});

function filmed(asked: Omit<FilmedSeconds, 'end'>) {
  const scenario = findScenario('herd-lock');
  const values = scenario && parseValues(scenario, {}, 'initial');
  if (values?.ok !== true) throw new Error('no herd lock');
  const choice = { scenario: 'herd-lock', seed: 1, clients: 4, values: values.value };
  const experiment = new Experiment([choice], { findScenario, book: recipeBook });
  experiment.runUntil(4000, 10_000);
  const end = { step: experiment.steps, timeMs: experiment.head.timeMs };
  return { frames: lastSeconds(experiment, { ...asked, end }), end };
}
