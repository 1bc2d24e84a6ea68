import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findLesson } from '../scenarios/lessons/lessons.ts';
import '../scenarios/library.ts';
import { App } from './App.tsx';
import { ROOMS } from '../rooms/index.ts';
import { openDialog } from '../ui/stores/dialogs.ts';
import { useStage } from '../ui/stores/stage.ts';
import { openingChoices } from '../ui/controls/presets.ts';
import { speak } from '../words/useWords.ts';
import { takePart } from '../rooms/lessons/ui/lessonRun.ts';
import { giveCommand, loadScenario } from '../ui/playback/gestures.ts';
import { jumpToHead } from '../ui/playback/transport.ts';
import { getExperiment } from '../ui/stores/session.ts';
import '../ui/theme/base.css';

let root: Root | null = null;

beforeEach(async () => {
  await page.viewport(1300, 800);
  await speak('en');
  useStage.setState({ rooms: ROOMS });
  loadScenario(openingChoices());
});

afterEach(() => root?.unmount());

// The first test here: of what is fetched late nothing has been drawn yet.
test('in development, where everything is drawn twice, React warns of nothing and a dialog stays open', async () => {
  const said = vi.spyOn(console, 'error');
  draw();
  await expect.element(page.getByRole('heading', { name: 'Try', exact: true })).toBeVisible();
  openDialog('help');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts and terms' });
  await expect.element(dialog).toHaveTextContent(/Deck/);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(said.mock.calls).toEqual([]);
});

test('a button of the panel keeps the focus when the language changes', async () => {
  draw();
  const choose = page.getByRole('button', { name: 'Choose a lesson…' });
  await expect.element(choose).toBeVisible();
  choose.element().focus();
  await speak('zh-CN');
  await expect.element(page.getByRole('button', { name: '选择一课…' })).toHaveFocus();
});

test('so does a button of a lesson, whose words are fetched apart', async () => {
  draw();
  const lesson = findLesson('L1');
  if (lesson === undefined) throw new Error('there is no such lesson');
  await takePart(lesson, 0);
  const leaveIt = page.getByRole('button', { name: 'Leave the lesson' });
  // A part that opens begins at its title.
  await expect.element(page.getByRole('heading', { name: 'Versions and lost updates' })).toHaveFocus();
  leaveIt.element().focus();
  await speak('zh-CN');
  await expect.element(page.getByRole('button', { name: '离开课程' })).toHaveFocus();
});

test('what was done before Single is a click away', async () => {
  draw();
  getExperiment()?.runUntil(5000, 10_000);
  jumpToHead();
  giveCommand({ type: 'killClient', client: 'client:A' });
  await page.getByText('Single', { exact: true }).click();
  await expect
    .element(page.getByText('Started again from the beginning, without your commands.'))
    .toBeVisible();
  expect(getExperiment()).toMatchObject({ worlds: { length: 1 }, commands: { length: 0 } });
  await page.getByText('Undo', { exact: true }).click();
  expect(getExperiment()).toMatchObject({ worlds: { length: 2 }, commands: { length: 1 } });
});

function draw(): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
