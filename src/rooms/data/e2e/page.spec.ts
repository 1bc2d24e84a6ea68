// The page for data directories beyond the three questions: what is dropped on the lab, and a map that zooms.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { faultsOf } from '../../../../e2e/axe.ts';

const INCIDENT = fileURLToPath(new URL('../../../../conformance/data/incident.tar.gz', import.meta.url));
const PROVED = /44 of 44/;

test('an archive dropped on the lab opens on the page for it', async ({ page, context }) => {
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.evaluate(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], 'incident.tar.gz'));
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }),
      );
    },
    [...readFileSync(INCIDENT)],
  );
  const open = page.getByRole('button', { name: 'Open its history' });

  // The browser lets no window open.
  await page.evaluate(() => {
    const before = window.open.bind(window);
    window.open = () => {
      window.open = before;
      return null;
    };
  });
  await open.click();
  await expect(page.getByText('The browser blocked the second window.')).toBeVisible();

  const opened = context.waitForEvent('page');
  await open.click();
  await expect((await opened).getByText(PROVED)).toBeVisible();
});

test('the map zooms by keyboard, and on a phone in the dark every panel is in reach', async ({ page }) => {
  await openSample(page);

  await test.step('the map zooms by keyboard, and leads back', async () => {
    const map = page.getByRole('region', { name: 'Map of the tree' });
    await map.getByRole('button', { name: /^\/, persistent/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(map.getByRole('button', { name: /^\/locks, / })).toBeFocused();
    await page.keyboard.press('+');
    await expect(map.getByRole('button', { name: /^\/app, / })).toHaveCount(0);
    await map.getByRole('button', { name: 'Zoom out' }).click();
    await expect(map.getByRole('button', { name: /^\/app, / })).toBeVisible();
  });

  await test.step('on a phone in the dark every panel is in reach, and none has a fault that axe can find', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    const tabs = page.getByRole('group', { name: 'ZooKeeper data directories' }).locator('label');
    await expect(tabs).toHaveCount(8);
    for (const tab of await tabs.all()) {
      await tab.click();
      expect(await faultsOf(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(390);
    }
  });
});

async function openSample(page: Page): Promise<void> {
  await page.goto('./data.html');
  await page.getByRole('button', { name: /^Open the sample incident$|^打开示例事故$/ }).click();
  await expect(page.getByText(/44 (?:of|个事务中有) 44/)).toBeVisible();
}

test('the notice of the folder names what only a worker brings', async ({ request }) => {
  const notice = await (await request.get('./THIRD-PARTY-NOTICES.txt')).text();
  expect(notice).toMatch(/^ {2}fflate \d/m);
});
