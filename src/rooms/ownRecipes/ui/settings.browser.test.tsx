import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showExperiment } from '../../../ui/playback/gestures.ts';
import { Settings } from './Settings.tsx';
import { drawing } from './testing/drawing.ts';
import { splitLeaders } from './testing/splitLeaders.ts';

const draw = drawing();

test.each([
  ['sleep(1000)', 0],
  ['untilReleased()', 1],
])('a hold time is asked only of code that waits to be released: %s', async (waits, asked) => {
  const rewritten = (code: string): string => code.replace('sleep(1000)', waits);
  const experiment = splitLeaders({ fault: 'none', atMs: 10, rewritten });
  showExperiment(experiment, { step: 0, timeMs: 0 }, []);
  draw(<Settings />);
  await page.getByText('Settings', { exact: true }).click();
  await expect.element(page.getByLabelText('How they arrive')).toBeVisible();
  expect(page.getByLabelText('Hold time').elements()).toHaveLength(asked);
});
