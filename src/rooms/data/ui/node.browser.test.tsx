// A znode’s panel says of a znode what is true of it, while another one is on its way too.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { speak } from '../../../words/useWords.ts';
import { DataApp } from './DataApp.tsx';
import '../../../ui/theme/base.css';

let root: Root | null = null;

afterEach(() => root?.unmount());

test('path and Stat belong together from one znode to the next', async () => {
  await page.viewport(1300, 900);
  await speak('en');
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(<DataApp />);
  await page.getByRole('button', { name: 'Open the sample incident' }).click();
  const map = page.getByRole('region', { name: 'Map of the tree' });
  await map.getByRole('button', { name: /^\/app\/config,/ }).click();
  await expect.element(page.getByRole('heading', { name: '/app/config' })).toBeVisible();

  const seen = new Set<string>();
  const look = () => {
    const owner = [...place.querySelectorAll('dl div')].find((line) =>
      line.textContent?.startsWith('ephemeralOwner'),
    );
    const path = place.querySelector('h2:not(.visually-hidden)')?.textContent;
    if (owner !== undefined) seen.add(`${path} ${owner.querySelector('dd')?.textContent}`);
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(place, { subtree: true, childList: true, characterData: true });
  await map.getByRole('button', { name: /^\/locks\/report\/lock-0000000001,/ }).click();
  await expect.element(page.getByRole('button', { name: '0x300004113050000' }).first()).toBeVisible();
  observer.disconnect();
  expect([...seen]).toEqual(['/app/config 0x0', '/locks/report/lock-0000000001 0x300004113050000']);
});
