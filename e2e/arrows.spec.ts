// After a press of the mouse or a finger, wherever it was, the arrow keys step through time.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fewFrames.ts';
import { sampled } from '../scripts/wideSweeps.mjs';
import { command, Lab, LINE } from './lab.ts';

type Press = (thing: Locator) => Promise<void>;

const click: Press = (thing) => thing.click();
const rightClick: Press = (thing) => thing.click({ button: 'right' });
const tap: Press = (thing) => thing.tap();

/** One that stays: the lock is passed on meanwhile, and each takes its znode along. */
const znode = (page: Page) => page.getByRole('button', { name: /^znode \/exclusive_lock\/n-0000000005/ });
const killMe = (page: Page) => page.getByRole('button', { name: 'Kill me' }).first();
const client = (page: Page) => new Lab(page).client(LINE, /^Client C,/);

/**
 * One after the other on one page, each followed by arrows, back and forth; an everyday run takes every second. The invitation is gone
 * after the first touch.
 */
const PRESSES: Readonly<Record<string, Readonly<Record<string, (page: Page) => Promise<void>>>>> = {
  'of the mouse': {
    'on Kill me': (page) => click(killMe(page)),
    'on a client': (page) => click(client(page)),
    'on a speed': (page) => click(page.getByText('2×', { exact: true })),
    'on a client, with the right button': (page) => rightClick(client(page)),
    'on a znode': (page) => click(znode(page)),
    'on a client, whose commands are closed again': async (page) => {
      await click(client(page));
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    },
    'on a command of a client': (page) => command(client(page), 'Pause'),
    'on a client, whose command is given by its key': async (page) => {
      await click(client(page));
      await page.keyboard.press('p');
    },
  },
  'of a finger': {
    'on Kill me': (page) => tap(killMe(page)),
    'on a client': (page) => tap(client(page)),
    'on a znode': (page) => tap(znode(page)),
  },
};

test.use({ hasTouch: true });

for (const [whose, presses] of Object.entries(PRESSES))
  test(`after a press ${whose}, ← goes back and → goes on, six times after the first`, async ({ page }) => {
    const lab = new Lab(page);
    await lab.open();
    await lab.waitUntilAllWait();
    for (const [at, [what, press]] of sampled(Object.entries(presses), 2).entries())
      await test.step(what, async () => {
        // After Tab the arrows walk: each press has to bring them back itself.
        await page.keyboard.press('Tab');
        await press(page);
        await expectToStep(lab, at === 0 ? 6 : 2);
      });
  });

/** So many sentences back, and as many forth. How far the world had played on by the first of them is not known. */
async function expectToStep(lab: Lab, sentences: number): Promise<void> {
  await lab.page.keyboard.press('ArrowLeft');
  let now = await stepAtRest(lab);
  for (let presses = 1; presses < sentences; presses++) {
    const later = now;
    await lab.page.keyboard.press('ArrowLeft');
    await expect.poll(() => lab.step()).toBeLessThan(later);
    now = await stepAtRest(lab);
  }
  for (let presses = 0; presses < sentences; presses++) {
    const earlier = now;
    await lab.page.keyboard.press('ArrowRight');
    await expect.poll(() => lab.step()).toBeGreaterThan(earlier);
    now = await stepAtRest(lab);
  }
}

/** A sentence begins where the one before it ends: only rests are compared. */
async function stepAtRest(lab: Lab): Promise<number> {
  await expect(lab.readout).toHaveAttribute('data-playing', 'false');
  return lab.step();
}
