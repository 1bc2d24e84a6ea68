import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showExperiment } from '../../../../ui/playback/gestures.ts';
import { movePlayhead } from '../../../../ui/stores/movePlayhead.ts';
import { usePlayhead } from '../../../../ui/stores/playhead.ts';
import { PastFaults } from './PastFaults.tsx';
import { drawing } from '../testing/drawing.ts';
import { splitLeaders } from '../testing/splitLeaders.ts';

const draw = drawing();

/** Both lead for a while, let go for a second, and lead again. */
const letsGo = (code: string): string =>
  code.replace("as: 'leader' });\n    await", "as: 'leader' });\n    await sleep(12_000); released(); await");

const LET_GO_MS = 13_300;

test('after a violation is over it is said which line stated it, and when; a click goes there', async () => {
  const experiment = splitLeaders({ rewritten: letsGo });
  const { step } = experiment.momentAtTime(LET_GO_MS);
  showExperiment(experiment, { step, timeMs: LET_GO_MS }, []);
  draw(<PastFaults textNow={() => ''} />);
  const sentence = 'Stated in line 7: “Invariant of the program” was violated from 10.161 s to 12.854 s.';
  await expect.element(page.getByRole('button', { name: sentence })).toBeVisible();
  const listed = page.getByRole('button', { name: /^Stated in line 7: / }).elements();
  expect(listed.map(({ textContent }) => /from (\S+)/.exec(textContent)?.[1])).toEqual(['10.161']);
  await page.getByRole('button', { name: sentence }).click();
  const [simulation] = experiment.worlds;
  const begun = simulation?.violations.find(({ invariant }) => invariant === 'I-40');
  expect(usePlayhead.getState().step).toBe(experiment.momentOfWorldStep(0, begun?.step ?? 0)?.step);

  // There it lasts, which the red marks say.
  await expect
    .poll(() => page.getByRole('button', { name: /^Stated in line 7: / }).elements())
    .toHaveLength(0);
  movePlayhead({ step: 1 });
  expect(page.getByRole('button').elements()).toHaveLength(0);
});
