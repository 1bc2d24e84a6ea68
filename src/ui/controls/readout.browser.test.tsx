// The time and the step beside the buttons that play.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../scenarios/library.ts';
import { findScenario } from '../../scenarios/catalogue.ts';
import { sideChoice } from '../../scenarios/pairs.ts';
import { loadScenario } from '../playback/gestures.ts';
import { pause } from '../playback/transport.ts';
import { movePlayhead } from '../stores/movePlayhead.ts';
import { getExperiment } from '../stores/session.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { Transport } from './Transport.tsx';

let root: Root | null = null;

afterEach(() => root?.unmount());

test('a long time does not run into the step behind it', async () => {
  await page.viewport(1440, 900);
  const scenario = findScenario('try-lock');
  if (scenario === undefined) throw new Error('the scenario is gone');
  loadScenario([sideChoice({ scenario: scenario.id, values: {} }, 1, 2)]);
  getExperiment()?.runUntil(1000, 1000);
  pause();
  movePlayhead({ step: 3 });
  const host = document.createElement('div');
  host.style.width = '900px';
  document.body.replaceChildren(host);
  root = createRoot(host);
  root.render(<Transport />);
  await expect.poll(() => host.querySelector('[data-at-ms] strong')).not.toBeNull();
  usePlayhead.setState({ timeMs: 100_022_279, step: 799_382 });
  const time = host.querySelector('[data-at-ms] strong');
  await expect.poll(() => time?.textContent).toContain('100,022');
  const words = document.createRange();
  words.selectNodeContents(time!);
  const [end, next] = [
    words.getBoundingClientRect().right,
    time!.nextElementSibling!.getBoundingClientRect().left,
  ];
  expect(end).toBeLessThanOrEqual(next);
});
