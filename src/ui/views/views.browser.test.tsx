import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../scenarios/library.ts';
import { findScenario, parseValues } from '../../scenarios/catalogue.ts';
import type { ViewId } from '../../scenarios/scenario/scenario.ts';
import type { Command } from '../../engine/index.ts';
import { speak } from '../../words/useWords.ts';
import { giveCommand, loadScenario } from '../playback/gestures.ts';
import { closeClaim, showClaim, type OpenClaim } from '../stores/claim.ts';
import { movePlayhead } from '../stores/movePlayhead.ts';
import { clearSelection, hover, light, select, useSelection } from '../stores/selection.ts';
import { getExperiment } from '../stores/session.ts';
import { addSamples } from '../select/testing/samples.ts';
import { SHELF } from './shelf/registry.ts';
import '../theme/base.css';

let root: Root | null = null;

addSamples();

beforeEach(async () => {
  await page.viewport(900, 400);
  await speak('en');
  clearSelection();
});

afterEach(() => {
  closeClaim();
  root?.unmount();
});

const PAUSE: Command = { type: 'pauseClient', client: 'client:A' };

test('the arrows walk along the line, and Enter opens the card of what they stand on', async () => {
  play('predecessor-lock', [3000]);
  draw('lockLane');
  await expect.element(page.getByRole('heading', { name: 'Line' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^n-0000000000, owned by client A/ })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  const third = page.getByRole('button', { name: /^n-0000000002, owned by client C, number 3/ });
  await expect.element(third).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(useSelection.getState().selected).toMatchObject({ world: 0, kind: 'znode' });
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: /^C, / })).toHaveFocus();
});

test('the line does not say that a client holds a lock which its program waits for', async () => {
  play('line-lock', [1000]);
  draw('lockLane');
  await expect.element(page.getByText(/^Client A holds the lock/)).toBeVisible();
  play('predecessor-lock', [
    3000,
    { type: 'pauseClient', client: 'client:B' },
    { type: 'release', client: 'client:A' },
    3300,
  ]);
  draw('lockLane');
  await expect
    .element(page.getByText('Client B is first in line, but its program does not know (4 behind it).'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: /client B, 1st in line/ })).toBeVisible();
});

test('a client at the belt is said to put items into the queue, or to take them', async () => {
  play('fifo-queue', [1500]);
  draw('conveyor');
  // A locator that finds two things fails.
  await expect
    .element(page.getByRole('button', { name: /a producer/ }))
    .toHaveAccessibleName(/^Client A, a producer/);
  await expect.element(page.getByRole('button', { name: /^Client B, a consumer/ })).toBeVisible();
});

test('a bar tells its times when it is reached, and two who believe at once are said in red', async () => {
  play('predecessor-lock', [3000, PAUSE, 20_000]);
  draw('beliefBars');
  const line = page.getByText(/believe it at once, for 12 s so far/);
  await expect.element(line).toHaveAttribute('data-tone', 'alarm');
  const bar = page.getByRole('button', { name: /^Client A believed that it holds the lock since/ });
  bar.element().focus();
  await expect
    .element(page.getByRole('paragraph').getByText(/^Client A believed .* since 0.\d+ s/))
    .toBeVisible();
  await expect.element(line).not.toBeVisible();
  await expect.element(page.getByRole('paragraph')).toHaveAttribute('data-tone', 'calm');
});

test.each([360, 520, 900])(
  '%i px wide no time stands under the words that two believe at once',
  async (width) => {
    await page.viewport(width, 400);
    play('predecessor-lock', [3000, PAUSE, 20_000]);
    draw('beliefBars');
    const words = page.getByText('two at once', { exact: true });
    await expect.element(words).toBeVisible();
    const pill = words.element().getBoundingClientRect();
    const times = page.getByText(/^\d+(\.\d+)? s$/).elements();
    expect(times.length).toBeGreaterThan(0);
    for (const time of times) {
      const { left, right, top } = time.getBoundingClientRect();
      expect(top > pill.bottom || left >= pill.right || right <= pill.left).toBe(true);
    }
  },
);

test('what goes on in one of two worlds reaches as far as in the other, though that moved last', async () => {
  const values = parseValues(findScenario('leader-latch')!, { closeMode: 'NOTIFY_LEADER' }, 'initial');
  if (!values.ok) throw new Error('no such latch');
  const choice = { scenario: 'leader-latch', seed: 1, clients: 3 };
  loadScenario([
    { ...choice, values: { ...values.value, closeMode: 'SILENT' } },
    { ...choice, values: values.value },
  ]);
  const run = getExperiment()!;
  run.runUntil(3000, 200_000);
  movePlayhead({ step: run.steps });
  giveCommand({ type: 'openGate', client: 'client:A', gate: 'leave' });
  const isTold = () =>
    run.recordsAt(run.steps).some(({ side, record }) => side === 1 && record.kind === 'belief.withdrawn');
  while (!isTold()) if (!run.advance()) throw new Error('A goes on leading');
  movePlayhead({ step: run.steps });
  const ends: number[] = [];
  for (const side of [0, 1] as const) {
    root?.unmount();
    draw('latchStrips', side);
    const connected = page.getByRole('button', { name: /^Client C: CONNECTED since/ });
    await expect.element(connected).toBeVisible();
    ends.push(Math.round(connected.element().getBoundingClientRect().right));
  }
  expect(ends[0]).toBe(ends[1]);
});

test('what is pointed at elsewhere is lit here, and the rest steps back', async () => {
  play('predecessor-lock', [3000]);
  draw('eyes');
  const seat = (name: string) => page.getByRole('button', { name: new RegExp(`^Client ${name}`) });
  await expect.element(seat('B')).toHaveAttribute('data-look', 'plain');
  hover({ world: 0, kind: 'client', id: 'client:B' });
  await expect.element(seat('B')).toHaveAttribute('data-look', 'lit');
  await expect.element(seat('C')).toHaveAttribute('data-look', 'dim');
  hover({ world: 1, kind: 'client', id: 'client:B' });
  await expect.element(seat('C')).toHaveAttribute('data-look', 'plain');
});

test('what led to a sentence is lit here as well, until it is put out', async () => {
  play('predecessor-lock', [3000]);
  draw('eyes');
  const seat = (name: string) => page.getByRole('button', { name: new RegExp(`^Client ${name}`) });
  light([{ world: 0, seq: 1, step: 1, things: [{ world: 0, kind: 'client', id: 'client:B' }] }]);
  await expect.element(seat('B')).toHaveAttribute('data-look', 'lit');
  await expect.element(seat('C')).toHaveAttribute('data-look', 'dim');
  light([]);
  await expect.element(seat('C')).toHaveAttribute('data-look', 'plain');
});

test('the threads shown are those of the client selected last', async () => {
  play('predecessor-lock', [3000]);
  draw('threads');
  await expect.element(page.getByText('Inside client A.')).toBeVisible();
  select({ world: 0, kind: 'client', id: 'client:C' });
  await expect.element(page.getByText('Inside client C.')).toBeVisible();
  select({ world: 0, kind: 'znode', id: '/' });
  await expect.element(page.getByText('Inside client C.')).toBeVisible();
});

test('without a selection the threads are those of the client that the claim is about', async () => {
  play('predecessor-lock', [3000]);
  const about = (id: string | null): OpenClaim => ({
    id: 'S0-17',
    sight: 0,
    experiment: getExperiment(),
    moment: null,
    lookAt: id === null ? null : { world: 0, kind: 'client', id },
    within: { view: 'threads' },
  });
  showClaim(about('client:B'));
  draw('threads');
  await expect.element(page.getByText('Inside client B.')).toBeVisible();
  select({ world: 0, kind: 'client', id: 'client:C' });
  await expect.element(page.getByText('Inside client C.')).toBeVisible();
  select(null);
  await expect.element(page.getByText('Inside client C.')).toBeVisible();
  showClaim(about('client:D'));
  await expect.element(page.getByText('Inside client D.')).toBeVisible();
  showClaim(about(null));
  await expect.element(page.getByText('Inside client D.')).toBeVisible();
});

test.each<readonly [ViewId, string, readonly (number | Command)[], RegExp]>([
  ['fairness', 'herd-lock', [3000, { type: 'release', client: 'role:holder' }, 6000], /overtaking/],
  [
    'releases',
    'herd-lock',
    [3000, { type: 'release', client: 'role:holder' }, 6000],
    /1 release, 5 wake-ups/,
  ],
  ['resource', 'guarded-lock', [3000], /none of them late/],
  ['latchStrips', 'leader-latch', [3000], /All connections are up/],
  ['conveyor', 'sample-queue', [3000], /processed twice/],
  ['barrierGate', 'sample-barrier', [3000], /the gate is open/],
  ['membership', 'sample-group', [2000, { type: 'killClient', client: 'client:C' }], /host-C has been gone/],
  ['configuration', 'sample-config', [2600], /values of different versions/],
  ['cache', 'sample-cache', [6000], /All caches match the tree/],
  ['packetGauge', 'sample-children', [3000], /names, [\d,]+ bytes/],
  ['packetGauge', 'large-queue', [14_000], /more than the default limit/],
  ['conveyor', 'priority-queue', [9000], /waiting, 2 in progress/],
  ['barrierGate', 'barrier', [2000], /Barrier 1: closed; 3 waiting/],
  ['membership', 'group-membership', [3000], /5 hosts are up and listed/],
  ['configuration', 'published-value', [3000], /each use values of a single version/],
  ['cache', 'znode-cache', [3000], /All caches match the tree/],
  ['transactions', 'two-phase-commit', [1000], /transaction 1: all sites that know the outcome commit/],
])(
  '%s says in one line how things are, and has every part of itself in words',
  async (id, scenario, acts, line) => {
    play(scenario, acts);
    draw(id);
    await expect.element(page.getByRole('paragraph')).toHaveTextContent(line);
    expect(page.getByRole('region').getByRole('listitem').elements().length).toBeGreaterThan(0);
    expect(
      page
        .getByRole('button')
        .elements()
        .every((button) => (button.getAttribute('aria-label') ?? '') !== ''),
    ).toBe(true);
  },
);

test('each cell of the event table opens the run that it was read off', async () => {
  play('watch-events', []);
  draw('watchEvents');
  const buttons = page.getByRole('cell').getByRole('button');
  await expect.poll(() => buttons.elements().length).toBe(6 * 15);
  // An everyday run takes some of every row.
  const isWhole = import.meta.env['ZNODE_LAB_ALL'] === '1';
  for (const cell of buttons.elements().filter((_, at) => isWhole || at % 7 === 0)) {
    cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(() => cell.getAttribute('aria-pressed')).toBe('true');
    const said = [...cell.querySelectorAll('span')].map(({ textContent }) => textContent);
    const name = cell.getAttribute('aria-label');
    expect({ name, heard: heardByWatcher() }).toEqual({ name, heard: said });
  }
});

/** What the watcher of the scene has heard at the playhead, but for its first connection. */
function heardByWatcher(): readonly string[] {
  const experiment = getExperiment();
  const call = experiment?.choices[0]?.values['call'];
  const watcher = call === 'handle' ? 'default' : 'watcher';
  const heard = (experiment?.worlds[0]?.trace ?? []).flatMap((record) =>
    record.kind === 'callback.run' && record.actor === 'client:A' && record.watcher === watcher
      ? [record.event.type === 'None' ? record.event.state : record.event.type]
      : [],
  );
  return call === 'handle' ? heard.slice(1) : heard;
}

test.each<ViewId>([
  'lockLane',
  'beliefBars',
  'fairness',
  'eyes',
  'latchStrips',
  'resource',
  'threads',
  'releases',
  'conveyor',
  'barrierGate',
  'membership',
  'configuration',
  'cache',
  'packetGauge',
  'transactions',
])('%s has something to say of a world in which nothing has happened yet', async (id) => {
  play('predecessor-lock', []);
  draw(id);
  await expect.element(page.getByRole('heading')).toBeVisible();
  expect(page.getByRole('paragraph').element().textContent).not.toBe('');
});

function play(id: string, acts: readonly (number | Command)[]): void {
  const scenario = findScenario(id);
  const values = scenario === undefined ? null : parseValues(scenario, {}, 'initial');
  if (scenario === undefined || values?.ok !== true) throw new Error(`no scenario ${id}`);
  loadScenario([{ scenario: id, seed: 1, clients: scenario.clients.initial, values: values.value }]);
  for (const act of acts) {
    if (typeof act !== 'number') giveCommand(act);
    else {
      getExperiment()?.runUntil(act, 200_000);
      movePlayhead({ step: getExperiment()?.steps ?? 0 });
    }
  }
}

function draw(id: ViewId, side: 0 | 1 = 0): void {
  const View = SHELF[id];
  const place = document.createElement('div');
  place.style.height = '260px';
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <StrictMode>
      <View side={side} />
    </StrictMode>,
  );
}
