import { expect, test } from './fewFrames.ts';
import { command, details, HERD, Lab, LINE, openMenuByKey } from './lab.ts';

test('the story by mouse: kill the holder, count who wakes, step back, ask why, fork, send the link', async ({
  page,
}) => {
  const lab = new Lab(page);
  await lab.open();
  await lab.waitUntilAllWait();

  // The invitation stands over it: a click on the client is as good.
  await lab.client(HERD, /^Client A,/).click();
  await expect(lab.counter(HERD, 'woken by the last release')).toHaveText('5');
  await expect(lab.counter(LINE, 'woken by the last release')).toHaveText('1');
  await expect(lab.client(LINE, /^Client B, .*believes it holds the lock/)).toBeVisible();
  await lab.world(HERD).getByRole('button', { name: '2 invariants hold' }).click();
  await expect(
    page.getByRole('button', { name: /I-7 .*Not promised by this recipe, violated/ }),
  ).toBeVisible();
  await lab.world(LINE).getByRole('button', { name: '4 invariants hold' }).click();
  await expect(page.getByRole('button', { name: /I-7 .*: holds/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await lab.pause();
  const after = await lab.step();
  await lab.button('Step back').click();
  await expect.poll(() => lab.step()).toBeLessThan(after);

  await details(lab.client(LINE, /^Client B,/));
  await page.getByRole('button', { name: 'Why did B wake up?' }).click();
  const chain = page.getByRole('complementary').getByRole('listitem');
  await expect(chain.first()).toContainText(/killed client A|last heard|heartbeat/i);
  await expect(page.getByRole('complementary')).toContainText('You killed client A');
  await expect(chain.last()).toContainText('Client B');

  await chain.filter({ hasText: 'You killed client A' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(lab.client(LINE, /^Client A, .*believes it holds the lock/)).toBeVisible();
  await command(lab.client(LINE, /^Client C,/), 'Kill');
  await expect(lab.client(LINE, /^Client C, killed/)).toBeVisible();
  await page.getByRole('button', { name: /^Branches/ }).click();
  await page
    .getByRole('dialog', { name: 'Branches' })
    .getByRole('button', { name: /^Original run/ })
    .click();
  await lab.button('Go to latest').click();
  await expect(lab.client(LINE, /^Client A, killed/)).toBeVisible();
  await expect(lab.client(LINE, /^Client C, waiting/)).toBeVisible();

  const step = await lab.step();
  await page.getByRole('button', { name: 'Share' }).click();
  const address = page.getByRole('dialog').getByRole('textbox');
  await expect(address).toHaveValue(/#s=/);
  const link = await address.inputValue();
  const other = await page.context().newPage();
  await other.goto(link);
  const there = new Lab(other);
  await expect(there.client(LINE, /^Client A, killed/)).toBeVisible();
  await expect.poll(() => there.step()).toBe(step);
  await expect(there.counter(HERD, 'woken by the last release')).toHaveText('5');
});

test('the story by keyboard alone', async ({ page }) => {
  const lab = new Lab(page);
  await lab.open();
  await lab.waitUntilAllWait();

  await page.keyboard.press('k');
  await expect(lab.counter(HERD, 'woken by the last release')).toHaveText('5');
  await expect(lab.counter(LINE, 'woken by the last release')).toHaveText('1');
  await expect(lab.client(LINE, /^Client B, .*believes it holds the lock/)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(lab.button('Play')).toBeVisible();
  const after = await lab.step();
  await page.keyboard.press(',');
  await expect.poll(() => lab.step()).toBeLessThan(after);

  const clientB = lab.client(LINE, /^Client B,/);
  await openMenuByKey(clientB);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const askWhy = page.getByRole('button', { name: 'Why did B wake up?' });
  await askWhy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary')).toContainText('You killed client A');
});

test('after Tab arrow keys walk through the picture, what is selected is what a key is about, and what cannot be done says why', async ({
  page,
}) => {
  const lab = new Lab(page);
  await lab.open();
  await lab.waitUntilAllWait();
  await lab.client(LINE, /^Client A,/).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(lab.client(LINE, /^Client A,/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(lab.client(LINE, /^Client B,/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(lab.client(LINE, /^Client C,/)).toBeFocused();
  await openMenuByKey(lab.client(LINE, /^Client C,/));
  await page.keyboard.press('p');
  await expect(lab.client(LINE, /^Client C, paused/)).toBeVisible();
  await expect(lab.client(HERD, /^Client C, paused/)).toBeVisible();
  // What has the focus comes before what is selected.
  await page.keyboard.press('End');
  await page.keyboard.press('k');
  for (const title of [HERD, LINE]) await expect(lab.client(title, /^Client F, killed/)).toBeVisible();
  await expect(lab.client(LINE, /^Client C, paused/)).toBeVisible();
  // A slider leaves the letters to the page.
  await page.getByRole('slider', { name: 'Clients' }).press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts and terms' })).toBeVisible();
  await page.keyboard.press('Escape');

  await lab.client(LINE, /^Client D,/).click();
  await page.getByRole('menuitem', { name: 'More' }).click();
  const release = page.getByRole('menuitem', { name: /^Release/ });
  await expect(release).toHaveAttribute('aria-disabled', 'true');
  await expect(release).toHaveAccessibleDescription(/only a holder can/);
});
