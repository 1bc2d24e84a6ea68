// A chain of causes, lit wherever it is drawn: in the picture, on the timeline, between the lanes of space and time.
import { expect, test } from './fewFrames.ts';
import { choose, command, details, Lab, LINE } from './lab.ts';

test('why, what came of it, and what would wake a client: each lights its chain everywhere', async ({
  page,
}) => {
  const lab = new Lab(page);
  await lab.open('#scene=predecessor-lock');
  await expect(lab.client(LINE, /^Client F, waiting, .*watches/)).toBeVisible();
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Space and time' }).click();
  await page.keyboard.press('Escape');
  const lanes = page.getByRole('region', { name: /Space and time/ });
  // The picture gives way to it: until then a click may miss a client.
  await expect(lanes.locator('svg').first()).toBeVisible();
  const panel = page.getByRole('complementary');
  const causes = page.getByRole('contentinfo').locator('[data-lit]');

  await details(lab.client(LINE, /^Client C,/));
  await panel.getByRole('button', { name: 'What would wake client C?' }).click();
  await expect(panel).toContainText(/an ephemeral znode of client B/);
  await expect(lab.client(LINE, /^Client B,/)).toHaveAttribute('data-look', 'lit');
  await expect(causes.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(causes).toHaveCount(0);

  await command(lab.client(LINE, /^Client A,/), 'Kill');
  await expect(lab.client(LINE, /^Client B, .*believes it holds the lock/)).toBeVisible();
  await details(lab.client(LINE, /^Client B,/));
  await panel.getByRole('button', { name: 'Why did B wake up?' }).click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect(causes.first()).toBeVisible();
  await expect(lanes.locator('[data-look="lit"]').first()).toBeVisible();

  await panel.getByRole('listitem').filter({ hasText: 'You killed client A' }).getByRole('button').click();
  await page.keyboard.press('Escape');
  await choose(page.getByRole('radio', { name: 'Log', exact: true }));
  await panel
    .getByRole('button', { name: /You killed client A/ })
    .first()
    .click();
  await choose(panel.getByRole('radio', { name: 'What came of it?' }));
  await expect(panel.getByRole('heading', { name: /^What came of it\?/ })).toBeVisible();
  await expect(panel).toContainText('Client B woke up');
  await expect(causes.nth(2)).toBeVisible();
});
