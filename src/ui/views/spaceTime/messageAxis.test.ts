import { expect, it } from 'vitest';
import { foldsBetween, messageAxis, placeAt, ticksBetween } from './messageAxis.ts';
import { trafficWorld } from '../../select/testing/trafficWorld.ts';

it('Later is further right, and a message takes room for as long as it travels', () => {
  const sim = trafficWorld({ servers: 3, clients: 3 });
  sim.runUntil(3000);
  const axis = messageAxis(sim.trace);
  const proposed = sim.trace.findLast(({ kind }) => kind === 'txn.proposed');
  const from = placeAt(axis, proposed?.timeMs ?? 0);
  expect(placeAt(axis, (proposed?.timeMs ?? 0) + 1)).toBeGreaterThan(from);
  const places = axis.timesMs.map((timeMs) => placeAt(axis, timeMs));
  expect(places).toEqual([...places].toSorted((a, b) => a - b));
});

it('What has been drawn keeps its place as time goes on', () => {
  const sim = trafficWorld({ servers: 3, clients: 3 });
  sim.runUntil(2000);
  const then = messageAxis(sim.trace).places.slice(0, 50);
  sim.runUntil(4000);
  expect(messageAxis(sim.trace).places.slice(0, 50)).toEqual(then);
});

it('Silence is folded, and the fold says how long it lasted', () => {
  const sim = trafficWorld({ servers: 3, clients: 1 });
  sim.runUntil(3000);
  const axis = messageAxis(sim.trace);
  const end = axis.places.at(-1) ?? 0;
  const folds = foldsBetween(axis, 0, end);
  expect(folds.length).toBeGreaterThan(3);
  for (const { from, to, lastsMs } of folds) expect(to - from).toBeLessThan(lastsMs);
});

it('Times below the axis are far enough apart to be read', () => {
  const sim = trafficWorld({ servers: 3, clients: 3 });
  sim.runUntil(3000);
  const ticks = ticksBetween(messageAxis(sim.trace), 100, 300, 25);
  for (const [at, { place }] of ticks.entries())
    expect(place - (ticks[at - 1]?.place ?? -Infinity)).toBeGreaterThanOrEqual(25);
  expect(ticks.length).toBeGreaterThan(2);
});
