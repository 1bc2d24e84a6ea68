// From a client in the picture to the code that it runs.
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ClientId } from '../../../engine/index.ts';
import '../../../scenarios/library.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { CommandRing } from '../../../ui/controls/ring/CommandRing.tsx';
import { showExperiment } from '../../../ui/playback/gestures.ts';
import { useOwnCode } from '../../../ui/stores/ownCode.ts';
import { closeRing, openRing } from '../../../ui/stores/ring.ts';
import { Editor } from './Editor.tsx';
import { loadInterpreter } from './interpreter.ts';
import { drawing } from './testing/drawing.ts';
import { queueTwice } from './testing/queueTwice.ts';

const draw = drawing();

beforeEach(async () => {
  await loadInterpreter();
  const experiment = new Experiment([queueTwice()], { findScenario, book: recipeBook });
  experiment.runUntil(10_000, 20_000);
  experiment.markShown(experiment.steps);
  showExperiment(experiment, { step: experiment.steps, timeMs: 10_000 }, []);
  draw(<Lab />);
});

afterEach(() => {
  closeRing();
  useOwnCode.setState(useOwnCode.getInitialState(), true);
  localStorage.clear();
});

function Lab() {
  const isEditing = useOwnCode(({ isOpen }) => isOpen);
  return (
    <>
      <CommandRing />
      {isEditing && <Editor />}
    </>
  );
}

test('a client that runs own code leads to it, and what was typed in another program stays', async () => {
  commandsOf('client:B');
  await page.getByRole('menuitem', { name: 'Edit its code' }).click();
  await expect.element(code()).toHaveTextContent('was processed twice');
  await expect.element(code()).toHaveFocus();
  type('// mine');

  commandsOf('client:A');
  await page.getByRole('menuitem', { name: 'Edit its code' }).click();
  await expect.element(code()).toHaveTextContent('PERSISTENT_SEQUENTIAL');

  commandsOf('client:C');
  await page.getByRole('menuitem', { name: 'Edit its code' }).click();
  await expect.element(code()).toHaveTextContent(/^\/\/ mine.*was processed twice/);
});

test('a zkCli beside such clients has none', async () => {
  commandsOf('client:D');
  await expect.element(page.getByRole('menuitem', { name: 'Details' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Edit its code' }).elements()).toHaveLength(0);
});

function commandsOf(id: ClientId): void {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  document.body.append(drawn);
  openRing({ thing: { world: 0, kind: 'client', id }, drawn, at: null });
}

function code() {
  return page.getByRole('textbox', { name: 'Code in the editor' });
}

function type(text: string): void {
  const view = EditorView.findFromDOM(code().element() as HTMLElement);
  view?.dispatch({ changes: { from: 0, insert: `${text}\n` }, userEvent: 'input.type' });
}
