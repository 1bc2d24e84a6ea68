import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../../scenarios/library.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import { speak } from '../../../words/useWords.ts';
import { loadScenario } from '../../playback/gestures.ts';
import { play } from '../../playback/transport.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import { useSession } from '../../stores/session.ts';
import { PartitionDialog } from './PartitionDialog.tsx';

let root: Root | null = null;
const session = useSession.getState();
const playhead = usePlayhead.getState();

beforeEach(() => speak('en'));
afterEach(() => {
  root?.unmount();
  usePlayhead.setState(playhead, true);
  useSession.setState(session, true);
  document.body.replaceChildren();
});

test('the world stands still while the dialog asks, and goes on after', async () => {
  loadScenario([sideChoice({ scenario: 'mixed-traffic', values: { servers: 3 } }, 1, 1)]);
  play();
  open();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(usePlayhead.getState().playing).toBe(false);
  close();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(usePlayhead.getState().playing).toBe(true);
});

test('a world that was paused stays paused', async () => {
  loadScenario([sideChoice({ scenario: 'mixed-traffic', values: { servers: 3 } }, 1, 1)]);
  usePlayhead.setState({ playing: false });
  open();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  close();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(usePlayhead.getState().playing).toBe(false);
});

function open(): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<PartitionDialog onClose={() => undefined} />);
}

function close(): void {
  root?.unmount();
  root = null;
}
