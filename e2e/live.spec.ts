// The page that `npm run live` serves: a real client's doings are seen in it, and what is done in it reaches the client.
import { expect, test } from '@playwright/test';
import type { LiveServer } from '../scripts/live/liveServer.ts';
import type { PageServer } from '../scripts/live/pageServer.ts';
import { creation, servedPage } from '../scripts/live/testing/servedPage.ts';
import { TinyClient } from '../scripts/live/testing/tinyClient.ts';

test('a client’s znode stands in the page, and a server that the page kills is gone for the client', async ({
  page,
}) => {
  await withServers(async (live, pages) => {
    await page.goto(pages.address);
    await expect(page.getByText('Server 3 leads epoch 1.')).toBeVisible();
    const client = await TinyClient.open(live.portOf('server:3'), 30_000);
    await client.request(creation('/my-lock'));
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
    await bar.getByRole('radio', { name: '1/10', exact: true }).check({ force: true });
    await expect(async () => expect(live.world.speed).toBe(0.1)).toPass();

    await page.getByRole('button', { name: 'Step back' }).click();
    await expect(bar.getByRole('status')).toContainText('an earlier moment');
    await bar.getByRole('button', { name: 'Back to now' }).click();
    await expect(bar.getByRole('status')).toHaveText('The picture shows the servers as they are now.');
  });
  await expect(bar.getByRole('status')).toContainText('Trying again');
});

async function withServers(use: (live: LiveServer, pages: PageServer) => Promise<void>): Promise<void> {
  const { live, page, close } = await servedPage(process.env.ZNODE_LAB_DIST ?? '');
  try {
    await use(live, page);
  } finally {
    await close();
  }
}
