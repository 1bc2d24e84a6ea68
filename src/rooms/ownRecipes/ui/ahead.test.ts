// A thread that dies takes with it the worlds it had; those that are opened after it get a new one.
import { afterEach, expect, test, vi } from 'vitest';
import '../../../scenarios/library.ts';
import { READY } from '../../../ownRecipes/ahead/messages.ts';
import { optionsHere, runElsewhere } from '../../../ui/playback/elsewhere.ts';
import { useStops } from '../../../ui/stores/stops.ts';
import { isAheadReady, runAhead, stopAhead } from './ahead.ts';

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
  useStops.setState(useStops.getInitialState());
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
