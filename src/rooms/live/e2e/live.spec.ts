// The page that `npm run live` serves: a real client's doings are seen in it, and what is done in it reaches the client.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { choose, openMenuByKey } from '../../../../e2e/lab.ts';
import type { LiveServer } from '../../../../scripts/live/liveServer.ts';
import type { PageServer } from '../../../../scripts/serving/pageServer.ts';
import { creation, servedPage } from '../../../../scripts/live/testing/servedPage.ts';
import { PipeliningClient } from '../../../../scripts/live/testing/pipeliningClient.ts';
import { TinyClient } from '../../../../scripts/live/testing/tinyClient.ts';
import type { CommandLog } from '../model/commandLog.ts';
import { ASK_PATH, type Answer, type FromPage, type ToPage } from '../model/channel.ts';
import { headOf, commandLine, tailOf } from '../model/runText.ts';

test('a client’s znode stands in the page, and a server that the page kills is gone for the client', async ({
  page,
}) => {
  await withServers(async (live, pages) => {
    await page.goto(pages.address);
    // It is read out, too.
    await expect(page.getByText('Server 3 leads epoch 1.').first()).toBeVisible();
    const client = await TinyClient.open(live.portOf('server:3'), 30_000);
    client.keepAlive();
    await client.request(creation('/my-lock'));
    await expect(page.getByText('my-lock').first()).toBeVisible();
    await openMenuByKey(page.getByRole('button', { name: /^Server 3, LEADING/ }).first());
    await page.keyboard.press('k');
    await client.until(() => client.ending !== null);
    await expect(page.getByRole('button', { name: /^Server 3, (?!LEADING)/ }).first()).toBeVisible();
    expect(live.world.roleOf('server:3')).toBe('down');
  });
});

test('what the servers cannot do, because others were faster, is refused in the page too', async ({
  page,
}) => {
  await withServers(async (_live, pages) => {
    await page.goto(pages.address);
    // It is read out, too.
    await expect(page.getByText('Server 3 leads epoch 1.').first()).toBeVisible();
    const answer: Answer = { refusal: 'alreadyDown' };
    await page.route(`**${ASK_PATH}*`, (route) => route.fulfill({ json: answer }));
    await page
      .getByRole('button', { name: /^Server 3, LEADING/ })
      .first()
      .focus();
    await page.keyboard.press('k');
    await expect(page.getByText('World: refused, server 3 is down')).toBeVisible();
  });
});

test('the page pauses the servers for everybody, goes back to now, and says when the process is gone', async ({
  page,
}) => {
  const bar = page.getByRole('region', { name: 'Live servers' });
  await withServers(async (live, pages) => {
    await page.goto(pages.address);
    await expect(bar).toContainText(live.connectString);
    await expect(bar.getByRole('status')).toHaveText('The picture shows the servers as they are now.');

    await bar.getByRole('button', { name: 'Pause the servers' }).click();
    await expect(bar.getByRole('status')).toContainText('no session expires');
    await expect(async () => expect(live.world.isPaused).toBe(true)).toPass();
    await bar.getByRole('button', { name: 'Resume the servers' }).click();
    await expect(bar.getByRole('button', { name: 'Pause the servers' })).toBeVisible();
    await expect(async () => expect(live.world.isPaused).toBe(false)).toPass();
    await choose(bar.getByRole('radio', { name: '1/10', exact: true }));
    await expect(async () => expect(live.world.speed).toBe(0.1)).toPass();

    await page.getByRole('button', { name: 'Step back' }).click();
    await expect(bar.getByRole('status')).toContainText('an earlier moment');
    await bar.getByRole('button', { name: 'Back to now' }).click();
    await expect(bar.getByRole('status')).toHaveText('The picture shows the servers as they are now.');
  });
  await expect(bar.getByRole('status')).toContainText('Trying again');
});

test('an open page finds servers that were started anew, and says what to do where others have come in their place', async ({
  page,
}) => {
  const folder = process.env.ZNODE_LAB_DIST ?? '';
  const status = page.getByRole('region', { name: 'Live servers' }).getByRole('status');
  const first = await servedPage(folder);
  const port = Number(new URL(first.page.address).port);
  await page.goto(first.page.address);
  await expect(status).toHaveText('The picture shows the servers as they are now.');
  await first.close();
  await expect(status).toContainText('Trying again');

  const second = await servedPage(folder, { port, token: first.page.token });
  const client = await TinyClient.open(second.live.portOf('server:1'), 30_000);
  client.keepAlive();
  await client.request(creation('/anew'));
  await expect(page.getByText('anew').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Live servers' })).toContainText(second.live.connectString);
  client.close();
  await second.close();

  const others = await servedPage(folder, { port });
  await expect(status).toContainText('open the address that it prints');
  await expect(page.getByText('anew').first()).toBeVisible();
  await others.close();
});

test('a page that comes after a million requests shows the servers as they are @all', async ({ page }) => {
  await withServers(async (live, pages) => {
    const client = await PipeliningClient.open(live.portOf('server:2'));
    await client.ask(NODES, (nth) => creation(`/n-${nth}`));
    await client.ask(A_MILLION - NODES, (nth) => ({
      op: 'setData',
      path: `/n-${nth % NODES}`,
      data: `${nth}`,
      version: -1,
    }));
    live.give({ type: 'crashServer', server: 'server:1' });
    await page.goto(pages.address);
    await expect(page.getByRole('button', { name: /^Server 3, LEADING, epoch 1/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Server 1, (?!FOLLOWING)/ }).first()).toBeVisible();
    await expect(page.getByText('/n-0', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('v999', { exact: true }).first()).toBeVisible();
    client.close();
  });
});

const A_MILLION = 1_000_000;
const NODES = 1000;

async function withServers(
  use: (live: LiveServer, pages: PageServer<ToPage, FromPage>, log: CommandLog) => Promise<void>,
): Promise<void> {
  const { live, page, log, close } = await servedPage(process.env.ZNODE_LAB_DIST ?? '');
  try {
    await use(live, page, log);
  } finally {
    await close();
  }
}

test('a client outside stands in the picture, says what is known of it, and is there in the recorded file', async ({
  page,
  baseURL,
}) => {
  let run = '';
  await withServers(async (live, pages, log) => {
    await page.goto(pages.address);
    const client = await TinyClient.open(live.portOf('server:2'), 30_000);
    client.keepAlive();
    await client.request({ ...creation('/mine'), mode: 'EPHEMERAL' });
    const disc = page.getByRole('button', { name: /^Client 1, :\d+, connected, owns \/mine, at server 2/ });
    await expect(disc.first()).toBeVisible();
    await disc.first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Details' }).click();
    const card = page.getByRole('article', { name: 'Client 1' });
    await expect(card).toContainText('Only its own program knows.');
    await expect(card).toContainText(/127\.0\.0\.1:\d+/);
    await expect(card).toContainText('/mine');
    await expect(card.getByRole('button', { name: 'Expire' })).toBeVisible();
    const lines = (log.commands ?? []).map(commandLine).join('');
    run = headOf(live.world.choice) + lines + tailOf(live.world.step, live.world.nowMs);
    client.close();
  });
  // No process is there any more.
  await page.goto(baseURL ?? '');
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await drop(page, run);
  await expect(page.getByRole('button', { name: /^Client 1, :\d+.*owns \/mine/ }).first()).toBeVisible();
});

const ZKCLI = '/usr/share/zookeeper/bin/zkCli.sh';

/** Needs Debian’s zookeeper and python3-kazoo. */
test('zkCli.sh puts a znode on the stage, and a kazoo program goes on after the page has killed the leader @all', async ({
  page,
}) => {
  test.slow();
  await withServers(async (live, pages) => {
    await page.goto(pages.address);
    const shell = spawn(ZKCLI, ['-server', live.connectString], { stdio: ['pipe', 'ignore', 'ignore'] });
    shell.stdin.write('create /lock\ncreate -e -s /lock/n-\n');
    await expect(page.getByText('n-0000000000').first()).toBeVisible({ timeout: 60_000 });
    const program = spawn('/usr/bin/python3', ['examples/kazoo/fair_lock.py', live.connectString, '12']);
    const said: string[] = [];
    createInterface({ input: program.stdout }).on('line', (line) => said.push(line));
    await expect.poll(() => said.join('\n'), { timeout: 60_000 }).toContain('Ann holds the lock');
    await openMenuByKey(page.getByRole('button', { name: /^Server \d, LEADING/ }).first());
    await page.keyboard.press('k');
    const ended = new Promise((resolve) => program.once('exit', resolve));
    expect(await ended).toBe(0);
    for (const name of ['Ann', 'Ben', 'Cat']) expect(said).toContain(`${name} gives it back`);
    await expect(page.getByRole('button', { name: /^Server \d, LEADING, epoch 2/ }).first()).toBeVisible();
    shell.stdin.end('quit\n');
  });
});

async function drop(page: Page, content: string): Promise<void> {
  await page.evaluate((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'run.json', { type: 'application/json' }));
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }),
    );
  }, content);
}
