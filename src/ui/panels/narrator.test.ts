import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../scenarios/library.ts';
import { openingChoices } from '../controls/presets.ts';
import { loadScenario } from '../playback/gestures.ts';
import { jumpToStep } from '../playback/transport.ts';
import { getExperiment } from '../stores/session.ts';
import { narrateTo } from './narrator.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('nothing is said twice in one breath, though several sentences tell of the same world', () => {
  loadScenario(openingChoices());
  const experiment = getExperiment();
  experiment?.runUntil(5000, 10_000);
  const said: string[] = [];
  for (let step = 20; step <= (experiment?.steps ?? 0); step += 20) {
    // From the beginning, each time: all that has been said since comes in one breath.
    jumpToStep(0);
    const end = narrateTo((text) => said.push(text));
    jumpToStep(step);
    vi.advanceTimersByTime(1000);
    end();
  }
  expect(said.length).toBeGreaterThan(5);
  for (const text of said) {
    const sentences = text.split(/(?<=\.) /);
    expect([...new Set(sentences)]).toEqual(sentences);
  }
});
