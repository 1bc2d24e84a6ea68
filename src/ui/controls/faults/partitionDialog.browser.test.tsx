import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../../scenarios/library.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import { speak } from '../../../words/useWords.ts';
import { loadScenario } from '../../playback/gestures.ts';
import { play } from '../../playback/transport.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import { clearSelection, select } from '../../stores/selection.ts';
import { getExperiment, useSession } from '../../stores/session.ts';
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
  await expect.element(page.getByText('The world is paused until you cut or close.')).toBeVisible();
  close();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(usePlayhead.getState().playing).toBe(true);
});

test('a world that was paused stays paused', async () => {
  loadScenario([sideChoice({ scenario: 'mixed-traffic', values: { servers: 3 } }, 1, 1)]);
  usePlayhead.setState({ playing: false });
  open();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByText('The world is paused until you cut or close.')).not.toBeInTheDocument();
  close();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(usePlayhead.getState().playing).toBe(false);
});

test('a client alone can be cut off, and the result names who stands where', async () => {
  loadScenario([sideChoice({ scenario: 'mixed-traffic', values: { servers: 3 } }, 1, 3)]);
  const experiment = getExperiment();
  experiment?.runUntil(3000, 10_000);
  usePlayhead.setState({ playing: false, step: experiment?.steps ?? 0 });
  open();
  for (const server of [1, 2, 3]) await choose(`server ${server}`, 2);
  for (const client of ['A', 'B', 'C']) await choose(`client ${client}`, 2);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('One side is empty. Move a server or a client to it.');
  await choose('client A', 1);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      'Side 1: client A. Side 2: servers 1, 2, and 3 with clients B and C. Side 2 has a quorum.',
    );
});

test('it begins with the leader in a minority, or with the server that is selected alone', async () => {
  loadScenario([sideChoice({ scenario: 'mixed-traffic', values: { servers: 5 } }, 1, 1)]);
  const experiment = getExperiment();
  experiment?.runUntil(3000, 10_000);
  usePlayhead.setState({ playing: false, step: experiment?.steps ?? 0 });
  open();
  await expect.element(page.getByRole('group', { name: 'Side of server 5' })).toBeVisible();
  await expect.element(page.getByText('server 5 leading')).toBeVisible();
  const result = page.getByRole('status');
  await expect.element(result).toHaveTextContent(/^Side 1: servers 1 and 5.*Side 2 has a quorum\.$/);
  close();
  onTestFinished(clearSelection);
  select({ world: 0, kind: 'server', id: 'server:3' });
  open();
  await expect.element(result).toHaveTextContent(/^Side 1: server 3\b.*Side 2 has a quorum\.$/);
});

test('it says beside a client that it believes to hold the lock: that one is to be cut off', async () => {
  loadScenario([sideChoice({ scenario: 'predecessor-lock', values: {} }, 1, 2)]);
  const experiment = getExperiment();
  experiment?.runUntil(1000, 10_000);
  usePlayhead.setState({ playing: false, step: experiment?.steps ?? 0 });
  open();
  await expect.element(page.getByText('client A believes it holds the lock')).toBeVisible();
});

test('a server that has left the configuration gives no side a quorum', async () => {
  loadScenario([sideChoice({ scenario: 'reconfigure', values: { story: 'leaderLeaves' } }, 1, 2)]);
  const experiment = getExperiment();
  experiment?.runUntil(12_000, 10_000);
  usePlayhead.setState({ playing: false, step: experiment?.steps ?? 0 });
  open();
  // Servers 1 and 2 are the members; server 3 follows on.
  for (const server of [1, 4, 5]) await choose(`server ${server}`, 1);
  for (const server of [2, 3]) await choose(`server ${server}`, 2);
  await expect.element(page.getByRole('status')).toHaveTextContent('No side has a quorum.');
});

async function choose(name: string, side: 1 | 2): Promise<void> {
  const rows = page.getByRole('group', { name: `Side of ${name}` });
  await rows.getByText(`Side ${side}`, { exact: true }).click();
}

function open(): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<PartitionDialog onClose={() => undefined} />);
}

function close(): void {
  root?.unmount();
  root = null;
}
