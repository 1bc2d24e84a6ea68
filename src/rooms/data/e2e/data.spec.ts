// An engineer who never saw the lab opens a prepared folder and answers what was asked.
import { expect, test } from '../../../../e2e/fewFrames.ts';

test.use({ timezoneId: 'UTC' });

test('four questions about the sample incident are answered', async ({ page }) => {
  await page.goto('./data.html');
  await page.getByRole('button', { name: 'Open the sample incident' }).click();
  await expect(
    page.getByText('44 of 44 transactions: the tree equals the server’s own checksum'),
  ).toBeVisible();

  await test.step('who deleted /app/config', async () => {
    await page.getByRole('searchbox', { name: 'Search paths' }).fill('config');
    await page.getByRole('button', { name: '/app/config', exact: true }).click();
    const deleted = page.getByRole('row').filter({ hasText: 'deleted' });
    await expect(deleted).toContainText('0x200000003');
    await expect(deleted).toContainText('delete');
    await deleted.getByRole('button', { name: '0x200000003' }).click();
    await expect(page.getByText('This znode does not exist at this moment.')).toBeVisible();
    await deleted.getByRole('button', { name: '0x300004124c80000' }).click();
    const transactions = page.getByRole('region', { name: 'Transactions' }).getByRole('row');
    await expect(transactions.filter({ hasText: '/app/cleanup' })).toContainText('create2');
    await expect(transactions).toHaveCount(4);
  });

  await test.step('which session held the lock at a time of the wall clock', async () => {
    await page.getByRole('radio', { name: /^Tree/ }).check({ force: true });
    const region = page.getByRole('region', { name: 'Moment' });
    await region.getByRole('textbox', { name: 'Go to zxid or time' }).fill('09:56:08');
    await region.getByRole('button', { name: 'Go', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search paths' }).fill('locks/report/lock');
    await page.getByRole('button', { name: '/locks/report/lock-0000000000', exact: true }).click();
    const znode = page.getByRole('region', { name: '/locks/report/lock-0000000000' });
    await expect(znode.getByText('0x100004117df0001').first()).toBeVisible();
    // Another server is shown at the same moment.
    await page.getByRole('radio', { name: /^Server 2/i }).click({ force: true });
    await expect(page.getByText('39 of 39 transactions')).toBeVisible();
    await expect(region).toContainText('09:56:07.691');
  });

  await test.step('which session lost the lock, and who was next', async () => {
    await page.getByRole('radio', { name: /^Patterns/ }).check({ force: true });
    const expired = page.getByRole('listitem').filter({ hasText: 'Lock lost by expiry' });
    await expect(expired).toContainText('/locks/report/lock-0000000001 was next');
    await expired.getByRole('button', { name: /Go there/ }).click();
    await expect(page.getByRole('region', { name: 'Moment' })).toContainText('closeSession');
  });

  await test.step('why the tree of server 2 differs', async () => {
    await page.getByRole('radio', { name: /^Side by side/ }).check({ force: true });
    await expect(page.getByText(/Two histories: only Server 2 has 2 transactions/)).toBeVisible();
    await expect(page.getByText('restored by hand')).toBeVisible();
  });
});
