// Two lines for one lock: a client has a znode in each, side by side.
import { expect, it } from 'vitest';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import type { ParameterValues } from '../../../scenarios/scenario/scenario.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import '../../../scenarios/library.ts';
import { lockLine } from '../../select/lockLine.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import { worldLayout } from './layout.ts';
import { worldPicture } from './worldPicture.ts';

it('a name is never wider than the znode it stands on', () => {
  const nodes = boxesOf('multi-lock', 388);
  expect(nodes.length).toBeGreaterThan(4);
  for (const { label, w } of nodes) expect(textWidth(label, 12, 'mono')).toBeLessThanOrEqual(w);
});

it('of a name that is too long its number is shortened, not what it is', () => {
  const labels = boxesOf('read-write-lock', 1100).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['hostA-W-…000', 'hostB-R-…001']));
});

it('of two threads’ names for one lock that differ before the number, what differs is kept', () => {
  const labels = boxesOf('fair-lock', 900, { variant: 'corrected', threads: 2 }).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['0-…001', '1-…000']));
});

it('a version beside data that looks like one is named', () => {
  const labels = boxesOf('published-value', 1100).map(({ label }) => label);
  expect(labels.at(-1)).toMatch(/^value = v\d+ · version \d+$/);
});

it('on a phone what hangs in the tree stands beside what stands in line, not over it', () => {
  const nodes = boxesOf(
    'job-watcher',
    390,
    { story: 'lock-in-the-watcher', variant: 'in-watcher' },
    { height: 370, atMs: 1362 },
  );
  const lowest = nodes.filter(({ path }) => path.split('/').length === 3).toSorted((a, b) => a.x - b.x);
  expect(lowest.length).toBeGreaterThan(1);
  const over = lowest.filter(({ x, w }, at) => {
    const next = lowest[at + 1];
    return next !== undefined && next.x - next.w / 2 < x + w / 2;
  });
  expect(over).toEqual([]);
});

function boxesOf(
  id: string,
  width: number,
  values: ParameterValues = {},
  { height = 300, atMs = 5000 } = {},
) {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error('the scenario is gone');
  const choice = sideChoice({ scenario: id, values }, 1, scenario.clients.initial);
  const experiment = new Experiment([choice], { findScenario, book: recipeBook });
  experiment.runUntil(atMs, 100_000);
  const simulation = experiment.worlds[0];
  if (simulation === undefined) throw new Error('no world');
  const options = { invariants: [], expected: [], lock: lockLine(scenario, choice) };
  const picture = worldPicture(simulation, simulation.world, options);
  return [...worldLayout(picture, null, { width, height, type: 1 }).nodes.values()];
}
