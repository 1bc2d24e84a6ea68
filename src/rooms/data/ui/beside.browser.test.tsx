// Servers with two histories: the badge does not call them well, and Side by side names all that differs.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { speak } from '../../../words/useWords.ts';
import type { Opened } from '../reading/service.ts';
import { createBody, logBytes, type WrittenTxn } from '../testing/logBytes.ts';
import { DataApp } from './DataApp.tsx';
import { DataClient } from './dataClient.ts';
import { DataView } from './DataView.tsx';
import '../../../ui/theme/base.css';

let root: Root | null = null;

afterEach(() => root?.unmount());

async function place(): Promise<Root> {
  await page.viewport(1300, 900);
  await speak('en');
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  root = createRoot(element);
  return root;
}

test('two servers that went two ways are marked so, with each transaction and znode that differs', async () => {
  const at = await place();
  const create = (zxid: number, path: string) => ({ zxid, type: 1, body: createBody(path) });
  const logOf = (txns: readonly WrittenTxn[]) => new Blob([Uint8Array.from(logBytes(txns))]);
  const files = [
    { path: 'one/version-2/log.1', file: logOf([create(1, '/a'), create(2, '/b'), create(3, '/c')]) },
    { path: 'two/version-2/log.1', file: logOf([create(1, '/a'), create(2, '/x'), create(3, '/y')]) },
  ];
  const { opened, client } = await new Promise<{ opened: Opened; client: DataClient }>((resolve, reject) => {
    const reader = {
      progress: () => undefined,
      opened: (all: Opened, by: DataClient) => resolve({ opened: all, client: by }),
      failed: reject,
    };
    void new DataClient(files, reader);
  });
  at.render(<DataView client={client} opened={opened} onClose={() => undefined} />);
  await expect.element(page.getByText('the other servers have another history')).toBeVisible();
  await page.getByText('Side by side').last().click();
  await expect.element(page.getByRole('heading', { name: '4 znodes differ at 0x3' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: '/b version A not there' })).toBeVisible();
  await page
    .getByRole('list', { name: 'Transactions that differ' })
    .getByRole('button', { name: '0x3' })
    .click();
  await expect.element(page.getByRole('heading', { name: 'The records of this zxid 0x3' })).toBeVisible();
  client.close();
});

test('what the badge does not count is said beside it', async () => {
  (await place()).render(<DataApp />);
  await page.getByRole('button', { name: 'Open the sample incident' }).click();
  await expect
    .element(page.getByText(/44 of 44 transactions.* 6 more without a digest to compare/))
    .toBeVisible();
});
