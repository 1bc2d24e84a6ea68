// Where a browser says only later that there will be no worker, all goes on without one; a worker that dies at its work is told of.
import { afterEach, expect, test, vi } from 'vitest';
import '../../../scenarios/library.ts';
import { findScenario, parseValues } from '../../../scenarios/catalogue.ts';
import { withEnd, type PlainOrder } from '../model/explore/explorerOf.ts';
import type { FromSearch } from '../model/service.ts';
import { askExplorer } from './askExplorer.ts';
import { startExploration } from './startExploration.ts';
import { startSearch } from './startSearch.ts';

/** What it says before it dies. */
const saidBefore: unknown[] = [];
let died = 0;

class DyingWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}

  constructor() {
    super();
    queueMicrotask(() => {
      for (const data of saidBefore) this.dispatchEvent(new MessageEvent('message', { data }));
      died++;
      const message = saidBefore.length === 0 ? undefined : 'Uncaught RangeError: Out of memory';
      this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message }));
    });
  }
}

const ORDER = order();

afterEach(() => {
  vi.unstubAllGlobals();
  saidBefore.length = 0;
  died = 0;
});

function explored(): Promise<string> {
  return new Promise((tell) => {
    startExploration(ORDER, {
      hear: ({ complete }, progress) => progress === 1 && tell(complete ? 'complete' : 'incomplete'),
      fail: (message) => tell(`failed: ${message}`),
    });
  });
}

function searched(heard: string[]): Promise<FromSearch> {
  return new Promise((tell) => {
    startSearch(
      { choice: ORDER.choice, seed: 1, seconds: 60 },
      {
        hear: (message) => message.type !== 'progress' && tell(message),
        goesOnHere: () => void heard.push('goes on here'),
      },
    );
  });
}

test('without workers, which is said later, a search, an exploration and what is asked of one go on here', async () => {
  vi.stubGlobal('navigator', { hardwareConcurrency: 3 });
  vi.stubGlobal('Worker', DyingWorker);
  expect(await explored()).toBe('complete');
  expect(died).toBe(3);
  expect(await askExplorer(ORDER).ask({ about: 'estimate' })).toBeGreaterThan(1);
  const heard: string[] = [];
  expect(await searched(heard)).toMatchObject({ type: 'ended' });
  expect(heard).toEqual(['goes on here']);
});

test('a worker that dies at its work says why', async () => {
  vi.stubGlobal('Worker', DyingWorker);
  saidBefore.push({ type: 'exploreReady' });
  expect(await explored()).toBe('failed: Uncaught RangeError: Out of memory');
  const explorer = askExplorer(ORDER);
  for (const _ of ['first', 'second'])
    await expect(explorer.ask({ about: 'estimate' })).rejects.toThrow('Out of memory');
  saidBefore.splice(0, 1, { type: 'progress' });
  const heard: string[] = [];
  expect(await searched(heard)).toMatchObject({ type: 'failed', message: expect.stringContaining('memory') });
  expect(heard).toEqual([]);
});

function order(): PlainOrder {
  const scenario = findScenario('try-lock');
  const parsed = scenario === undefined ? null : parseValues(scenario, {}, 'initial');
  if (scenario === undefined || parsed?.ok !== true) throw new Error('try-lock');
  return {
    choice: withEnd(scenario, { scenario: 'try-lock', seed: 1, clients: 2, values: parsed.value }),
    bound: { faults: ['drop'], atMost: 1, delays: 0, gates: 4 },
  };
}
