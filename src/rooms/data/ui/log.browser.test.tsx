// The transactions of a log, page by page.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createBody, type WrittenTxn } from '../testing/logBytes.ts';
import { logOf, showFiles } from './testing/place.tsx';

/** So many znodes below `/mine`, with one of others after each. */
const log = (mine: number): readonly WrittenTxn[] =>
  Array.from({ length: 2 * mine }, (_, index) => ({
    zxid: index + 1,
    type: 1,
    body: createBody(index % 2 === 0 ? `/mine-${index / 2 + 1}` : `/other-${index}`),
  }));

const transactions = page.getByRole('region', { name: 'Transactions' });
const earlier = transactions.getByRole('button', { name: 'Earlier' });
const later = transactions.getByRole('button', { name: 'Later' });
const shown = (path: string) => transactions.getByRole('button', { name: `${path} created` });

async function showMine(count: number): Promise<void> {
  await showFiles([logOf('version-2/log.1', log(count))]);
  await page.getByText('Transactions', { exact: true }).last().click();
  await transactions.getByRole('textbox', { name: 'Path begins with' }).fill('/mine');
  await expect.element(shown('/mine-1')).toBeVisible();
}

test('a page that has all that match is the only one', async () => {
  await showMine(100);
  await expect.element(shown('/mine-100')).toBeInTheDocument();
  await expect.element(earlier).toHaveAttribute('aria-disabled', 'true');
  await expect.element(later).toHaveAttribute('aria-disabled', 'true');
});

test('pages lead to the last that matches, and back to the first', async () => {
  await showMine(200);
  await later.click();
  await expect.element(shown('/mine-101')).toBeVisible();
  await expect.element(shown('/mine-200')).toBeInTheDocument();
  await expect.element(later).toHaveAttribute('aria-disabled', 'true');
  await earlier.click();
  await expect.element(shown('/mine-1')).toBeVisible();
  await expect.element(shown('/mine-100')).toBeInTheDocument();
  await expect.element(earlier).toHaveAttribute('aria-disabled', 'true');
  await expect.element(later).not.toHaveAttribute('aria-disabled');
});
