import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../scenarios/library.ts';
import { findScenario, parseValues } from '../../scenarios/catalogue.ts';
import { CommandMenu } from '../controls/CommandMenu.tsx';
import { openingChoices } from '../controls/presets.ts';
import { ShareDialog } from '../controls/ShareDialog.tsx';
import { speak } from '../../words/useWords.ts';
import { giveCommand, loadScenario } from '../playback/gestures.ts';
import { pause, play, togglePlay } from '../playback/transport.ts';
import { movePlayhead } from '../stores/movePlayhead.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { askWhy, clearSelection, select } from '../stores/selection.ts';
import { dismissLinkMessages, fail, getExperiment, useSession } from '../stores/session.ts';
import { Dock } from './Dock.tsx';
import { LinkMessages } from './LinkMessages.tsx';
import { FailurePanel } from './FailurePanel.tsx';
import { showPanel } from '../stores/panelTab.ts';
import '../theme/base.css';

let root: Root | null = null;

beforeEach(async () => {
  await page.viewport(1300, 800);
  await speak('en');
  clearSelection();
  loadScenario(openingChoices());
  runUntil(3000);
});

afterEach(() => root?.unmount());

test('the card of the holder says what it believes, what is true and what can be done to it', async () => {
  draw(<Dock />);
  select({ world: 0, kind: 'client', id: 'client:A' });
  showPanel('card');
  await expect.element(page.getByRole('heading', { name: 'Client A' })).toBeVisible();
  await expect.element(page.getByText('that it holds the lock', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Kill', exact: true })).toBeEnabled();
});

test('the inside of a client’s process is stalled and goes on by a button, and its card says so', async () => {
  draw(<Dock />);
  select({ world: 0, kind: 'client', id: 'client:B' });
  showPanel('card');
  const inside = page.getByRole('group', { name: 'Inside the process' });
  await inside.getByRole('button', { name: 'Stall', exact: true }).click();
  await expect.element(inside.getByRole('button', { name: 'Unstall' })).toBeVisible();
  await expect.element(page.getByText('running, its program is stalled')).toBeVisible();
  const threads = getExperiment()?.worlds.map(
    (world) => world.world.clients.get('client:B')?.condition.value?.programs,
  );
  expect(threads).toEqual(['stalled', 'stalled']);
});

test('a server’s card has both maps of its watches, and those who watch lead to their own tables', async () => {
  draw(<Dock />);
  select({ world: 0, kind: 'server', id: 'server:1' });
  showPanel('card');
  const byPath = page.getByRole('table', { name: 'dataWatches: watchTable: path → watchers' });
  const row = byPath.getByRole('row').first();
  await expect.element(row).toHaveTextContent(/^\/exclusive_lock/);
  await row.getByRole('button', { name: 'B', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Client B' })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'dataWatches' })).toHaveTextContent('/exclusive_lock');
  await expect.element(page.getByText(/^Empty: existWatches, childWatches/)).toBeVisible();
});

test('the watches of a connection that was closed are struck out in both maps', async () => {
  giveCommand({ type: 'killClient', client: 'client:B' });
  runUntil(3100);
  const closed = (step: number) =>
    getExperiment()
      ?.recordsAt(step)
      .some(({ side, record }) => side === 0 && record.kind === 'connection.closed');
  movePlayhead({ step: stepsOf(getExperiment()).findLast(closed) ?? 0 });
  draw(<Dock />);
  select({ world: 0, kind: 'server', id: 'server:1' });
  showPanel('card');
  // The path has other watchers; this one watched nothing else.
  const maps = { 'watchTable: path → watchers': 1, 'watch2Paths: watcher → paths': 2 };
  for (const [map, struck] of Object.entries(maps)) {
    const table = page.getByRole('table', { name: `dataWatches: ${map}` });
    await expect.poll(() => table.getByRole('deletion').elements()).toHaveLength(struck);
  }
});

test('in an ensemble a znode’s card says whose tree it reads, and another can be chosen', async () => {
  const scenario = findScenario('stale-read');
  const values = scenario === undefined ? null : parseValues(scenario, {}, 'initial');
  if (scenario === undefined || values?.ok !== true) throw new Error('no stale-read');
  loadScenario([{ scenario: scenario.id, seed: 1, clients: scenario.clients.initial, values: values.value }]);
  runUntil(3000);
  draw(<Dock />);
  select({ world: 0, kind: 'server', id: 'server:2' });
  showPanel('card');
  await expect.element(page.getByRole('heading', { name: 'Server 2' })).toBeVisible();
  select({ world: 0, kind: 'znode', id: '/zookeeper' });
  const choice = page.getByRole('combobox', { name: 'Tree of' });
  await expect.element(choice).toHaveValue('server:2');
  await userEvent.selectOptions(choice, 'Server 3');
  await expect.element(choice).toHaveValue('server:3');
});

test('the card of a client with several threads says what each waits for', async () => {
  const scenario = findScenario('fair-lock');
  const values = scenario && parseValues(scenario, { variant: 'article', threads: '2' }, 'initial');
  if (values?.ok !== true) throw new Error('fair-lock cannot be opened');
  loadScenario([{ scenario: 'fair-lock', seed: 1, clients: 2, values: values.value }]);
  runUntil(300);
  draw(<Dock />);
  select({ world: 0, kind: 'client', id: 'client:B' });
  showPanel('card');
  await expect.element(page.getByText(/^thread 1: /)).toBeVisible();
  await expect.element(page.getByText(/^thread 2: /)).toBeVisible();
});

test('a callback that the event thread runs is about to continue, and not still to be started', async () => {
  const scenario = findScenario('candidates');
  const values = scenario && parseValues(scenario, { variant: 'article' }, 'initial');
  if (values?.ok !== true) throw new Error('candidates cannot be opened');
  loadScenario([{ scenario: 'candidates', seed: 1, clients: 2, values: values.value }]);
  runUntil(2000);
  giveCommand({ type: 'openGate', client: 'client:A', gate: 'leave' });
  runUntil(4000);
  const told = getExperiment()?.worlds[0]?.trace.findLast(
    (record) => record.kind === 'callback.run' && record.actor === 'client:B',
  );
  movePlayhead({ step: told?.step ?? 0 });
  draw(<Dock />);
  select({ world: 0, kind: 'client', id: 'client:B' });
  showPanel('card');
  await expect.element(page.getByText(/^event thread: nothing: it is about to continue/)).toBeVisible();
});

test('a client’s card leads to its connection, with the queues of both sides', async () => {
  draw(<Dock />);
  select({ world: 0, kind: 'client', id: 'client:B' });
  showPanel('card');
  await page.getByRole('button', { name: 'Show the connection' }).click();
  await expect.element(page.getByRole('heading', { name: 'client B ↔ server 1' })).toBeVisible();
  await expect.element(page.getByText('outgoingQueue', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Server side: NIOServerCnxn' })).toBeVisible();
  await expect.element(page.getByText('ip:127.0.0.1')).toBeVisible();
});

test('what cannot be done now stays focusable and says why', async () => {
  draw(<Dock />);
  select({ world: 1, kind: 'client', id: 'client:B' });
  showPanel('card');
  const release = page.getByRole('button', { name: 'Release', exact: true });
  await expect.element(release).toHaveAttribute('aria-disabled', 'true');
  await expect.element(release).toHaveAccessibleDescription(/client B is not waiting to release/);
});

test('why a client woke is a chain that begins with what the user did and ends with the wake-up', async () => {
  giveCommand({ type: 'killClient', client: 'role:holder' });
  runUntil(12_000);
  const woke = getExperiment()?.worlds[1]?.trace.findLast(({ kind }) => kind === 'callback.run');
  draw(<Dock />);
  askWhy({ world: 1, seq: woke?.seq ?? 0 });
  showPanel('card');
  const lines = page.getByRole('listitem');
  await expect.element(lines.first()).toHaveTextContent('You killed client A, the holder');
  await expect.element(lines.last()).toHaveTextContent(/Client B woke up: .* was deleted/);
  await expect.element(page.getByRole('heading', { name: /^Why\?/ })).toHaveFocus();
});

test('the log tells the story without heartbeats, and everything on demand', async () => {
  draw(<Dock />);
  showPanel('log');
  await expect
    .element(page.getByText('Client A believes it holds the lock', { exact: false }).first())
    .toBeVisible();
  expect(page.getByText('sent a heartbeat', { exact: false }).elements()).toHaveLength(0);
  await userEvent.click(page.getByText('All', { exact: true }));
  await expect.element(page.getByText('sent a heartbeat', { exact: false }).first()).toBeInTheDocument();
});

test('the newest line of the log stays in sight, until one scrolls back or walks through the lines', async () => {
  draw(
    <div style={{ height: '20rem', display: 'flex' }}>
      <Dock />
    </div>,
  );
  showPanel('log');
  await userEvent.click(page.getByText('All', { exact: true }));
  const newest = page.getByRole('region', { name: 'Log' }).getByRole('listitem').last();
  await expect.element(newest).toBeInViewport();
  const lines = newest.element().closest('ol')?.parentElement ?? document.body;
  expect(lines.scrollTop).toBeGreaterThan(200);
  runUntil(4000);
  await expect.element(newest).toHaveTextContent(/\b[34]\.\d+ s/);
  await expect.element(newest).toBeInViewport();
  // Read on from further back.
  lines.scrollTo({ top: 100 });
  await expect.element(newest).not.toBeInViewport();
  runUntil(5000);
  await expect.element(newest).toHaveTextContent(/\b[45]\.\d+ s/);
  await expect.poll(() => lines.scrollTop).toBeLessThanOrEqual(100);
  lines.scrollTo({ top: 100_000 });
  await expect.element(newest).toBeInViewport();
  runUntil(6000);
  await expect.element(newest).toHaveTextContent(/\b[56]\.\d+ s/);
  await expect.element(newest).toBeInViewport();
  // The line that has the focus stays where it is.
  const walked = newest.element().querySelector('button');
  walked?.focus();
  const before = walked?.getBoundingClientRect().top ?? 0;
  runUntil(7000);
  await expect.element(newest).toHaveTextContent(/\b[67]\.\d+ s/);
  await expect.poll(() => walked?.getBoundingClientRect().top).toBeCloseTo(before, 0);
});

test('the command menu opens at its first command, walks with the arrows and closes with Escape', async () => {
  draw(<CommandMenu />);
  await userEvent.click(page.getByRole('button', { name: 'Commands' }));
  await expect.element(page.getByRole('menuitem', { name: /^Let the holder release/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: /^Kill the holder/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Commands' })).toHaveFocus();
});

test('an engine that stops leaves a panel with the trace and a link', async () => {
  fail(new Error('a state that cannot be'), 'step', null);
  draw(<FailurePanel />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The simulation has stopped');
  await expect.element(page.getByRole('button', { name: 'Download trace' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy link to this moment' })).toBeVisible();
});

test('a link that cannot be made is not copied: the clipboard keeps what it has', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  vi.stubGlobal('CompressionStream', undefined);
  onTestFinished(() => {
    writeText.mockRestore();
    vi.unstubAllGlobals();
  });
  draw(<ShareDialog onClose={() => undefined} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The link could not be created');
  await page.getByRole('button', { name: 'Copy link' }).click({ force: true });
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(writeText).not.toHaveBeenCalled();
});

test('a world that plays stands still while it is shared: link and film are of one moment', async () => {
  onTestFinished(pause);
  play();
  draw(<ShareDialog onClose={() => undefined} />);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(usePlayhead.getState().playing).toBe(false);
  root?.unmount();
  expect(usePlayhead.getState().playing).toBe(true);
});

test('a world that is still on its way to where it opens is shared from there', async () => {
  onTestFinished(pause);
  usePlayhead.setState({ playing: true, coming: true });
  draw(<ShareDialog onClose={() => undefined} />);
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect.element(link).toHaveValue('Creating the link…');
  expect(usePlayhead.getState().playing).toBe(true);
  movePlayhead({ step: 3 });
  await expect.poll(() => (link.element() as HTMLInputElement).value).toContain('#s=');
  expect(usePlayhead.getState()).toMatchObject({ playing: false, step: 3 });
});

test('a world that was paused on its way to where it opens is shared from its beginning', async () => {
  usePlayhead.setState({ playing: true, coming: true });
  togglePlay();
  draw(<ShareDialog onClose={() => undefined} />);
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect.poll(() => (link.element() as HTMLInputElement).value).toContain('#s=');
});

test('a world that never comes to where it opens is shared from its beginning, and plays once Share is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(pause);
  onTestFinished(() => void vi.useRealTimers());
  movePlayhead({ step: 0 });
  usePlayhead.setState({ playing: true, coming: true });
  draw(<ShareDialog onClose={() => undefined} />);
  const link = (): string | undefined =>
    document.querySelector<HTMLInputElement>('[aria-label="Link"]')?.value;
  await vi.waitFor(() => expect(link()).toBe('Creating the link…'), 60_000);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(link()).toContain('#s='), 60_000);
  expect(usePlayhead.getState()).toMatchObject({ playing: false, coming: false, step: 0 });
  root?.unmount();
  expect(usePlayhead.getState()).toMatchObject({ playing: true, step: 0 });
});

test('of a link that cannot be opened, the sentences follow each other as the language sets them', async () => {
  onTestFinished(dismissLinkMessages);
  useSession.setState({ linkError: { code: 'damaged', field: null } });
  draw(<LinkMessages />);
  const message = page.getByRole('alert');
  await expect.element(message).toHaveTextContent('could not be opened. It is damaged');
  await speak('zh-CN');
  await expect.element(message).toHaveTextContent('无法打开这个链接。链接已损坏');
});

/** Panels load the rest of themselves when they are first drawn: what is looked for is waited for. */
function draw(node: ReactNode): void {
  const place = document.createElement('div');
  place.style.height = '100vh';
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(node);
}

function stepsOf(experiment: ReturnType<typeof getExperiment>): readonly number[] {
  return Array.from({ length: (experiment?.steps ?? 0) + 1 }, (_, step) => step);
}

function runUntil(timeMs: number): void {
  const experiment = getExperiment();
  experiment?.runUntil(timeMs, 100_000);
  movePlayhead({ step: experiment?.steps ?? 0 });
}
