// What a learner has done in a lesson is there when she hands it in, however much it is.
import { expect, test } from 'vitest';
import { LINK_LIMITS } from '../../../scenarios/link/linkLimits.ts';
import { NO_WORK, type PartRun } from '../../../scenarios/lessons/partWork.ts';
import { hasPassed, keepPassingCode, keepWork, workOf } from './work.ts';

test('a part with many long runs stays when another part is worked on', () => {
  const long = { ...NO_WORK, runs: Array.from({ length: 20 }, () => runWith(60)) };
  keepWork('L1', 'lost', long);
  expect(workOf('L1')).toEqual({ lost: long });
  const next = { ...NO_WORK, runs: [runWith(1)] };
  keepWork('L1', 'found', next);
  expect(workOf('L1')).toEqual({ lost: long, found: next });
});

test('a program that passed its check has passed, as long as it may be', () => {
  const code = 'x'.repeat(LINK_LIMITS.code);
  keepPassingCode('C12', 'mend', code);
  expect(hasPassed('C12', 'mend', { ...NO_WORK, runs: [{ ...runWith(0), code }] })).toBe(true);
});

function runWith(commands: number): PartRun {
  return {
    set: {},
    playhead: { step: 400, timeMs: 12_000 },
    hash: '0123456789abcdef',
    commands: Array.from({ length: commands }, (_, index) => ({
      command: { type: 'killClient', client: 'client:A' },
      afterStep: index * 20,
      atMs: index * 300,
    })),
  };
}
