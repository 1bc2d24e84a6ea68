// What each protocol costs in lock step, in closed form, for any number of clients.
import { expect, test } from 'vitest';
import { findScenario, parseValues } from '../../src/scenarios/catalogue.ts';
import { areSweepsWhole, sampled } from '../wideSweeps.mjs';
import { runHeadless, type Report } from './headlessRun.ts';

const SMALL = Array.from({ length: 23 }, (_, index) => index + 2);
const LARGE = [50, 99];
const CROWDS = [...sampled(SMALL, 6), ...sampled(LARGE, 2)];

interface Counts {
  readonly notifications: number;
  readonly create: readonly [ok: number, error: number];
  readonly exists: number;
  readonly getChildren: number;
  readonly delete: number;
}

const pairs = (n: number) => (n * (n - 1)) / 2;

const herdOfThree = (n: number) => ({ create: [n, pairs(n)], delete: n }) as const;

const FORMS: Readonly<Record<string, (n: number) => Counts>> = {
  'herd-lock exists': (n) => ({
    ...herdOfThree(n),
    notifications: pairs(n),
    exists: pairs(n),
    getChildren: 0,
  }),
  'herd-lock children-try': (n) => ({
    ...herdOfThree(n),
    notifications: pairs(n),
    exists: 0,
    getChildren: pairs(n),
  }),
  'herd-lock children-look': (n) => ({
    ...herdOfThree(n),
    notifications: 2 * pairs(n),
    exists: 0,
    getChildren: 2 * pairs(n),
  }),
  'predecessor-lock': (n) => ({
    notifications: n - 1,
    create: [n, 0],
    exists: n - 1,
    getChildren: 2 * n - 1,
    delete: n,
  }),
};

test.each(Object.keys(FORMS))('%s: counts in lock step equal the closed forms', (name) => {
  for (const n of CROWDS) {
    const report = lockStep(name, n);
    expect(countsOf(report), `N = ${n}`).toEqual(FORMS[name]?.(n));
    expect(new Set(report.holders).size, `holders of N = ${n}`).toBe(n);
    expect(report.violations, `violations of N = ${n}`).toEqual(wakes(name) && n > 2 ? ['I-7'] : []);
  }
});

test.each(areSweepsWhole ? ['predecessor-lock', 'herd-lock exists'] : [])(
  '%s: so they do for 200',
  (name) => {
    expect(countsOf(lockStep(name, 200))).toEqual(FORMS[name]?.(200));
  },
);

test('the predecessor lock is held in the order of the sequence numbers, whatever the seed', () => {
  for (let seed = 1; seed <= (areSweepsWhole ? 20 : 5); seed++) {
    expect(lockStep('predecessor-lock', 7, seed).violations).toEqual([]);
  }
});

function lockStep(name: string, clients: number, seed = 1): Report {
  const [id = '', variant] = name.split(' ');
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`no ${id}`);
  const values = parseValues(scenario, variant === undefined ? {} : { variant }, 'headless');
  if (!values.ok) throw new Error(values.error.code);
  const choice = { scenario: id, seed, clients, values: values.value };
  const { report, ending } = runHeadless(scenario, choice, { maxSteps: 5_000_000, commands: [] }, () => {});
  expect(ending).toBe('idle');
  return report;
}

function countsOf({ counters: { notifications, requests } }: Report): Counts {
  const of = (op: string) => requests[op] ?? { ok: 0, error: 0 };
  return {
    notifications,
    create: [of('create').ok, of('create').error],
    exists: of('exists').ok + of('exists').error,
    getChildren: of('getChildren').ok,
    delete: of('delete').ok,
  };
}

function wakes(name: string): boolean {
  return name.startsWith('herd');
}
