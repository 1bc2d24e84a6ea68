// Routes that cannot be fetched: each says so in its place and can be asked for again, and all else works on. Browsers do not
// fetch again what failed: trying again loads the page at the same moment.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fewFrames.ts';
import { faultsOf } from './axe.ts';
import { frameOf, openHost } from '../src/rooms/embed/e2e/hostPage.ts';
import { choose, HERD, Lab } from './lab.ts';

const SENTENCE = /Part of the page failed to load/;

test('a panel says so in its own place, the page plays on, and trying again brings it', async ({ page }) => {
  const lab = new Lab(page);
  await withhold(page, 'inspect');
  await lab.open();
  await lab.waitUntilAllWait();
  await choose(page.getByRole('radio', { name: 'Log' }));
  const said = panelOf(page).getByRole('alert');
  await expect(said).toContainText(SENTENCE);
  expect(await faultsOf(page, { within: 'aside' })).toEqual([]);

  await page.keyboard.press('k');
  await expect(lab.counter(HERD, 'woken by the last release')).toHaveText('5');
  await lab.pause();
  await lab.stepBack();
  const step = await lab.step();
  // Of the guide only the signs of the picture are missing.
  await choose(page.getByRole('radio', { name: 'Guide' }));
  await expect(panelOf(page).getByRole('button', { name: 'Choose a lesson' })).toBeVisible();
  await choose(page.getByRole('radio', { name: 'Log' }));
  await expect(said).toBeVisible();

  await release(page);
  await tryAgain(said);
  await expect(lab.client(HERD, /^Client A, killed/)).toBeVisible();
  await expect.poll(() => lab.step()).toBe(step);
  await choose(page.getByRole('radio', { name: 'Log' }));
  await expect(page.getByRole('region', { name: 'Event log' })).toBeVisible();
});

for (const [what, answer, tag] of [
  ['is gone', { status: 404, contentType: 'text/plain', body: 'Not found' }, ['@all']],
  [
    'is answered with a page',
    { status: 200, contentType: 'text/html', body: '<!doctype html><title>Lab</title>' },
    [],
  ],
] as const)
  test(
    `a tab older than the last deployment, whose code ${what}, is loaded anew at the same moment`,
    { tag: [...tag] },
    async ({ page }) => {
      const lab = new Lab(page);
      await page.route(chunk('inspect'), (route) => route.fulfill(answer));
      await lab.open();
      await lab.waitUntilAllWait();
      await page.keyboard.press('k');
      await expect(lab.counter(HERD, 'woken by the last release')).toHaveText('5');
      await lab.pause();
      const step = await lab.step();
      await choose(page.getByRole('radio', { name: 'Log' }));
      await expect(panelOf(page).getByRole('alert')).toContainText(SENTENCE);
      await release(page);
      await tryAgain(panelOf(page));
      await expect(lab.client(HERD, /^Client A, killed/)).toBeVisible();
      await expect.poll(() => lab.step()).toBe(step);
    },
  );

test('a dialog that cannot be fetched says so and is left with Escape, and opens when it can be', async ({
  page,
}) => {
  const lab = new Lab(page);
  await withhold(page, 'lessons');
  await lab.open();
  const chooser = panelOf(page).getByRole('button', { name: 'Choose a lesson' });
  await chooser.focus();
  await page.keyboard.press('Enter');
  const said = page.getByRole('dialog', { name: SENTENCE });
  await expect(said).toBeVisible();
  expect(await faultsOf(page, { within: 'dialog' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(said).toBeHidden();
  await expect(chooser).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said).toBeVisible();
  await release(page);
  await tryAgain(said);
  await chooser.click();
  await expect(page.getByRole('dialog', { name: 'Lessons' })).toBeVisible();
});

for (const [key, name, tag] of [
  ['/', 'All scenarios', []],
  ['Control+k', 'Command palette', ['@all']],
  ['?', 'Keyboard shortcuts and terms', ['@all']],
] as const)
  test(
    `${key} before its code is there takes the keys, is left with Escape, and opens once`,
    { tag: [...tag] },
    async ({ page }) => {
      const lab = new Lab(page);
      const arrive = await hold(page, 'library', 'inspect');
      // Styles on their way are waited for by the event of loading.
      await page.goto('./', { waitUntil: 'commit' });
      await lab.waitUntilAllWait();
      const waits = page.getByRole('dialog', { name: 'Loading…' });
      await page.keyboard.press(key);
      await expect(waits).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(waits).toBeHidden();
      // A key that falls while the dialog closes is still the dialog's.
      await expect(async () => {
        await page.keyboard.press(key);
        await expect(waits).toBeVisible({ timeout: 5000 });
      }).toPass();
      // Would kill the holder, also between the dialog that waits and the one that it waits for.
      await page.keyboard.press('k');
      await page.evaluate(() => {
        const press = (): void => {
          const title = document.querySelector('dialog[open] h2')?.textContent ?? 'Loading…';
          if (title !== 'Loading…') return;
          const target = document.activeElement ?? document.body;
          target.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true }));
          setTimeout(press);
        };
        press();
      });
      arrive();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expect(lab.client(HERD, /^Client A, killed/)).toHaveCount(0);
      // What was typed stands in the search field, and goes first.
      if (key === '/') {
        await expect(page.getByRole('searchbox')).not.toHaveValue('');
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

test('the menu of scenarios says that they are on their way, and has the focus when they come', async ({
  page,
}) => {
  const lab = new Lab(page);
  const arrive = await hold(page, 'library');
  await page.goto('./', { waitUntil: 'commit' });
  await lab.waitUntilAllWait();
  await page.getByRole('button', { name: /^Scenario: / }).click();
  const menu = page.getByRole('menu').filter({ visible: true });
  await expect(menu.getByRole('menuitem', { name: 'Loading…' })).toBeFocused();
  expect(await faultsOf(page, { within: '[role=menu]' })).toEqual([]);
  arrive();
  await expect(menu.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(menu.locator('[role^=menuitem]').first()).toBeFocused();
});

test('views that cannot be fetched leave the pictures alone', async ({ page }) => {
  const lab = new Lab(page);
  await page.setViewportSize({ width: 1700, height: 900 });
  await withhold(page, 'views');
  await lab.open();
  await lab.waitUntilAllWait();
  await showBelief(page);
  const said = page.getByRole('main').getByRole('alert');
  await expect(said.first()).toContainText(SENTENCE);
  await expect(lab.client(HERD, /^Client A, .*believes it holds the lock/)).toBeVisible();
  await release(page);
  await tryAgain(said.first());
  // What was chosen is in the address, so it comes without being chosen again.
  await expect(page.getByRole('heading', { name: 'Belief and truth' })).toHaveCount(2);
  await expect(said).toHaveCount(0);
});

test('what a menu leads to is answered in the notice bar', async ({ page }) => {
  const lab = new Lab(page);
  await withhold(page, 'deck');
  await lab.open();
  await lab.waitUntilAllWait();
  await openTalk(page);
  await expect(noticeOf(page)).toContainText(SENTENCE);
  await expect(lab.client(HERD, /^Client A, .*believes it holds the lock/)).toBeVisible();
  await release(page);
  await tryAgain(noticeOf(page));
  await openTalk(page);
  await expect(page.getByRole('dialog', { name: 'Ten-minute demonstration' })).toBeVisible();
});

test('a language that cannot be fetched leaves the other in use, also after a reload, until it can', async ({
  page,
}) => {
  const lab = new Lab(page);
  await withhold(page, 'zh');
  await page.goto('./');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await expect(noticeOf(page)).toContainText(SENTENCE);
  // Not the button that plays: since it was touched the scene comes to its end.
  await expect(lab.button('Step back')).toBeVisible();
  await page.reload();
  await expect(noticeOf(page)).toContainText(SENTENCE);
  await expect(lab.button('Pause')).toBeVisible();
  await release(page);
  await page.reload();
  await expect(lab.button('暂停')).toBeVisible();
});

test('a lesson that cannot be fetched leaves the scene, and opens when asked again', async ({ page }) => {
  const lab = new Lab(page);
  await withhold(page, 'lessons');
  await page.goto('./#lesson=L1');
  await expect(lab.client(HERD, /^Client F, waiting, .*watches/)).toBeVisible();
  await expect(noticeOf(page)).toContainText(SENTENCE);
  await lab.stepBack();
  // What the address names is kept until it is open.
  expect(new URL(page.url()).hash).toBe('#lesson=L1');
  await release(page);
  await noticeOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panelOf(page)).toContainText('Lesson 1');
});

test('another address that is pasted after a lesson that did not come is opened, and followed', async ({
  page,
}) => {
  const lab = new Lab(page);
  await withhold(page, 'lessons');
  await page.goto('./#lesson=L1');
  await expect(noticeOf(page)).toContainText(SENTENCE);
  await page.evaluate(() => (location.hash = '#scene=fence'));
  await expect(page.getByRole('button', { name: /Fencing token/ })).toBeVisible();
  await expect(page).toHaveURL(/#scene=fence$/);
  await lab.pause();
  await expect(page).toHaveURL(/#s=/);
});

test('without a network trying again leaves the page as it is, and brings what was missing when it is back', async ({
  page,
  context,
}) => {
  const lab = new Lab(page);
  await withhold(page, 'inspect');
  await lab.open();
  await lab.waitUntilAllWait();
  await context.setOffline(true);
  await release(page);
  await choose(page.getByRole('radio', { name: 'Log' }));
  const said = panelOf(page).getByRole('alert');
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(said).toBeVisible();
  await expect(lab.client(HERD, /^Client A, .*believes it holds the lock/)).toBeVisible();
  await context.setOffline(false);
  // The page hears of its network later than its browser.
  const isBack = () =>
    fetch(location.href).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(() => page.evaluate(isBack)).toBe(true);
  await tryAgain(said);
  await choose(page.getByRole('radio', { name: 'Log' }));
  await expect(page.getByRole('region', { name: 'Event log' })).toBeVisible();
});

test('a page whose first code does not come says what it can without it', async ({ page }) => {
  await withhold(page, 'core');
  await page.goto('./');
  const said = page.getByText('If nothing appears, reload the page.');
  await expect(said).toBeVisible();
  await release(page);
  await page.reload();
  await expect(new Lab(page).client(HERD, /^Client F, waiting, .*watches/)).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('an embed says on its poster that the lab did not come, and a click tries again', async ({ page }) => {
  await withhold(page, 'core');
  await openHost(page, '<znode-lab></znode-lab>');
  const embed = frameOf(page);
  await embed.getByRole('button').click();
  await expect(embed.getByRole('button')).toContainText('Failed to load. Try again');
  await release(page);
  await embed.getByRole('button').click();
  await expect(embed.getByRole('button', { name: /^Client A, / }).first()).toBeVisible();
});

test('in an embed a card that cannot be fetched takes neither the focus nor the rest', async ({ page }) => {
  await withhold(page, 'inspect');
  await openHost(page, '<input aria-label="Search" /><znode-lab poster="no"></znode-lab>');
  const embed = frameOf(page);
  await embed
    .getByRole('button', { name: /^Client A, / })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Search' }).focus();
  const said = embed.getByRole('alert');
  await expect(said).toContainText(SENTENCE);
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused();
  await expect(embed.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await release(page);
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(said).toHaveCount(0);
  await embed
    .getByRole('button', { name: /^Client A, / })
    .first()
    .click();
  await expect(embed.getByRole('heading', { name: /^Client A/ })).toBeVisible();
});

/** The page is loaded anew. */
async function tryAgain(said: Locator): Promise<void> {
  await Promise.all([
    said.page().waitForEvent('load'),
    said.getByRole('button', { name: 'Try again' }).click(),
  ]);
}

async function showBelief(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitemcheckbox', { name: /^Belief and truth/ }).click();
}

async function openTalk(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Scenario: / }).click();
  await page.getByRole('menuitem', { name: /^Ten-minute demonstration/ }).click();
}

function chunk(name: string): RegExp {
  return new RegExp(`/${name}[-.][^/]*$`);
}

function panelOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Panel' });
}

/** The code of a route does not come, nor its styles. */
async function withhold(page: Page, name: string): Promise<void> {
  await page.route(chunk(name), (route) => route.abort());
}

/** The code of routes is on its way until what is returned is called. */
async function hold(page: Page, ...names: readonly string[]): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  for (const name of names)
    await page.route(chunk(name), async (route) => {
      await arrival;
      await route.continue();
    });
  return arrive;
}

async function release(page: Page): Promise<void> {
  await page.unrouteAll();
}

function noticeOf(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('status');
}
