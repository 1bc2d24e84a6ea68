// Before code of a link runs, all of it can be read.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { linkOf } from '../../../scenarios/link/permalink.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { useOwnCode } from '../../../ui/stores/ownCode.ts';
import { speak } from '../../../words/useWords.ts';
import { Asked } from './Asked.tsx';
import { queueTwice } from './testing/queueTwice.ts';

let root: Root | null = null;

beforeEach(async () => {
  await loadOwnRecipes();
  await speak('en');
});

afterEach(() => {
  root?.unmount();
  useOwnCode.setState({ asked: null });
  document.body.replaceChildren();
});

test('each program of a world that a link opens is there to be read, by its name', async () => {
  const experiment = new Experiment([queueTwice()], { findScenario, book: recipeBook });
  const link = linkOf(experiment, { step: 0, timeMs: 0 }, 'single');
  useOwnCode.setState({ asked: { link, notices: [] } });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Asked />);
  for (const [name, code] of [
    ['producer, run by A', 'PERSISTENT_SEQUENTIAL'],
    ['worker, run by B and C', 'was processed twice'],
  ] as const) {
    await page.getByText(name, { exact: true }).click();
    await expect.element(page.getByText(code)).toBeVisible();
  }
});
