// Pictures can be enlarged, moved and seen whole again: with the wheel, the mouse, the keys and the buttons.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fewFrames.ts';
import { boxOf, choose, HERD, Lab } from './lab.ts';

test('the picture is enlarged with the wheel, dragged, and shown whole again, by keys and buttons too', async ({
  page,
}) => {
  const lab = await waiting(page);
  const client = lab.client(HERD, /^Client B/);
  const whole = await boxOf(client);
  await page.mouse.move(whole.x + whole.width / 2, whole.y + whole.height / 2);
  await page.mouse.wheel(0, -500);
  await expect.poll(() => widthOf(client)).toBeGreaterThan(1.5 * whole.width);

  const enlarged = await boxOf(client);
  const picture = await boxOf(lab.world(HERD).getByRole('group', { name: /^Picture of/ }));
  const start = { x: picture.x + picture.width / 2, y: picture.y + 6 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 30, start.y + 10, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(client)).x).toBeCloseTo(enlarged.x + 30, 0);

  await page.keyboard.press('0');
  await expect.poll(() => widthOf(client)).toBeCloseTo(whole.width, 1);

  await test.step('the keys enlarge what has the focus, and the buttons lead back', async () => {
    await client.focus();
    await page.keyboard.press('+');
    await expect.poll(() => widthOf(client)).toBeGreaterThan(1.4 * whole.width);
    await page.keyboard.press('-');
    await expect.poll(() => widthOf(client)).toBeLessThan(1.02 * whole.width);

    await client.dblclick();
    await expect.poll(() => widthOf(client)).toBeGreaterThan(1.2 * whole.width);
    await lab
      .world(HERD)
      .getByRole('button', { name: /^Fit to view/ })
      .click();
    await expect.poll(() => widthOf(client)).toBeLessThan(1.02 * whole.width);
  });
});

async function waiting(page: Page): Promise<Lab> {
  const lab = new Lab(page);
  await lab.open();
  await lab.waitUntilAllWait();
  await lab.pause();
  // Gestures come with the code of the panels.
  await choose(page.getByRole('radio', { name: 'Log' }));
  await expect(page.getByRole('region', { name: 'Event log' })).toBeVisible();
  return lab;
}

async function widthOf(element: Locator): Promise<number> {
  return (await boxOf(element)).width;
}
