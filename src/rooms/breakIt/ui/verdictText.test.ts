import { expect, test } from 'vitest';
import type { FoundRun } from '../model/explore/explorer.ts';
import type { Report } from '../model/explore/total.ts';
import { spokenIn } from '../../../words/load.ts';
import { BREAK_IT } from '../words/breakIt.ts';
import { verdictText } from './verdictText.ts';

test('what holds is quoted with its bound, and nothing else is said', async () => {
  expect(await said({})).toEqual({
    isViolated: false,
    quote: expect.stringMatching(/, no violation of /),
    unfinished: null,
    mistakes: [],
    errors: null,
    limits: null,
  });
});

test('a mistake is quoted by its invariant, with what was done and when', async () => {
  const { isViolated, quote, mistakes } = await said({ found: [MISTAKE] });
  expect(isViolated).toBe(true);
  expect(quote).toMatch(/Violated: /);
  expect(mistakes).toMatchObject([
    { run: MISTAKE, why: 'The fewest there are within the bound: 1 fault or delay.' },
  ]);
  expect(mistakes[0]?.commands).toEqual([{ afterStep: 5, said: expect.stringMatching(/, 0\.250\u00A0s$/) }]);
});

test('limits and errors are listed apart and violate nothing', async () => {
  const limit: FoundRun = { ...MISTAKE, grade: 'limit' };
  const error = { client: 'client:A', code: 'NoNode', line: 3 } as const;
  const thrown: FoundRun = { ...MISTAKE, grade: 'unhandledError', invariant: null, error, line: 3 };
  const { isViolated, errors, limits } = await said({ found: [thrown, limit] });
  expect(isViolated).toBe(false);
  expect(errors).toBe('Unhandled errors: NoNode in line 3');
  expect(limits).toMatch(/^Limits of every lease: /);
});

test('runs without an end are told', async () => {
  expect((await said({ unfinished: 2 })).unfinished).toMatch(/^Not complete: 2 runs/);
});

const MISTAKE: FoundRun = {
  grade: 'mistake',
  invariant: 'I-4',
  violation: null,
  error: null,
  line: null,
  program: null,
  hitAtLine: null,
  commands: [{ afterStep: 5, atMs: 250, command: { type: 'killClient', client: 'client:A' } }],
  moves: 1,
  step: 9,
  timeMs: 300,
};

async function said(report: Partial<Report>) {
  const { messages, area } = await spokenIn('en');
  const whole: Report = {
    complete: true,
    bound: { faults: ['kill', 'isolate'], atMost: 1, delays: 0, gates: 4 },
    found: [],
    cells: [],
    runs: 12,
    states: 40,
    steps: 900,
    unfinished: 0,
    ...report,
  };
  return verdictText(whole, { clients: 2, claims: ['I-4'] }, messages, area(BREAK_IT));
}
