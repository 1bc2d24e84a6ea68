// After a press of the mouse or a finger, wherever it was, the arrow keys step through time.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fewFrames.ts';
import { command, Lab, LINE } from './lab.ts';

type Press = (thing: Locator) => Promise<void>;

const click: Press = (thing) => thing.click();
const rightClick: Press = (thing) => thing.click({ button: 'right' });
const tap: Press = (thing) => thing.tap();

/** One that stays: the lock is passed on meanwhile, and each takes its znode along. */
const znode = (page: Page) => page.getByRole('button', { name: /^znode \/exclusive_lock\/n-0000000005/ });
const client = (page: Page) => new Lab(page).client(LINE, /^Client C,/);

const PRESSES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Kill me': (page) => click(page.getByRole('button', { name: 'Kill me' }).first()),
  'Kill me, with a finger': (page) => tap(page.getByRole('button', { name: 'Kill me' }).first()),
  'a client': (page) => click(client(page)),
  'a client, with a finger': (page) => tap(client(page)),
  'a client, with the right button': (page) => rightClick(client(page)),
  'a client, whose commands are closed again': async (page) => {
    await click(client(page));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  },
  'a command of a client': (page) => command(client(page), 'Pause'),
  'a command of a client, by its key': async (page) => {
    await click(client(page));
    await page.keyboard.press('p');
  },
  'a znode': (page) => click(znode(page)),
  'a znode, with a finger': (page) => tap(znode(page)),
  'a speed': (page) => click(page.getByText('2×', { exact: true })),
};

test.use({ hasTouch: true });

for (const [what, press] of Object.entries(PRESSES)) {
  test(`after a press on ${what}, six ← go back and → goes on`, async ({ page }) => {
    const lab = new Lab(page);
    await lab.open();
    await lab.waitUntilAllWait();
    await press(page);
    const before = await lab.step();
    await page.keyboard.press('ArrowLeft');
    let after = await stepAtRest(lab);
    for (let presses = 1; presses < 6; presses++) {
      const now = after;
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => lab.step()).toBeLessThan(now);
      after = await stepAtRest(lab);
    }
    expect(after).toBeLessThan(before);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => lab.step()).toBeGreaterThan(after);
  });
}

test('after Tab, the arrow keys walk through the picture', async ({ page }) => {
  const lab = new Lab(page);
  await lab.open();
  await lab.waitUntilAllWait();
  await click(lab.client(LINE, /^Client A,/));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(lab.client(LINE, /^Client A,/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(lab.client(LINE, /^Client B,/)).toBeFocused();
});

/** A sentence begins where the one before it ends: only rests are compared. */
async function stepAtRest(lab: Lab): Promise<number> {
  await expect(lab.readout).toHaveAttribute('data-playing', 'false');
  return lab.step();
}
