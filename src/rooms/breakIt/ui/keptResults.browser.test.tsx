// What was found stays while the reader looks at something else, in the dialog or outside.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../../scenarios/library.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import { loadScenario } from '../../../ui/playback/gestures.ts';
import { pause } from '../../../ui/playback/transport.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { speak } from '../../../words/useWords.ts';
import { BreakItDialog } from './BreakItDialog.tsx';

let root: Root | null = null;

beforeEach(async () => {
  await speak('en');
  await page.viewport(1024, 768);
  show(2);
  open();
});

afterEach(() => root?.unmount());

function show(clients: number): void {
  const sides = ['predecessor-lock', 'try-lock'].map((id) => {
    const scenario = findScenario(id);
    if (scenario === undefined) throw new Error('the scenario is gone');
    return sideChoice({ scenario: id, values: {} }, 1, clients);
  });
  loadScenario(sides);
  getExperiment()?.runUntil(2000, 1000);
  pause();
}

function open(onClose: () => void = () => undefined): void {
  root?.unmount();
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  root = createRoot(host);
  root.render(<BreakItDialog onClose={onClose} />);
}

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
/** By its label: the field itself is hidden from sight. */
const choose = async (name: string) => {
  const radio = page.getByRole('radio', { name });
  await expect.element(radio).toBeInTheDocument();
  (radio.element() as HTMLInputElement).labels?.[0]?.click();
};

test('what is found can be watched while a shorter run is still looked for', async () => {
  loadScenario([sideChoice({ scenario: 'stranger-lock', values: { variant: 'looks-on' } }, 1, 3)]);
  pause();
  let isOpened = false;
  open(() => (isOpened = true));
  await press(/^Search for/);
  const watch = page.getByRole('button', { name: 'Watch it happen' });
  await expect.element(watch).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await watch.click();
  await expect.poll(() => isOpened).toBe(true);
  expect(getExperiment()?.commands.length).toBeGreaterThan(0);
});

test('what Search and Every run found is still there after a look at another tab or at the other world', async () => {
  await press(/^Search for/);
  await press('Stop');
  const found = page.getByText('Stopped. No violation found so far.');
  await expect.element(found).toBeVisible();
  await choose('Every run');
  await press('Try every run');
  await press('Cancel');
  const cancelled = page.getByText(/^Cancelled/);
  await expect.element(cancelled).toBeVisible();
  await choose('Calls of this run');
  await expect.element(cancelled).not.toBeVisible();
  await choose('Right');
  await choose('Left');
  await choose('Every run');
  await expect.element(cancelled).toBeVisible();
  await choose('Search');
  await expect.element(found).toBeVisible();

  // The dialog that is opened again has it still, at the tab that was looked at.
  open();
  await expect.element(found).toBeVisible();
  await choose('Every run');
  await expect.element(cancelled).toBeVisible();
  open();
  await expect.element(cancelled).toBeVisible();

  // Of another world nothing is known.
  show(3);
  open();
  await expect.element(page.getByRole('button', { name: /^Search for/ })).toBeVisible();
  await choose('Every run');
  await expect.element(page.getByRole('button', { name: 'Try every run' })).toBeVisible();
  expect(cancelled.elements()).toHaveLength(0);
});
