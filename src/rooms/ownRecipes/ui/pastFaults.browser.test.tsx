import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showExperiment } from '../../../ui/playback/gestures.ts';
import { movePlayhead } from '../../../ui/stores/movePlayhead.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { PastFaults } from './PastFaults.tsx';
import { drawing } from './testing/drawing.ts';
import { splitLeaders } from './testing/splitLeaders.ts';

const draw = drawing();

/** Both lead for a while, and then let go. */
const letsGo = (code: string): string =>
  code.replace("as: 'leader' });\n    await", "as: 'leader' });\n    await sleep(12_000); released(); await");

test('after a violation is over it is said which line was at fault, and when; a click goes there', async () => {
  const experiment = splitLeaders({ rewritten: letsGo });
  showExperiment(experiment, { step: experiment.steps, timeMs: experiment.head.timeMs }, []);
  draw(<PastFaults textNow={() => ''} />);
  const sentence =
    'Line 7 was at fault: “Claims are backed by a znode” was violated from 10.010 s to 12.854 s.';
  await page.getByRole('button', { name: sentence }).click();
  const [simulation] = experiment.worlds;
  const begun = simulation?.violations.find(({ invariant }) => invariant === 'I-3');
  expect(usePlayhead.getState().step).toBe(experiment.momentOfWorldStep(0, begun?.step ?? 0)?.step);

  // There it lasts, which the red marks say.
  await expect.poll(() => page.getByRole('button', { name: /Line 7 was/ }).elements()).toHaveLength(0);
  movePlayhead({ step: 1 });
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
