// The page that `npm run live` serves: a real client's doings are seen in it, and what is done in it reaches the client.
import { expect, test } from '@playwright/test';
import { OPEN_ACL_UNSAFE } from '../src/engine/index.ts';
import { CommandLog } from '../src/live/commandLog.ts';
import { LivePage } from '../scripts/live/livePage.ts';
import { LiveServer } from '../scripts/live/liveServer.ts';
import { PageServer } from '../scripts/live/pageServer.ts';
import { TinyClient } from '../scripts/live/testing/tinyClient.ts';

test('a client’s znode stands in the page, and a server that the page kills is gone for the client', async ({
  page,
}) => {
  const log = new CommandLog();
  const live = new LiveServer({
    ports: [0, 0, 0],
    host: '127.0.0.1',
    values: { latencyMs: 1 },
    seed: 1,
    onCommand: (command) => {
      log.add(command);
      pages.given(command);
    },
  });
  const folder = process.env.ZNODE_LAB_DIST ?? '';
  const pages = new PageServer(new LivePage(live, log), { port: 0, host: '127.0.0.1', folder });
  await live.start();
  await pages.start();
  try {
    await page.goto(pages.address);
    await expect(page.getByText('Server 3 leads epoch 1.')).toBeVisible();
    const client = await TinyClient.open(live.portOf('server:3'), 30_000);
    await client.request({
      op: 'create',
      path: '/my-lock',
      data: '',
      acl: OPEN_ACL_UNSAFE,
      mode: 'PERSISTENT',
    });
    await expect(page.getByText('my-lock').first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Server 3, LEADING/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('k');
    await client.until(() => client.ending !== null);
    await expect(page.getByRole('button', { name: /^Server 3, (?!LEADING)/ }).first()).toBeVisible();
    expect(live.world.roleOf('server:3')).toBe('down');
  } finally {
    await pages.close();
    await live.close();
  }
});
