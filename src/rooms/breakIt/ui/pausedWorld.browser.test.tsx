// The world behind the dialog.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../../scenarios/library.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { loadScenario } from '../../../ui/playback/gestures.ts';
import { pause, play } from '../../../ui/playback/transport.ts';
import { movePlayhead } from '../../../ui/stores/movePlayhead.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { BreakItDialog } from './BreakItDialog.tsx';

let root: Root | null = null;

afterEach(() => {
  root?.unmount();
  root = null;
  pause();
});

test('a world that plays stands still while “Break it” is open, and goes on when it is closed', async () => {
  begin();
  play();
  open();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(usePlayhead.getState().playing).toBe(false);
  close();
  expect(usePlayhead.getState().playing).toBe(true);
});

test('a world that was paused, or was left for another moment, stays paused', async () => {
  begin();
  open();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  close();
  expect(usePlayhead.getState().playing).toBe(false);
  play();
  open();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  movePlayhead({ step: 3 });
  close();
  expect(usePlayhead.getState().playing).toBe(false);
});

function begin(): void {
  const [piece] = museumPieces;
  if (piece === undefined) throw new Error('the museum is empty');
  loadScenario([sideChoice(piece.wrong, piece.seed, piece.clients)]);
  getExperiment()?.runUntil(2000, 1000);
  pause();
}

function open(): void {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  root = createRoot(host);
  root.render(<BreakItDialog onClose={() => undefined} />);
}

function close(): void {
  root?.unmount();
  root = null;
}
