import { createRoot, type Root } from 'react-dom/client';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Command } from '../../engine/index.ts';
import { findScenario, parseValues } from '../../scenarios/catalogue.ts';
import type { ViewId } from '../../scenarios/scenario/scenario.ts';
import '../../scenarios/library.ts';
import { speak } from '../../words/useWords.ts';
import { loadScenario } from '../playback/gestures.ts';
import { startPlaybackLoop } from '../playback/playbackLoop.ts';
import { dragTo, pause, play } from '../playback/transport.ts';
import { movePlayhead } from '../stores/movePlayhead.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { usePreferences } from '../stores/preferences.ts';
import { clearSelection, useSelection } from '../stores/selection.ts';
import { getExperiment } from '../stores/session.ts';
import { EnsembleLegend } from '../panels/guide/EnsembleLegend.tsx';
import { EnsemblePanel } from './ensemble/EnsemblePanel.tsx';
import { SHELF } from './shelf/registry.ts';
import '../theme/base.css';

const CUT: Command = {
  type: 'partition',
  groups: [
    ['server:5', 'server:1'],
    ['server:2', 'server:3', 'server:4'],
  ],
};

let root: Root | null = null;

beforeEach(async () => {
  await page.viewport(1000, 500);
  await speak('en');
  clearSelection();
  openTraffic();
  runUntil(3000);
});

afterEach(() => root?.unmount());

test('a log entry that will be discarded says so, lights up everywhere, and tells why when it is chosen', async () => {
  give(CUT);
  runUntil(5500);
  draw('logStrips');
  const doomed = page.getByRole('button', { name: /^Server 5: .*will be discarded/ }).first();
  await expect.element(doomed).toBeInTheDocument();
  await expect.element(page.getByText(/will be discarded: only/)).toBeVisible();
  await userEvent.hover(doomed);
  expect(useSelection.getState().hovered?.kind).toBe('record');
  await userEvent.click(doomed);
  expect(useSelection.getState().why).toMatchObject({ asks: 'doomed' });
});

test('the legend draws a cut as the picture does', async () => {
  give(CUT);
  drawn(
    <>
      <EnsemblePanel side={0} />
      <EnsembleLegend />
    </>,
  );
  await expect
    .element(page.getByText('a network cut: no messages pass, and nobody is notified'))
    .toBeVisible();
  const line = page
    .getByRole('button', { name: /^Network cut:/ })
    .element()
    .querySelector('path:last-of-type');
  const sign = document.querySelector('[data-sign="parted"] path:last-of-type');
  const look = (path: Element | null) => {
    const { stroke, strokeLinecap, strokeWidth, fill } = getComputedStyle(path!);
    return { stroke, strokeLinecap, strokeWidth, fill };
  };
  expect(look(sign)).toEqual(look(line));
});

test('a cut connection and a network cut, once both were shown, differ in what the legend says', async () => {
  give({ type: 'cutLink', from: 'server:1', to: 'server:2', ways: 'both' });
  drawn(<EnsembleLegend />);
  await expect.element(page.getByText(/^a cut connection/)).toBeVisible();
  give(CUT);
  await expect.element(page.getByText(/^a network cut/)).toBeVisible();
  await expect.element(page.getByText(/^a cut connection/)).toBeVisible();
});

test('of two servers that lead at once both are named', async () => {
  open('split-brain', 2, { story: 'bothElect', quorum: 'oneVote' });
  runUntil(11_700);
  drawn(<EnsemblePanel side={0} />);
  await expect.element(page.getByText('leading servers')).toBeVisible();
  await expect.element(page.getByText('2, 4', { exact: true })).toBeVisible();
});

test('a view may be a little behind a run that plays, and shows where it stops', async () => {
  draw('zxidCounter');
  const shown = page.getByRole('region');
  await expect.element(shown).toBeInTheDocument();
  const before = { ...usePlayhead.getState(), text: shown.element().textContent };
  runUntil(4000);
  await expect.element(shown).not.toHaveTextContent(before.text);
  const after = shown.element().textContent;
  usePlayhead.setState({ playing: true, shelfStep: before.step });
  await expect.element(shown).toHaveTextContent(before.text);
  pause();
  await expect.element(shown).toHaveTextContent(after);
  play();
  await expect.element(shown).toHaveTextContent(after);
  pause();
});

test('a view moves on while the run plays, and is where the picture is when it stops', async () => {
  draw('logStrips');
  const shown = page.getByRole('region');
  await expect.element(shown).toBeInTheDocument();
  const before = shown.element().textContent;
  usePreferences.setState({ speed: 4 });
  const endLoop = startPlaybackLoop();
  play();
  await expect.element(shown).not.toHaveTextContent(before);
  pause();
  endLoop();
  const { step } = usePlayhead.getState();
  await expect.element(shown).toBeVisible();
  const stopped = shown.element().textContent;
  movePlayhead({ step: 0 });
  await expect.element(shown).not.toHaveTextContent(stopped);
  movePlayhead({ step });
  await expect.element(shown).toHaveTextContent(stopped);
});

test('a view follows to where the playhead is dragged, a frame after the picture', async () => {
  draw('zxidCounter');
  const shown = page.getByRole('region');
  await expect.element(shown).toBeInTheDocument();
  const { step } = usePlayhead.getState();
  const early = shown.element().textContent;
  runUntil(4000);
  await expect.element(shown).not.toHaveTextContent(early);
  const late = shown.element().textContent;
  dragTo({ step });
  expect(usePlayhead.getState().step).toBe(step);
  expect(shown.element().textContent).toBe(late);
  const endLoop = startPlaybackLoop();
  await expect.element(shown).toHaveTextContent(early);
  endLoop();
});

test('a server that never started has logged nothing: its log ends nowhere', async () => {
  open('reconfigure', 2, {});
  runUntil(6000);
  drawn(<EnsemblePanel side={0} />);
  const joiner = page.getByRole('button', { name: /^Server 5\b/ });
  await expect.element(joiner).toHaveTextContent('nothing logged');
  await expect.element(page.getByText('its log ends much earlier')).not.toBeInTheDocument();
});

test('entries that stand when the strips are opened stand still, and one that comes later appears', async () => {
  draw('logStrips');
  await expect.element(page.getByRole('button', { name: /^Server 1: / }).first()).toBeInTheDocument();
  expect(document.getAnimations().filter((each) => each instanceof CSSAnimation)).toEqual([]);
  let appeared = 0;
  const count = () => void appeared++;
  document.addEventListener('animationstart', count);
  runUntil(3500);
  await expect.poll(() => appeared).toBeGreaterThan(0);
  document.removeEventListener('animationstart', count);
});

test('the strips are walked through with the arrow keys, and Enter opens what is reached', async () => {
  draw('logStrips');
  await expect.element(page.getByRole('button', { name: /^Server 1, / })).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Server 5: /);
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Server 4: /);
  await userEvent.keyboard('{Enter}');
  expect(useSelection.getState().selected?.kind).toBe('record');
});

test('votes are shown while there is an election; between elections the last one is told', async () => {
  draw('ballots');
  await expect.element(page.getByText(/^No election since .*: server 5 won round 1/)).toBeVisible();
  give({ type: 'crashServer', server: 'server:5' });
  runUntil(3100);
  await expect.element(page.getByText(/has a quorum, 3 of 5 votes/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Server 1 votes for server 4/ })).toBeVisible();
});

test('votes are not cut where four views share the width of a screen with large type', async () => {
  document.documentElement.style.setProperty('--type-scale', '1.3');
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  await page.viewport(340, 500);
  draw('ballots');
  give({ type: 'crashServer', server: 'server:5' });
  runUntil(3100);
  const vote = page.getByRole('button', { name: /^Server 1 votes for server 4/ });
  await expect.element(vote).toBeVisible();
  const table = vote.element().closest('[data-narrow]');
  expect(table?.scrollWidth).toBe(table?.clientWidth);
});

test('on a projector the votes of all five servers are in sight in a third of its width', async () => {
  document.documentElement.toggleAttribute('data-projector', true);
  onTestFinished(() => document.documentElement.removeAttribute('data-projector'));
  await page.viewport(450, 300);
  draw('ballots');
  document.body.firstElementChild!.setAttribute('style', 'display: flex; height: 255px');
  give({ type: 'crashServer', server: 'server:5' });
  runUntil(3100);
  await expect.element(page.getByRole('button', { name: /^Server 1 votes for server 4/ })).toBeVisible();
  const rows = [...document.querySelectorAll('div[data-state]')];
  expect(rows).toHaveLength(5);
  expect(rows.at(-1)!.getBoundingClientRect().bottom).toBeLessThan(255);
});

test('what is known of a connection from outside is whole in a third of a small screen, and in a table where it fits', async () => {
  await page.viewport(320, 500);
  open('live', 0, {});
  runUntil(3000);
  give({ type: 'openWire', wire: 'wire:1', server: 'server:2' });
  const password = '0'.repeat(32);
  const hello = {
    kind: 'connect',
    lastZxidSeen: 0,
    timeoutMs: 10_000,
    sessionId: '0x0',
    readOnly: false,
  } as const;
  give({ type: 'sendWire', wire: 'wire:1', message: { ...hello, password } });
  runUntil(4000);
  draw('connections');
  const cut = page.getByRole('row', { name: /^wire:1/ }).getByRole('button', { name: 'Cut' });
  await expect.element(cut).toBeVisible();
  expect(cut.element().getBoundingClientRect().right).toBeLessThan(320);
  await expect.element(page.getByRole('row', { name: /^wire:1/ }).getByText('Silent for')).toBeVisible();
  await page.viewport(1200, 500);
  await expect.element(page.getByRole('columnheader', { name: 'Silent for' })).toBeInViewport();
});

test('a session whose client is gone can be asked why nobody ends it', async () => {
  draw('sessionWheel');
  give({ type: 'killClient', client: 'client:A' });
  const ask = page.getByRole('button', { name: 'Why has the session of client A not expired?' });
  await expect.element(ask).toBeVisible();
  await userEvent.click(ask);
  expect(useSelection.getState().why).toMatchObject({ asks: 'unexpired' });
});

test('a disk shows the files of the server that crashed, in the order in which it will read them; another can be chosen', async () => {
  open('server-disk', 2, { story: 'snapshotAndCrash' });
  runUntil(3500);
  draw('disk');
  const first = page.getByRole('article', { name: 'snapshot.100000005, number 1 read at a start' });
  await expect.element(first).toBeVisible();
  await expect.element(first).toHaveTextContent(/may or may not have 1:6 to 1:8/);
  const log = page.getByRole('article', { name: 'log.100000001, number 2 read at a start' });
  await expect.element(log.getByRole('button', { name: /zxid 1:6, committed, replayed/ })).toBeVisible();
  const whose = page.getByRole('combobox', { name: 'Whose disk' });
  await expect.element(whose).toHaveDisplayValue('Server 1');
  await userEvent.selectOptions(whose, 'Server 3');
  await expect.element(page.getByText(/^(Server 3 is writing|At a start, server 3 reads)/)).toBeVisible();
});

test('in a narrow view a file that stands alone is whole, with its number and its name', async () => {
  await page.viewport(360, 500);
  open('server-disk', 2, {});
  runUntil(1000);
  draw('disk');
  const file = page.getByRole('article', { name: /^log\./ }).last();
  await expect.element(file).toBeVisible();
  const scroller = file.element().parentElement?.parentElement?.parentElement?.parentElement;
  expect(scroller?.scrollWidth).toBe(scroller?.clientWidth);
});

test.each<ViewId>(['ackBoard', 'zxidCounter', 'serverTrees', 'disk', 'spaceTime'])(
  '%s has a name, and says in sentences what it shows',
  async (id) => {
    draw(id);
    await expect.element(page.getByRole('heading', { level: 3 })).toBeVisible();
    await expect.element(page.getByRole('region')).toBeInTheDocument();
    await expect.element(page.getByRole('listitem').first()).toBeInTheDocument();
  },
);

test.each<ViewId>(['serverTrees', 'zxidCounter'])(
  '%s keeps the name of a server that is down as legible as any other',
  async (id) => {
    give({ type: 'crashServer', server: 'server:2' });
    runUntil(3100);
    draw(id);
    const down = page.getByRole('button', { name: 'Server 2, down' });
    await expect.element(down).toBeVisible();
    expect(opacitySeen(down.element())).toBe(1);
  },
);

test('the rows of the trees stay where they are when servers come to differ, and the tooltip has the whole line', async () => {
  await page.viewport(520, 500);
  draw('serverTrees');
  const line = page.getByText(/^All trees are identical\./);
  await expect.element(line).toBeVisible();
  const top = () => document.querySelector('[data-row], [class*="row"]')?.getBoundingClientRect().top;
  const before = top();
  expect(before).toBeDefined();
  give(CUT);
  runUntil(5500);
  await expect.element(page.getByText(/differ from server \d in .* fall behind\./)).toBeVisible();
  expect(top()).toBe(before);
  await expect.element(page.getByTitle(/fall behind\./)).toBeVisible();
});

test('a client among the trees is in the legend, and says in its tooltip that it is connected', async () => {
  draw('serverTrees');
  await expect.element(page.getByText('client: connected, or read last')).toBeVisible();
  await expect.element(page.getByTitle('connected: client A')).toBeVisible();
});

test.each([3, 4, 5, 7])('votes of %i servers are whole, however wide their table is', async (servers) => {
  open('mixed-traffic', 4, { servers: String(servers) });
  runUntil(3000);
  give({ type: 'crashServer', server: `server:${servers}` });
  runUntil(3100);
  draw('ballots');
  await expect.element(page.getByRole('region')).toBeVisible();
  const table = page.getByText('Server', { exact: true }).element().parentElement?.parentElement;
  for (const width of [300, 340, 380, 420, 460, 500, 540, 580, 620, 660, 700, 740, 780]) {
    await page.viewport(width, 500);
    await expect
      .poll(() => (table?.scrollWidth ?? 0) - (table?.clientWidth ?? 0), { message: `${width} px` })
      .toBe(0);
  }
});

/** Of what stands in others, each of which may let its ground through. */
function opacitySeen(element: Element | null): number {
  if (element === null) return 1;
  return Number(getComputedStyle(element).opacity) * opacitySeen(element.parentElement);
}

function openTraffic(): void {
  open('mixed-traffic', 5, { servers: '5', restMs: '150' });
}

function open(id: string, clients: number, written: Readonly<Record<string, string>>): void {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`the catalogue has no ${id}`);
  const values = parseValues(scenario, written, 'initial');
  if (!values.ok) throw new Error(values.error.code);
  loadScenario([{ scenario: id, seed: 1, clients, values: values.value }]);
}

function runUntil(timeMs: number): void {
  const experiment = getExperiment();
  experiment?.runUntil(timeMs, 100_000);
  movePlayhead({ step: experiment?.steps ?? 0 });
}

function give(command: Command): void {
  const experiment = getExperiment();
  experiment?.give(command, experiment.head);
  movePlayhead({ step: experiment?.steps ?? 0 });
}

function draw(id: ViewId): void {
  const View = SHELF[id];
  drawn(<View side={0} />);
}

function drawn(view: ReactNode): void {
  const place = document.createElement('div');
  place.style.height = '320px';
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(<Suspense>{view}</Suspense>);
}
