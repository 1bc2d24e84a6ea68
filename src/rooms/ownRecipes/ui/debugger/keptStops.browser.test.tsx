// What a reload of the page leaves as it was: breakpoints, their conditions, and the program in the editor.
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Experiment } from '../../../../scenarios/experiment/experiment.ts';
import { showExperiment } from '../../../../ui/playback/gestures.ts';
import { closeEditor, showEditor, useOwnCode } from '../../../../ui/stores/ownCode.ts';
import { useDebugger } from './place.ts';
import { Editor } from '../Editor.tsx';
import { loadInterpreter } from '../interpreter.ts';
import { visitStore } from './keptStops.ts';
import { toggleStop } from './stops.ts';
import { stopsAsideStore } from './stopsAside.ts';
import { drawing } from '../testing/drawing.ts';
import { splitLeaders } from '../testing/splitLeaders.ts';

const draw = drawing();

beforeEach(async () => {
  await loadInterpreter();
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  useOwnCode.setState(useOwnCode.getInitialState(), true);
  useDebugger.setState(useDebugger.getInitialState(), true);
  stopsAsideStore.setState(stopsAsideStore.getInitialState(), true);
  visitStore.setState(visitStore.getInitialState(), true);
});

test('a reload keeps each breakpoint with its condition, and the program in the editor', async () => {
  const world = await setStops();
  await visitAgain('reloading', world);
  await expect.element(page.getByRole('radio', { name: /^second/ })).toBeChecked();
  await expect.element(page.getByRole('textbox', { name: 'Line 14, only if' })).toHaveValue('name === "B"');
  await page.getByText('first', { exact: true }).click();
  await expect.element(page.getByRole('textbox', { name: 'Line 7, only if' })).toHaveValue('');
  // Without a breakpoint, too, it is the program that was looked at last.
  await visitAgain('reloading', world);
  await expect.element(page.getByRole('radio', { name: /^first/ })).toBeChecked();
});

test('another visit keeps them too, and begins with the first program', async () => {
  await visitAgain('anew', await setStops());
  await expect.element(page.getByRole('textbox', { name: 'Line 7, only if' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /^first/ })).toBeChecked();
});

test('a breakpoint is not put into another program of that name', async () => {
  await setStops();
  await visitAgain('reloading', splitLeaders({ rewritten: (code) => `// anew\n${code}` }));
  await expect.element(page.getByText('No breakpoints.', { exact: false })).toBeVisible();
});

/** One in each program, the second of which is in the editor then. */
async function setStops(): Promise<Experiment> {
  const world = splitLeaders();
  visit(world);
  draw(<Stage />);
  await expect.element(field()).toHaveTextContent(/two leaders/);
  setStopAt(7);
  await page.getByText('second', { exact: true }).click();
  await expect.element(field()).toHaveTextContent(/NodeExists/);
  setStopAt(14);
  await page.getByRole('textbox', { name: 'Line 14, only if' }).fill('name === "B"');
  return world;
}

async function visitAgain(how: 'reloading' | 'anew', experiment: Experiment): Promise<void> {
  closeEditor();
  await expect.poll(() => field().elements()).toHaveLength(0);
  const load = { type: how === 'reloading' ? 'reload' : 'navigate' } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load]);
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
  return page.getByRole('textbox', { name: 'Code in the editor' });
}
