// Wide sweeps of Break it: every placement of two faults on right programs of ten styles and on the articles' corrected ones, and right
// programs made up by chance.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import '../src/scenarios/library.ts';
import { loadOwnRecipes } from '../src/ownRecipes/load.ts';
import { choiceFor } from '../src/ownRecipes/testing.ts';
import { Explorer } from '../src/rooms/breakIt/model/explore/explorer.ts';
import { explorerOf } from '../src/rooms/breakIt/model/explore/explorerOf.ts';
import { drawnRun } from '../src/rooms/breakIt/model/explore/testing/drawnRun.ts';
import { CORRECTED } from '../src/rooms/breakIt/model/explore/testing/correctedArticles.ts';
import { RIGHT } from '../src/rooms/breakIt/model/explore/testing/programs.ts';
import { PROTOCOL_BOUNDS, protocolOrder } from '../src/rooms/breakIt/model/explore/testing/protocol.ts';
import { KINDS } from '../src/rooms/breakIt/model/explore/testing/rightPrograms.ts';
import type { Bound } from '../src/rooms/breakIt/model/explore/bound.ts';
import { Total } from '../src/rooms/breakIt/model/explore/total.ts';
import { findScenario } from '../src/scenarios/catalogue.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
import type { Pinned } from '../scripts/explore/certificateLine.ts';
import { areSweepsWhole } from '../scripts/wideSweeps.mjs';

// A hundred thousand runs for each program: with --all.
test.runIf(areSweepsWhole).each(Object.entries({ ...RIGHT, ...CORRECTED }))(
  'two of kill, pause, cut, close and expire do a right program no harm: %s',
  { timeout: 600_000 },
  async (_name, code) => {
    await loadOwnRecipes();
    const bound = {
      faults: ['kill', 'close', 'pause', 'cut', 'expire'],
      atMost: 2,
      delays: 0,
      gates: 4,
    } as const;
    const explorer = explorerOf(
      { choice: choiceFor(code, { clients: 2 }), bound },
      { findScenario, book: recipeBook },
    );
    const { complete, found } = wholeReport(explorer, bound);
    expect(complete).toBe(true);
    expect(found.filter(({ grade }) => grade !== 'limit')).toEqual([]);
  },
);

// Twelve seconds of processor time: with --all. Nightly goes deeper.
test.runIf(areSweepsWhole)(
  'the protocol holds under every fault of a server with every delayed message, in as many runs as pinned',
  { timeout: 600_000 },
  () => {
    const name = 'one crash, partition or restart, one delayed message';
    const bound = PROTOCOL_BOUNDS[name];
    if (bound === undefined) throw new Error(name);
    const explorer = new Explorer(protocolOrder(bound));
    const { complete, runs, states, found } = wholeReport(explorer, bound);
    expect({ complete, found }).toEqual({ complete: true, found: [] });
    expect({ runs, states }).toEqual({ runs: pinnedOf(name)?.runs, states: pinnedOf(name)?.states });
  },
);

function pinnedOf(name: string): Pinned | undefined {
  const pinned = readFileSync(new URL('../scripts/explore/pinned.json', import.meta.url), 'utf8');
  return (JSON.parse(pinned) as Readonly<Record<string, Pinned>>)[`protocol: ${name}`];
}

// All of a hundred thousand: npm run programs -- --count 100000.
test('right programs made up by chance are not said to break what they state', async () => {
  await loadOwnRecipes();
  // The last lose a permit with their session before they can know it, or stand still again before their program hears of it.
  const seeds = [
    ...Array.from({ length: areSweepsWhole ? 2000 : 40 }, (_, seed) => seed),
    8820,
    10_548,
    38_068,
    // The lock is deleted and made anew while who waits for it is cut off.
    73_064,
    81_447,
  ];
  const runs = seeds.map((seed) => ({ seed, ...drawnRun(seed) }));
  expect(runs.filter(({ alarms, ended }) => alarms.length > 0 || !ended)).toEqual([]);
  expect(new Set(runs.flatMap(({ kind, stated }) => (stated > 0 ? [kind] : [])))).toEqual(new Set(KINDS));
  expect(runs.filter(({ commands }) => commands.length > 1).length).toBeGreaterThan(10);
});

function wholeReport(explorer: Explorer, bound: Bound): ReturnType<Total['report']> {
  const total = new Total(bound, explorer.shards);
  for (const shard of explorer.shards) {
    const work = explorer.explore(shard);
    let next = work.next();
    while (next.done !== true) next = work.next();
    total.add(next.value);
  }
  explorer.release();
  return total.report();
}
