// Before code of a link runs, all of it can be read.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { choiceFor } from '../../../ownRecipes/testing.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { linkOf } from '../../../scenarios/link/permalink.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { openingChoices } from '../../../ui/controls/presets.ts';
import { pause } from '../../../ui/playback/transport.ts';
import { useOwnCode } from '../../../ui/stores/ownCode.ts';
import { forget } from '../../../ui/stores/storage.ts';
import { speak } from '../../../words/useWords.ts';
import { WorldView } from '../../../ui/views/WorldView.tsx';
import { useSession } from '../../../ui/stores/session.ts';
import { refuseAsked, useOnlyRead } from './askedLink.ts';
import { Asked } from './Asked.tsx';
import { Editor } from './Editor.tsx';
import { loadInterpreter } from './interpreter.ts';
import { queueTwice } from './testing/queueTwice.ts';

let root: Root | null = null;

beforeEach(async () => {
  await loadOwnRecipes();
  await speak('en');
});

afterEach(() => {
  root?.unmount();
  pause();
  useOwnCode.setState(useOwnCode.getInitialState(), true);
  useOnlyRead.setState({ code: null });
  for (const name of ['own-recipe', 'own-recipe.trusted']) forget(name);
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
  await expect.element(page.getByText('The picture shows another world.')).toBeVisible();
  expect(document.querySelectorAll('[data-before]')).toHaveLength(1);
  refuseAsked();
  await expect.poll(() => document.querySelectorAll('[data-before]').length).toBe(0);
});

test.each([
  ['of the library', () => openingChoices()],
  ['of one’s own code', () => [choiceFor('export default async function main() {}')]],
])(
  'after “Only read it” beside a world %s it is said that the code does not run, until it does',
  async (which, choices) => {
    await loadInterpreter();
    const library = { findScenario, book: recipeBook };
    useSession.setState({ experiment: new Experiment(choices(), library) });
    // Once it has run it is not asked about again.
    const theirs = `// beside a world ${which}\nexport default async function main() {}`;
    const experiment = new Experiment([choiceFor(theirs)], library);
    useOwnCode.setState({
      asked: { link: linkOf(experiment, { step: 0, timeMs: 0 }, 'single'), notices: [] },
    });
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<Editor />);
    await expect.element(page.getByRole('textbox').first()).toHaveTextContent('// beside');
    const note = page.getByText('This code is not running: the picture shows another world.');
    expect(note.elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'Only read it' }).click();
    await expect.element(note).toBeVisible();
    expect(page.getByText('The code was changed since the run.').elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect.poll(() => note.elements()).toHaveLength(0);
    // What was read is what ran.
    await expect
      .element(page.getByRole('textbox', { includeHidden: true }).first())
      .toHaveTextContent('// beside');
  },
);
