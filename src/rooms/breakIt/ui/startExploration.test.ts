// Where no worker can be started, as here, an exploration goes on without one, and comes to the same counts as the command line.
import { expect, it } from 'vitest';
import '../../../scenarios/library.ts';
import { findScenario, parseValues } from '../../../scenarios/catalogue.ts';
import { explorerOf, withEnd, type PlainOrder } from '../model/explore/explorerOf.ts';
import type { Report } from '../model/explore/total.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { runMap } from './runMap.ts';
import { startExploration } from './startExploration.ts';

const BOUND = { faults: ['drop'], atMost: 1, delays: 0, gates: 4 } as const;

it('tells how far it is, and in the end what all runs came to', async () => {
  const heard: number[] = [];
  const report = await new Promise<Report>((resolve, reject) => {
    startExploration(orderOf('try-lock'), {
      hear: (latest, progress) => {
        heard.push(progress);
        if (progress === 1) resolve(latest);
      },
      fail: reject,
    });
  });
  expect(heard).toEqual([1 / 3, 2 / 3, 1]);
  expect(report).toMatchObject({ complete: true, found: [{ grade: 'mistake', invariant: 'I-4', moves: 1 }] });
  const [first] = runMap(report.cells);
  expect(first?.deed).toBe('drop client:A');
  expect(first?.segments.map(({ outcome }) => outcome)).toContain('mistake');
});

it('says nothing more when it is dropped, while another one goes on to its end', async () => {
  const heard: string[] = [];
  const tell = (name: string, done?: () => void) => ({
    hear: (_report: Report, progress: number) => {
      heard.push(name);
      if (progress === 1) done?.();
    },
    fail: () => heard.push('failed'),
  });
  startExploration(orderOf('try-lock'), tell('dropped')).drop();
  await new Promise<void>((resolve) => {
    startExploration(orderOf('try-lock'), tell('another', resolve));
  });
  expect(new Set(heard)).toEqual(new Set(['another']));
});

it('opens the run of a cell: its fault is where it was placed', () => {
  const order = orderOf('try-lock');
  const explorer = explorerOf(order, { findScenario, book: recipeBook });
  const played = explorer.play({ deed: 'drop client:A', afterStep: 5 });
  expect(played?.commands).toMatchObject([
    { afterStep: 5, command: { type: 'dropReply', client: 'client:A' } },
  ]);
  expect(explorer.play({ deed: 'drop client:A', afterStep: 100_000 })).toBeNull();
});

function orderOf(id: string): PlainOrder {
  const scenario = findScenario(id);
  const parsed = scenario === undefined ? null : parseValues(scenario, {}, 'initial');
  if (scenario === undefined || parsed?.ok !== true) throw new Error(id);
  return {
    choice: withEnd(scenario, { scenario: id, seed: 1, clients: 2, values: parsed.value }),
    bound: BOUND,
  };
}
