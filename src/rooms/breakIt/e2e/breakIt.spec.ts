// Looking for a run that breaks a promise, and watching the one that was found.
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { faultsOf } from '../../../../e2e/axe.ts';

test('what promises nothing is not searched; a broken promise is found and opens as a film with pins', async ({
  page,
}) => {
  await test.step('what promises nothing is not searched', async () => {
    await page.goto('./#scene=lesson-numbers');
    await page.getByRole('button', { name: 'Break it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Break it' });
    await expect(dialog.getByText(/claims no invariant that a run could violate\.$/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Search/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await page.goto('./#scene=try-lock');
  await page.getByRole('button', { name: 'Break it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Break it' });
  await expect(dialog.getByText(/^Invariants: /)).toBeVisible();
  await dialog.getByText(/^Faults to try \(\d+ of \d+\)$/).click();
  await expect(dialog.getByRole('checkbox', { name: 'Kill' })).toBeChecked();
  expect(await faultsOf(page, { within: 'dialog' })).toEqual([]);

  const search = dialog.getByRole('button', { name: /^Search for/ });
  await search.focus();
  await page.keyboard.press('Enter');
  // The same button: it may have found something before one looks.
  await expect(dialog.getByRole('button', { name: /^(Stop|Keep searching)$/ })).toBeFocused();
  const status = dialog.getByRole('status').filter({ hasText: /[a-z]/ });
  await expect(dialog.getByText(/^Tried in .*: .*run/)).toBeVisible();
  await expect(status).toHaveText(/^(Invariant violated|Found one)/);
  const open = dialog.getByRole('button', { name: 'Watch it happen' });
  await expect(open).toBeVisible();
  await expect(status).toHaveText(/^Invariant violated/);
  // A link to a piece of the museum goes to no element of the page, as its rule for skip links has it.
  expect(await faultsOf(page, { within: 'dialog', but: ['skip-link'] })).toEqual([]);

  const headline = (await status.textContent()) ?? '';
  const promise = headline.slice(headline.indexOf(': ') + 2);
  const commands = await dialog
    .getByRole('list', { name: 'Commands' })
    .getByRole('listitem')
    .allTextContents();
  expect(commands.length).toBeGreaterThan(0);
  await open.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(page.getByText(promise).first()).toBeVisible();
  for (const command of commands)
    await expect(page.getByRole('button', { name: command }).first()).toBeVisible();
});
