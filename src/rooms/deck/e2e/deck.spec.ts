// A talk as its speaker gives it: by keys, with notes in a second window, and with moments of one's own in the link.
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { HERD, Lab, pointAt } from '../../../../e2e/lab.ts';
import { faultsOf } from '../../../../e2e/axe.ts';
import { caption, goOn, openNotes, openTalk, ROWS } from './talk.ts';

test('the ten-minute demonstration is given with a clicker, and every row has its key', async ({ page }) => {
  await openTalk(page);
  await expect(caption(page)).toHaveText('Five programs, one printer');
  // Once plays to the next moment; once more is there at once.
  expect(await goOn(page)).toBe(true);
  await expect(caption(page)).toHaveText('One wins; the others watch the lock');
  await expect(page.getByRole('button', { name: /^Client A, .*believes it holds/ })).toBeVisible();

  for (const [key, said] of ROWS) {
    await page.keyboard.press(key);
    await expect(caption(page)).toHaveText(said);
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('0');
  const end = page.getByRole('region', { name: 'Three numbers to take home' });
  await expect(end.getByText('4,950 to 99')).toBeVisible({ timeout: 120_000 });
  await expect(end.getByText('4 to 6 s')).toBeVisible();
  await expect(end.getByText('3 of 4')).toBeVisible();
  await expect(end.getByRole('img', { name: /QR code/ })).toBeVisible();
});

test('acting off the script opens a branch, and the next key is the script’s again', async ({ page }) => {
  await page.goto('./?deck=ten-minutes');
  await expect(page.getByRole('dialog', { name: 'Ten-minute demonstration' })).toBeVisible();
  // A row's key begins with that row.
  await page.keyboard.press('3');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(caption(page)).toHaveText('B in the middle dies. Who gets the lock?');
  // A murmur at the back: what if A dies instead?
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: /^Client A, killed/ }).first()).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(caption(page)).toHaveText('Notified does not mean next');
  await expect(page.getByRole('button', { name: /^Client A, .*believes it holds/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Client B, killed/ }).first()).toBeVisible();
  // The arrows are still single steps, and space plays.
  await page.keyboard.press('ArrowLeft');
  await expect(caption(page)).toHaveText('Notified does not mean next');
  await page.keyboard.press('b');
  await expect(page.getByRole('button', { name: /^Blank screen; any key/ })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('button', { name: /^Blank screen; any key/ })).toHaveCount(0);
  await expect(caption(page)).toHaveText('Notified does not mean next');
});

test('the notes stand in a window of their own, say what comes, and drive the talk, by a clicker too', async ({
  page,
}) => {
  await page.goto('./?deck=ten-minutes');
  const notes = await openNotes(page);
  const now = notes.getByRole('region', { name: 'Now' });
  await expect(now).toContainText('ZooKeeper is only a small tree that notifies its watchers.');
  await expect(notes.getByRole('region', { name: 'Next key press' })).toContainText('One wins');
  // The first press is the beginning, as on the title card itself.
  await notes.keyboard.press('PageDown');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(notes.getByRole('timer', { name: 'Time' })).not.toContainText('0:00 Script');
  await notes.keyboard.press('6');
  await expect(caption(page)).toHaveText('B has the lock and has written');
  await notes.keyboard.press('b');
  await expect(blankScreen(page)).toBeVisible();
  await notes.keyboard.press('PageDown');
  await expect(blankScreen(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await notes.keyboard.press('F5');
  await expect(now).toContainText('A is paused and still believes.');

  await notes.getByRole('combobox', { name: 'Language of the notes' }).selectOption('zh-CN');
  await expect(notes.getByRole('region', { name: '现在' })).toContainText('B 拿到锁');
  await expect(caption(page)).toHaveText('B has the lock and has written');
  expect(await faultsOf(notes)).toEqual([]);

  // They stay when the presentation ends, in the theme that the page is given then.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(() => notes.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  expect(await faultsOf(notes)).toEqual([]);
});

test('in a talk the keys show a QR code, take back what was done, fill the screen, and a pointer lights nothing', async ({
  page,
}) => {
  await openTalk(page);
  await expect.poll(() => isFullScreen(page)).toBe(true);
  // A reader of the page begins at the words of the slide, and is left there.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();

  await test.step('the key that shows the QR code takes it away, and so does the clicker', async () => {
    for (const away of ['u', 'PageDown']) {
      await page.keyboard.press('u');
      await expect(page.getByRole('dialog').getByRole('img', { name: /QR code/ })).toBeVisible();
      await page.keyboard.press(away);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(caption(page)).toHaveText('Five programs, one printer');
      await expect(heading).toBeFocused();
    }
    for (const key of ['b', 'b', 'PageDown', 'PageDown', 'PageUp']) await page.keyboard.press(key);
    await expect(heading).toBeFocused();
  });

  await test.step('Backspace takes back what was done off the script, though no branch was opened', async () => {
    await page.keyboard.press('3');
    await expect(caption(page)).toHaveText('B in the middle dies. Who gets the lock?');
    const B = page.getByRole('button', { name: /^Client B, / }).first();
    await B.click();
    await page.keyboard.press('x');
    await expect(page.getByRole('button', { name: /^Client B, .*cut off/ }).first()).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page.getByRole('button', { name: /^Client B, .*cut off/ })).toHaveCount(0);
    await expect(B).toBeVisible();
    await expect(caption(page)).toHaveText('B in the middle dies. Who gets the lock?');
  });

  await test.step('a clicker’s start button fills the screen, and the page is not loaded again', async () => {
    await page.keyboard.press('f');
    await expect.poll(() => isFullScreen(page)).toBe(false);
    await page.keyboard.press('F5');
    await expect.poll(() => isFullScreen(page)).toBe(true);
    await expect(caption(page)).toHaveText('B in the middle dies. Who gets the lock?');
  });

  await test.step('a pointer left lying over the picture lights nothing while the talk goes on by keys', async () => {
    await page.keyboard.press('8');
    await expect(caption(page)).toHaveText(/Was it saved/);
    const log = page.getByRole('region', { name: 'Logs' });
    const server = page.getByRole('button', { name: /^Server 4/ }).first();
    await pointAt(server, log.locator('[data-look=dim]').first());
    await page.keyboard.press('PageDown');
    await expect(log.locator('[data-look=dim]')).toHaveCount(0);
    // A pointer that is moved points again.
    await page.mouse.move(0, 0);
    await pointAt(server, log.locator('[data-look=dim]').first());
  });
});

test('the notes that a key opens take the full screen away, and the room still sees the slide', async ({
  page,
}) => {
  await openTalk(page);
  await expect.poll(() => isFullScreen(page)).toBe(true);
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('n');
  await expect((await opened).getByRole('region', { name: 'Now' })).toBeVisible();
  await expect.poll(() => isFullScreen(page)).toBe(false);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(caption(page)).toHaveText('Five programs, one printer');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('f');
  await expect.poll(() => isFullScreen(page)).toBe(true);
});

test('the zoom buttons stand over the picture only while the pointer moves', async ({ page }) => {
  await page.goto('./?deck=ten-minutes');
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const zoom = page.getByRole('group', { name: 'Zoom' }).first();
  // They do not stay for long: a busy machine moves once more.
  const seenWhileMoving = () =>
    expect(async () => {
      await page.mouse.move(700, 420);
      await page.mouse.move(720, 430);
      await expect(zoom).toHaveCSS('opacity', '1', { timeout: 1000 });
    }).toPass();
  await expect(zoom).toHaveCSS('opacity', '0');
  await seenWhileMoving();
  await page.keyboard.press('PageDown');
  await expect(zoom).toHaveCSS('opacity', '0');
  await seenWhileMoving();
  // They go by themselves, too.
  await expect(zoom).toHaveCSS('opacity', '0');
});

test('where no second window is to be had the notes are beside the picture, and the full screen stays the talk’s', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
    // It is asked for again before the browser tells that it was left.
    const ask = Reflect.get(Element.prototype, 'requestFullscreen');
    Element.prototype.requestFullscreen = function fillLate(options) {
      const asked = ask.call(this, options);
      document.dispatchEvent(new Event('fullscreenchange'));
      return asked;
    };
  });
  await page.goto('./?deck=ten-minutes');
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => isFullScreen(page)).toBe(true);
  await page.keyboard.press('n');
  await expect(page.getByRole('region', { name: 'Now' })).toContainText(
    'small tree that notifies its watchers',
  );
  await expect(page.getByText(/does not let this page open a second window/)).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByText('small tree that notifies its watchers')).toHaveCount(0);
  await page.keyboard.press('3');
  await expect(caption(page)).toHaveText('B in the middle dies. Who gets the lock?');
});

test('bookmarks of one’s own: made, named, ordered, deleted, and in the link', async ({ page }) => {
  const lab = new Lab(page);
  await lab.open();
  await lab.waitUntilAllWait();
  await lab.pause();
  await openBookmarks(page);
  await bookmark(page, 'Everybody waits');
  await page.keyboard.press('Escape');
  await page.locator('#picture').focus();
  await page.keyboard.press('k');
  await expect(lab.client(HERD, /^Client A, killed/)).toBeVisible();
  await openBookmarks(page);
  await bookmark(page, 'A is dead');
  await page.getByRole('button', { name: 'Move “A is dead” up' }).click();
  await page.getByRole('textbox', { name: 'Caption of bookmark 1' }).fill('A dies');
  await page.getByRole('button', { name: 'Delete “Everybody waits”' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.keyboard.press('2');
  await expect(lab.client(HERD, /^Client A, .*believes it holds/)).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const address = page.getByRole('dialog').getByRole('textbox');
  await expect(address).toHaveValue(/#s=/);
  const other = await page.context().newPage();
  await other.goto(await address.inputValue());
  const there = new Lab(other);
  await expect(there.client(HERD, /^Client A, .*believes it holds/)).toBeVisible();
  await other.keyboard.press('1');
  await expect(there.client(HERD, /^Client A, killed/)).toBeVisible();
  await other.keyboard.press('f');
  await other.keyboard.press('PageDown');
  await other.keyboard.press('PageDown');
  await expect(caption(other)).toHaveText('Everybody waits');
});

test('bookmarks make room for those of a link that is pasted, and come back by a press or by the browser’s way back', async ({
  page,
}) => {
  const lab = new Lab(page);
  await lab.open();
  const bare = await addressOf(page);
  await lab.waitUntilAllWait();
  await lab.pause();
  await openBookmarks(page);
  await bookmark(page, 'Everybody waits');
  await page.keyboard.press('Escape');
  const withBookmark = await addressOf(page);
  await expect.poll(() => page.url()).toBe(withBookmark);
  await paste(page, bare);
  await expect(page.getByText('Yours is set aside.')).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.url()).toBe(withBookmark);
  await openBookmarks(page);
  await expect(page.getByRole('textbox', { name: 'Caption of bookmark 1' })).toHaveValue('Everybody waits');
  await page.keyboard.press('Escape');

  await paste(page, bare);
  await expect(page.getByText('Yours is set aside.')).toBeVisible();
  await openBookmarks(page);
  await expect(page.getByText('No bookmarks yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Restore mine' }).click();
  await page.keyboard.press('1');
  await expect(lab.client(HERD, /^Client A, .*believes it holds/)).toBeVisible();
  await openBookmarks(page);
  await expect(page.getByRole('textbox', { name: 'Caption of bookmark 1' })).toHaveValue('Everybody waits');
});

test('a deck that does not exist is named, above a working page', async ({ page }) => {
  await page.goto('./?deck=nonsense');
  await expect(page.getByText('There is no deck “nonsense”.')).toBeVisible();
  await expect(page.getByRole('region', { name: HERD })).toBeVisible();
});

for (const [colorScheme, locale, width, height, tag] of [
  ['light', 'en-US', 1920, 1080, ['@all']],
  ['dark', 'zh-CN', 1024, 768, []],
  ['light', 'zh-CN', 390, 844, ['@all']],
] as const) {
  test.describe(`${colorScheme}, ${locale}, ${width} wide`, () => {
    test.use({
      colorScheme,
      locale,
      viewport: { width, height },
      contextOptions: { reducedMotion: 'reduce' },
    });
    test('no fault that axe can find', { tag: [...tag] }, async ({ page }) => {
      await page.goto('./?deck=ten-minutes');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await faultsOf(page, { within: 'dialog' })).toEqual([]);
      await page.keyboard.press('PageDown');
      await page.keyboard.press('6');
      await expect(page.getByRole('button', { name: /B/ }).first()).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
      await page.keyboard.press('u');
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      expect(await faultsOf(page, { within: 'dialog' })).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    });
  });
}

function blankScreen(page: Page) {
  return page.getByRole('button', { name: /^Blank screen; any key/ });
}

function isFullScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.fullscreenElement !== null);
}

async function addressOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click();
  const address = page.getByRole('dialog').getByRole('textbox');
  await expect(address).toHaveValue(/#s=/);
  const written = await address.inputValue();
  await page.keyboard.press('Escape');
  return written;
}

/** As one does who edits the address. */
async function paste(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(address).hash);
}

async function openBookmarks(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Scenario: / })
    .click();
  await page.getByRole('menuitem', { name: 'Bookmarks…' }).click();
}

async function bookmark(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Caption', exact: true }).fill(name);
  await page.getByRole('button', { name: 'Bookmark this moment' }).click();
}
