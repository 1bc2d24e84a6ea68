import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { speak } from '../../../words/useWords.ts';
import { parseOrder } from '../model/order.ts';
import { FORMAT } from '../model/recording.ts';
import { TapRun } from '../model/tapRun.ts';
import { DisturbPanel } from './DisturbPanel.tsx';
import '../../../ui/theme/base.css';

let root: Root | null = null;
let given: string[] = [];

beforeEach(async () => {
  await page.viewport(390, 844);
  await speak('en');
  given = [];
});

afterEach(() => root?.unmount());

test.each([
  ['Cut', 'cut session:0xa'],
  ['Delay by 200 ms', 'delay session:0xa 200ms'],
  ['Drop the next reply', 'dropReply connection:1'],
  ['Stall for 2 s', 'stall connection:1 2s'],
  ['Close', 'close connection:1'],
])('the button %s of a session gives the order %s', async (name, order) => {
  draw();
  await page.getByRole('button', { name: `${name}: 0xa` }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent(`Done: ${order}`);
  expect(given).toEqual([order]);
  expect(parseOrder(order)).not.toBeNull();
});

test('a connection without a session is cut by its number', async () => {
  draw();
  await page.getByRole('button', { name: 'Cut: 127.0.0.1:8' }).click();
  await expect.poll(() => given).toEqual(['cut connection:2']);
});

test('what is typed is given, everything is healed by one button, and what is no order says so', async () => {
  draw();
  await page.getByRole('textbox').fill('refuse server:1 for 5s');
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByRole('button', { name: 'Heal everything' }).click();
  await page.getByRole('textbox').fill('explode all');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('That is not an order.');
  expect(given).toEqual(['refuse server:1 for 5s', 'heal', 'explode all']);
});

function draw(): void {
  const run = new TapRun({ format: FORMAT, epochMs: 0, upstreams: ['a:2181'], keepsData: false });
  run.add([
    { atMs: 0, connection: 1, kind: 'opened', server: 1, client: '127.0.0.1:7' },
    {
      atMs: 1,
      connection: 1,
      kind: 'connected',
      sessionId: '0xa',
      timeoutMs: 6000,
      readOnly: false,
      bytes: 41,
    },
    { atMs: 2, connection: 2, kind: 'opened', server: 1, client: '127.0.0.1:8' },
  ]);
  const live = {
    run,
    listen: [],
    dropped: 0,
    holding: [],
    state: 'following',
    // As the tap answers.
    give: (order: string) => {
      given.push(order);
      return Promise.resolve({ problem: parseOrder(order) === null ? ('noOrder' as const) : null });
    },
  } as const;
  const host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <DisturbPanel run={run} count={run.events.length} ledger={run.now} goTo={() => {}} live={live} />,
  );
}
