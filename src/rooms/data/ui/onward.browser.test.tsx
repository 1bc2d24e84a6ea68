// What can be made of a moment, by its buttons: files, and a world of the lab.
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { speak } from '../../../words/useWords.ts';
import { readHash } from '../../../ui/link/hash.ts';
import { openedAs } from '../../../ui/link/testing/openedAs.ts';
import { DataApp } from './DataApp.tsx';
import '../../../ui/theme/base.css';

let root: Root | null = null;

// The sample is read once: its worker begins by importing all it needs.
beforeAll(async () => {
  await page.viewport(1300, 900);
  await speak('en');
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(<DataApp />);
  await page.getByRole('button', { name: 'Open the sample incident' }).click();
  await page.getByText('Use it').click();
});

afterEach(() => vi.restoreAllMocks());
afterAll(() => root?.unmount());

test.each([
  ['Tree as JSON', 'tree.json', '"/app/config": {'],
  ['Transactions as CSV', 'transactions.csv', ',create2,'],
  ['Tree as a zkCli script', 'tree.zkcli', 'create /app/config "<15 bytes>"\n'],
  ['Transactions for ShiViz', 'transactions.log', 'create2 /app/config'],
])('“%s” saves %s, with data replaced unless something else is chosen', async (button, name, part) => {
  const saving = nextSaved();
  await page.getByRole('button', { name: button }).click();
  const saved = await saving;
  expect(saved.name).toBe(name);
  expect(saved.text).toContain(part);
  expect(saved.text).not.toContain('replicas');
});

test('everything is kept where that is chosen', async () => {
  await page.getByText('Keep everything').click();
  const saving = nextSaved();
  await page.getByRole('button', { name: 'Tree as JSON' }).click();
  expect((await saving).text).toContain('replicas');
  await page.getByText('Keep paths, replace data by its length').click();
});

test('a world of the moment opens as it was made', async () => {
  await page.getByRole('button', { name: 'Make a world of this moment' }).click();
  await expect.element(page.getByText('10 znodes and 3 clients.')).toBeVisible();
  const link = page.getByRole('link', { name: 'Open the world in the lab' }).element();
  expect(await openedAs(readHash(new URL((link as HTMLAnchorElement).href).hash) ?? '')).toBe(
    'done, as it was',
  );
});

/** What the browser is given to save: a frame of tests has no folder for it. */
function nextSaved(): Promise<{ readonly name: string; readonly text: string }> {
  return new Promise((resolve) => {
    let blob = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
      blob = object as Blob;
      return 'blob:saved';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      void blob.text().then((text) => resolve({ name: this.download, text }));
    });
  });
}
