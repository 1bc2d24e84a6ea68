// A thread that dies takes with it the worlds it had; those that are opened after it get a new one.
import { afterEach, expect, test, vi } from 'vitest';
import '../../../scenarios/library.ts';
import { READY } from '../../../ownRecipes/ahead/messages.ts';
import { optionsHere, runElsewhere } from '../../../ui/playback/elsewhere.ts';
import { stopsStore } from '../../../ui/stores/stops.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { library } from '../../../ui/stores/library.ts';
import { isAheadReady, runAhead, stopAhead, whenTold } from './ahead.ts';

class FakeWorker extends EventTarget {
  readonly heard: unknown[] = [];

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(message: unknown): void {
    this.heard.push(message);
  }

  terminate(): void {}

  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  die(): void {
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }
}

const workers: FakeWorker[] = [];
const CHOICE = { scenario: 'own-recipe', seed: 1, clients: 1, values: {}, code: 'export default () => {};' };

afterEach(() => {
  stopAhead();
  runElsewhere(() => null);
  stopsStore.setState(stopsStore.getInitialState());
  vi.unstubAllGlobals();
  workers.length = 0;
});

test('after the thread has died the next world runs in a new one', () => {
  vi.stubGlobal('Worker', FakeWorker);
  runAhead();
  workers[0]?.say(READY);
  const before = optionsHere().programsOf?.(CHOICE);
  workers[0]?.die();
  expect(before?.isEnded).toBe(true);
  expect(isAheadReady()).toBe(false);
  const after = optionsHere().programsOf?.(CHOICE);
  expect(after?.isEnded).toBe(false);
  expect(workers[1]?.heard).toMatchObject([{ type: 'begin', choice: CHOICE }]);
  workers[1]?.say(READY);
  expect(isAheadReady()).toBe(true);
});

test('where no worker can be started the page does its work, until that is stopped', async () => {
  vi.stubGlobal('Worker', undefined);
  runAhead();
  await expect.poll(isAheadReady).toBe(true);
  let told = 0;
  const stop = whenTold(() => told++);
  const endless = { ...CHOICE, code: 'export default async (zk) => { for (;;) await zk.exists("/a"); };' };
  const experiment = new Experiment([endless], library, optionsHere());
  experiment.simulateAhead();
  await expect
    .poll(() => {
      experiment.simulateAhead();
      return told;
    })
    .toBeGreaterThan(0);
  stopAhead();
  const before = told;
  for (let turns = 0; turns < 20; turns++) await new Promise((resume) => void setTimeout(resume, 0));
  expect(told).toBe(before);
  stop();
});
