// Parts of the page that cannot be fetched: each says so in its place and can be asked for again, and all else works on.
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { frameOf, openHost } from './hostPage.ts';
import { HERD, Lab } from './lab.ts';

const SENTENCE = /A part of the page could not be fetched/;

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`what comes late moves neither the picture nor a button: ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    let come = (): void => undefined;
    const wanted = new Promise<void>((resolve) => (come = resolve));
    await page.route(/assets\/(?:Strips|ViewsMenu)-/, async (route) => {
      await wanted;
      await route.continue();
    });
    const lab = new Lab(page);
    await page.goto('./');
    const holder = lab.client(HERD, /^Client A, .*believes it holds the lock/);
    await expect(holder).toBeVisible();
    const things = [holder, page.getByRole('banner').getByRole('button', { name: 'Commands' })];
    const boxes = async () => {
      const all = await Promise.all(things.map((thing) => thing.boundingBox()));
      return all.map((box) => box && [box.x, box.y, box.width, box.height].map(Math.round));
    };
    const before = await boxes();
    come();
    await expect(page.getByRole('list', { name: 'Promises' }).first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Views' })).toBeVisible();
    expect(await boxes()).toEqual(before);
  });

test('a panel says so in its own place, the page plays on, and trying again brings it', async ({ page }) => {
  const lab = new Lab(page);
  await withhold(page, 'EventLog');
  await lab.open();
  await lab.waitUntilAllWait();
  await page.getByRole('radio', { name: 'Log' }).check({ force: true });
  const said = page.getByRole('complementary', { name: 'Panel' }).getByRole('alert');
  await expect(said).toContainText(SENTENCE);
  expect((await new AxeBuilder({ page }).include('aside').analyze()).violations).toEqual([]);

  await page.keyboard.press('k');
  await expect(lab.counter(HERD, 'woken by the last release')).toHaveText('5');
  await lab.pause();
  const step = await lab.step();
  await lab.button('Step back').click();
  expect(await lab.step()).toBeLessThan(step);
  // Other tabs are not concerned.
  await page.getByRole('radio', { name: 'Guide' }).check({ force: true });
  await expect(said).toBeHidden();
  await page.getByRole('radio', { name: 'Log' }).check({ force: true });
  await expect(said).toBeVisible();

  await release(page);
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'What happens' })).toBeVisible();
  await expect(said).toBeHidden();
});

test('where trying again fails too the page can be loaded anew, and comes back at the same moment', async ({
  page,
}) => {
  const lab = new Lab(page);
  await withhold(page, 'EventLog');
  await lab.open();
  await lab.waitUntilAllWait();
  await page.keyboard.press('k');
  await expect(lab.counter(HERD, 'woken by the last release')).toHaveText('5');
  await lab.pause();
  const step = await lab.step();
  await page.getByRole('radio', { name: 'Log' }).check({ force: true });
  const panel = page.getByRole('complementary', { name: 'Panel' });
  const again = panel.getByRole('button', { name: 'Try again' });
  await again.focus();
  await page.keyboard.press('Enter');
  const reload = panel.getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  // Whoever pressed the button by keyboard has not lost it.
  await expect(again).toBeFocused();
  await release(page);
  await reload.click();
  await expect(page).toHaveURL(/#s=/);
  await expect(lab.client(HERD, /^Client A, killed/)).toBeVisible();
  await expect.poll(() => lab.step()).toBe(step);
});

test('a dialog that cannot be fetched says so, is left with Escape, and opens when it can be', async ({
  page,
}) => {
  const lab = new Lab(page);
  await withhold(page, 'ShareDialog');
  await lab.open();
  const share = page.getByRole('button', { name: 'Share' });
  await share.focus();
  await page.keyboard.press('Enter');
  const said = page.getByRole('dialog', { name: SENTENCE });
  await expect(said.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(said).toBeHidden();
  await expect(share).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said).toBeVisible();
  await release(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/#s=/);
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
});

test('a menu offers to try again as its item', async ({ page }) => {
  const lab = new Lab(page);
  await withhold(page, 'CommandItems');
  await lab.open();
  await page.getByRole('button', { name: 'Commands' }).focus();
  await page.keyboard.press('Enter');
  const again = page.getByRole('menuitem', { name: 'Try again' });
  await expect(again).toBeFocused();
  await expect(again).toHaveAccessibleDescription(SENTENCE);
  expect((await new AxeBuilder({ page }).include('[role=menu]').analyze()).violations).toEqual([]);
  await release(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: /^Let the holder release/ })).toBeFocused();
});

test('a view of the shelf that cannot be fetched leaves the others alone', async ({ page }) => {
  const lab = new Lab(page);
  await page.setViewportSize({ width: 1700, height: 900 });
  await withhold(page, 'LockLaneView');
  await lab.open();
  for (const view of ['Line', 'Belief and truth']) {
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitemcheckbox', { name: new RegExp(`^${view}`) }).click();
  }
  const shelf = page.getByRole('region', { name: 'Views' }).first();
  await expect(shelf.getByRole('alert')).toContainText(SENTENCE);
  await expect(shelf.getByRole('region')).toHaveCount(1);
  await release(page);
  await shelf.getByRole('button', { name: 'Try again' }).click();
  await expect(shelf.getByRole('region')).toHaveCount(2);
  // In the other world too: what stood in the way of one stood in the way of both.
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a key whose code cannot be fetched is answered in the notice bar, and done when it can be', async ({
  page,
}) => {
  const lab = new Lab(page);
  await withhold(page, 'commandKeys');
  await lab.open();
  await lab.waitUntilAllWait();
  await page.keyboard.press('k');
  const notice = noticeOf(page);
  await expect(notice).toContainText(SENTENCE);
  await expect(lab.client(HERD, /^Client A, .*believes it holds the lock/)).toBeVisible();
  await release(page);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(lab.client(HERD, /^Client A, killed/)).toBeVisible();
  await expect(notice).toBeEmpty();
});

test('a language that cannot be fetched leaves the other in use', async ({ page }) => {
  const lab = new Lab(page);
  await withhold(page, 'zh');
  await lab.open();
  await page.getByRole('button', { name: 'Language and looks' }).click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await expect(noticeOf(page)).toContainText(SENTENCE);
  await expect(lab.button('Pause')).toBeVisible();
  await release(page);
  await page.reload();
  await expect(lab.button('暂停')).toBeVisible();
});

test('a page whose language cannot be fetched is in English until it can', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('znode-lab.preferences', JSON.stringify({ locale: 'zh-CN' })),
  );
  const lab = new Lab(page);
  await withhold(page, 'zh');
  await page.goto('./');
  await expect(noticeOf(page)).toContainText(SENTENCE);
  await expect(lab.button('Pause')).toBeVisible();
  await release(page);
  await page.reload();
  await expect(lab.button('暂停')).toBeVisible();
});

test('the rest of the engine: a lesson that cannot be opened leaves the scene, and opens when asked again', async ({
  page,
}) => {
  const lab = new Lab(page);
  await withhold(page, 'whole');
  await page.goto('./#lesson=L1');
  await lab.waitUntilAllWait();
  await expect(noticeOf(page)).toContainText(SENTENCE);
  await lab.pause();
  // What the address names is kept until it is open.
  expect(new URL(page.url()).hash).toBe('#lesson=L1');
  await release(page);
  await noticeOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('complementary', { name: 'Panel' })).toContainText('L1');
});

test('a connection that is back brings what was missing by itself', async ({ page, context }) => {
  const lab = new Lab(page);
  await lab.open();
  await lab.waitUntilAllWait();
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Log' }).check({ force: true });
  const said = page.getByRole('complementary', { name: 'Panel' }).getByRole('alert');
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(said).toBeVisible();
  // A page loaded anew would be gone.
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'What happens' })).toBeVisible();
});

test('a page whose first code does not come says what it can without it', async ({ page }) => {
  await withhold(page, 'core');
  await page.goto('./');
  const said = page.getByText('If nothing comes, load it again.');
  await expect(said).toBeVisible({ timeout: 10_000 });
  await release(page);
  await page.reload();
  await new Lab(page).waitUntilAllWait();
  await expect(said).toHaveCount(0);
});

test('an embed says on its poster that the lab did not come, and a click tries again', async ({ page }) => {
  await withhold(page, 'startEmbed');
  await openHost(page, '<znode-lab></znode-lab>');
  const embed = frameOf(page);
  await embed.getByRole('button').click();
  await expect(embed.getByRole('button')).toContainText('This did not load. Try again');
  await release(page);
  await embed.getByRole('button').click();
  await expect(embed.getByRole('button', { name: /^Client A, / }).first()).toBeVisible();
});

test('in an embed a card that cannot be fetched takes neither the focus nor the rest', async ({ page }) => {
  await withhold(page, 'CardSheet');
  await openHost(page, '<input aria-label="Search" /><znode-lab poster="no"></znode-lab>');
  const embed = frameOf(page);
  await embed
    .getByRole('button', { name: /^Client A, / })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Search' }).focus();
  const notice = embed.getByRole('contentinfo').getByRole('status');
  await expect(notice).toContainText(SENTENCE);
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused();
  await expect(embed.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await release(page);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(embed.getByRole('heading', { name: /^Client A/ })).toBeVisible();
});

/** The code of one file of the sources does not come, nor its styles. */
async function withhold(page: Page, file: string): Promise<void> {
  await page.route(new RegExp(`/${file}[-.][^/]*$`), (route) => route.abort());
}

async function release(page: Page): Promise<void> {
  await page.unrouteAll();
}

function noticeOf(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('status');
}
