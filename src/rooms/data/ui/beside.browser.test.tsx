// Servers with two histories: the badge does not call them well, and Side by side names all that differs.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createBody } from '../testing/logBytes.ts';
import { DataApp } from './DataApp.tsx';
import { logOf, place, showFiles } from './testing/place.tsx';

test('two servers that went two ways are marked so, with each transaction and znode that differs', async () => {
  const create = (zxid: number, path: string) => ({ zxid, type: 1, body: createBody(path) });
  const files = [
    logOf('one/version-2/log.1', [create(1, '/a'), create(2, '/b'), create(3, '/c')]),
    logOf('two/version-2/log.1', [create(1, '/a'), create(2, '/x'), create(3, '/y')]),
  ];
  await showFiles(files);
  await expect.element(page.getByText('the other servers have another history')).toBeVisible();
  await page.getByText('Side by side').last().click();
  await expect.element(page.getByRole('heading', { name: '4 znodes differ at 0x3' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: '/b version A not there' })).toBeVisible();
  await page
    .getByRole('list', { name: 'Transactions that differ' })
    .getByRole('button', { name: '0x3' })
    .click();
  await expect.element(page.getByRole('heading', { name: 'The records of this zxid 0x3' })).toBeVisible();
});

test('what the badge does not count is said beside it', async () => {
  (await place()).render(<DataApp />);
  await page.getByRole('button', { name: 'Open the sample incident' }).click();
  await expect
    .element(page.getByText(/44 of 44 transactions.* 6 more without a digest to compare/))
    .toBeVisible();
});
