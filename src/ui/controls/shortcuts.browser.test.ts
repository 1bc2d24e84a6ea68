import { expect, onTestFinished, test, vi } from 'vitest';
import '../../scenarios/library.ts';
import { findScenario } from '../../scenarios/catalogue.ts';
import { giveCommand, loadScenario } from '../playback/gestures.ts';
import { jumpToStep } from '../playback/transport.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { getExperiment } from '../stores/session.ts';
import { listenForKeys } from './shortcuts.ts';

test('a key that is held takes no step for later while one is looked for, a key pressed again does', () => {
  onTestFinished(listenForKeys());
  vi.useFakeTimers();
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs++);
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const [once, held, twice] = [[], [true, true], [false]].map((repeats) => {
    loadLongExpiry();
    for (const repeat of [false, ...repeats])
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', repeat }));
    vi.runAllTimers();
    return usePlayhead.getState().step;
  });
  expect(held).toBe(once);
  expect(twice).toBeGreaterThan(once ?? 0);
});

/** A client is dead, and its session goes on for 40 s of heartbeats of six followers. */
function loadLongExpiry(): void {
  const initial = findScenario('sandbox')?.parameters.map(({ name, initial: value }) => [name, value]) ?? [];
  const values = { ...Object.fromEntries(initial), servers: '7', sessionTimeoutMs: 40_000 };
  loadScenario([{ scenario: 'sandbox', seed: 5, clients: 20, values }]);
  const experiment = getExperiment();
  experiment?.runUntil(5000, 100_000);
  jumpToStep(experiment?.steps ?? 0);
  giveCommand({ type: 'killClient', client: 'client:A' });
}
