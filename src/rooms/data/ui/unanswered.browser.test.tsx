// What cannot be read any more is told: files of a running server change.
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createBody, logBytes, type WrittenTxn } from '../testing/logBytes.ts';
import { showFiles } from './testing/place.tsx';

const NAME = 'log.1';
const LOG: readonly WrittenTxn[] = Array.from({ length: 40 }, (_, index) => ({
  zxid: index + 1,
  type: 1,
  body: createBody(`/n${index + 1}`, { data: 'kept in the file alone' }),
}));

test('a file that has gone since it was opened is told of, with what to do', async () => {
  const folder = await navigator.storage.getDirectory();
  const handle = await folder.getFileHandle(NAME, { create: true });
  onTestFinished(() => folder.removeEntry(NAME).catch(() => undefined));
  const writable = await handle.createWritable();
  await writable.write(Uint8Array.from(logBytes(LOG)));
  await writable.close();
  await showFiles([{ path: `version-2/${NAME}`, file: await handle.getFile() }]);
  await expect
    .element(page.getByRole('slider'))
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^0x28,/));
  await folder.removeEntry(NAME);

  const map = page.getByRole('region', { name: 'Map of the tree' });
  await map.getByRole('button', { name: /^\/n7,/ }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/could not be read again.*Open them again/);
});
