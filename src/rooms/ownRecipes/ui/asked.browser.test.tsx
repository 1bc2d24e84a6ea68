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
import { WorldView } from '../../../ui/views/WorldView.tsx';
import { useSession } from '../../../ui/stores/session.ts';
import { refuseAsked } from './askedLink.ts';
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
  useSession.setState({ experiment: null });
  document.body.replaceChildren();
});

test('each program of a world that a link opens is there to be read, by its name', async () => {
  const experiment = new Experiment([queueTwice()], { findScenario, book: recipeBook });
  const link = linkOf(experiment, { step: 0, timeMs: 0 }, 'single');
  useOwnCode.setState({ asked: { link, notices: [] } });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Asked />);
  // On a page without a world there is no picture to speak of.
  expect(page.getByText('The picture still shows').elements()).toHaveLength(0);
  for (const [name, code] of [
    ['producer, run by A', 'PERSISTENT_SEQUENTIAL'],
    ['worker, run by B and C', 'was processed twice'],
  ] as const) {
    await page.getByText(name, { exact: true }).click();
    await expect.element(page.getByText(code)).toBeVisible();
  }
});

test('while the question waits it is said, and seen, that the picture is of the world before', async () => {
  const experiment = new Experiment([queueTwice()], { findScenario, book: recipeBook });
  const link = linkOf(experiment, { step: 0, timeMs: 0 }, 'single');
  useSession.setState({ experiment });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <>
      <Asked />
      <WorldView side={0} />
    </>,
  );
  await expect.poll(() => document.querySelectorAll('[data-picture]').length).toBe(1);
  expect(document.querySelectorAll('[data-before]')).toHaveLength(0);
  useOwnCode.setState({ asked: { link, notices: [] } });
  await expect
    .element(page.getByText('The picture still shows the world that was open before.'))
    .toBeVisible();
  expect(document.querySelectorAll('[data-before]')).toHaveLength(1);
  refuseAsked();
  await expect.poll(() => document.querySelectorAll('[data-before]').length).toBe(0);
});
