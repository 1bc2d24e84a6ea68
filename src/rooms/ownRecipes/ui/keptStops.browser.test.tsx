// What a reload of the page leaves as it was: breakpoints, their conditions, and the program in the editor.
import { EditorView } from '@codemirror/view';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { showExperiment } from '../../../ui/playback/gestures.ts';
import { closeEditor, showEditor, useOwnCode } from '../../../ui/stores/ownCode.ts';
import { useDebugger } from './debugger.ts';
import { Editor } from './Editor.tsx';
import { loadInterpreter } from './interpreter.ts';
import { visitStore } from './keptStops.ts';
import { toggleStop } from './stops.ts';
import { stopsAsideStore } from './stopsAside.ts';
import { drawing } from './testing/drawing.ts';
import { splitLeaders } from './testing/splitLeaders.ts';

const draw = drawing();

beforeEach(async () => {
  await loadInterpreter();
});

test('a reload keeps each breakpoint with its condition, and the program in the editor', async () => {
  onTestFinished(() => localStorage.clear());
  visit(splitLeaders());
  draw(<Stage />);
  await page.getByRole('radio', { name: /^second/ }).click({ force: true });
  await expect.element(field()).toHaveTextContent(/NodeExists/);
  setStopAt(14);
  await userEvent.fill(page.getByRole('textbox', { name: 'Line 14, only if' }), 'name === "B"');
  await page.getByRole('radio', { name: /^first/ }).click({ force: true });
  await expect.element(field()).toHaveTextContent(/two leaders/);
  setStopAt(7);
  await page.getByRole('radio', { name: /^second/ }).click({ force: true });
  await expect.element(page.getByRole('textbox', { name: 'Line 14, only if' })).toBeVisible();

  await reload();
  await expect.element(page.getByRole('radio', { name: /^second/ })).toBeChecked();
  await expect.element(page.getByRole('textbox', { name: 'Line 14, only if' })).toHaveValue('name === "B"');
  await page.getByRole('radio', { name: /^first/ }).click({ force: true });
  await expect.element(page.getByRole('textbox', { name: 'Line 7, only if' })).toHaveValue('');
});

test('a breakpoint is not put into another program of that name', async () => {
  onTestFinished(() => localStorage.clear());
  visit(splitLeaders());
  draw(<Stage />);
  await expect.element(field()).toHaveTextContent(/two leaders/);
  setStopAt(7);
  await expect.element(page.getByRole('textbox', { name: 'Line 7, only if' })).toBeVisible();
  await reload(splitLeaders({ rewritten: (code) => `// anew\n${code}` }));
  await expect.element(page.getByText('No breakpoints.', { exact: false })).toBeVisible();
});

async function reload(experiment = splitLeaders()): Promise<void> {
  closeEditor();
  await expect.poll(() => field().elements()).toHaveLength(0);
  useOwnCode.setState(useOwnCode.getInitialState(), true);
  useDebugger.setState(useDebugger.getInitialState(), true);
  stopsAsideStore.setState(stopsAsideStore.getInitialState(), true);
  visitStore.setState(visitStore.getInitialState(), true);
  visit(experiment);
}

function visit(experiment: Experiment): void {
  showExperiment(experiment, { step: 0, timeMs: 0 }, []);
  showEditor();
  useOwnCode.setState({ isDebugging: true });
}

function Stage() {
  return useOwnCode(({ isOpen }) => isOpen) ? <Editor /> : null;
}

function setStopAt(line: number): void {
  const view = EditorView.findFromDOM(field().element() as HTMLElement);
  if (view === null) throw new Error('there is no field');
  view.dispatch({ selection: { anchor: view.state.doc.line(line).from } });
  toggleStop(view);
}

function field() {
  return page.getByRole('textbox', { name: 'Code of your recipe' });
}
