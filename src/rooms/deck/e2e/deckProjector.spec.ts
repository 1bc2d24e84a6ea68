// A talk as it is read from the back of the room: on projectors of 1920 and of 1024 pixels.
import type { Locator } from '@playwright/test';
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { boxOf } from '../../../../e2e/lab.ts';
import { caption, goOn, openTalk, ROWS } from './talk.ts';

test('on a small projector all that a row is about is in sight, whole and large', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTalk(page);

  await test.step('all that is violated stands on the screen', async () => {
    await page.keyboard.press('6');
    await expect(caption(page)).toHaveText('B has the lock and has written');
    await goOn(page);
    await expect(caption(page)).toHaveText('A correct lock, two believers');
    for (const name of [/^Mutual exclusion: violated Client/, /^No late write: violated The printer/]) {
      await expect
        .poll(async () => {
          const { x, width } = await boxOf(page.getByRole('button', { name }));
          return x + width;
        })
        .toBeLessThanOrEqual(1024);
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.98 });
    }
  });

  await test.step('two violated invariants have their whole names beside the queue', async () => {
    await page.keyboard.press('4');
    await expect(caption(page)).toHaveText('A published lock, the same three clients');
    await goOn(page);
    await expect(caption(page)).toHaveText('Two holders');
    for (const name of [/^Mutual exclusion: violated/, /^Holder owns the first znode: violated/]) {
      const words = page.getByRole('button', { name }).locator(':scope > span');
      await expect
        .poll(() => words.evaluate((each) => each.scrollHeight - each.clientHeight))
        .toBeLessThan(2);
    }
  });

  await test.step('the rejected write is in sight, and two holders are the large number', async () => {
    await page.keyboard.press('7');
    await expect(caption(page)).toHaveText('The same again, but the printer checks tokens');
    await goOn(page);
    await expect(caption(page)).toHaveText('Old token, write rejected');
    const resource = page.getByRole('region', { name: 'Resource' });
    await expect(resource.getByRole('button', { name: /rejected/ })).toBeInViewport({ ratio: 0.95 });
    const holders = page.locator('dl div', { hasText: 'believe they hold the lock' });
    await expect(holders.getByRole('definition')).toHaveText('2');
    const sizeOf = (number: Locator): Promise<number> =>
      number.getByRole('definition').evaluate((value) => Number.parseFloat(getComputedStyle(value).fontSize));
    const wakeUps = page.locator('dl div', { hasText: 'total wake-up' });
    await expect.poll(async () => (await sizeOf(holders)) - (await sizeOf(wakeUps))).toBeGreaterThan(0);
  });

  await test.step('the one row of the trees is whole', async () => {
    await page.keyboard.press('9');
    await expect(caption(page)).toHaveText('The network is cut: two here, three there');
    const row = page.getByRole('region', { name: 'Trees' }).getByText('/x', { exact: true });
    for (const said of ['The minority side still answers reads', 'It cannot commit anything']) {
      await goOn(page);
      await expect(caption(page)).toHaveText(said);
      await expect(row).toBeInViewport({ ratio: 0.98 });
    }
  });

  await test.step('five logs of five servers are in sight, alone and beside each other', async () => {
    await page.keyboard.press('8');
    for (const said of [
      /Was it saved/,
      'One follower had it and voted: kept',
      'Same click; both outcomes are legal',
    ]) {
      if (typeof said === 'string') await goOn(page);
      await expect(caption(page)).toHaveText(said);
      for (const logs of await page.getByRole('region', { name: 'Logs' }).all())
        await expect(logs.getByRole('button', { name: /^(Server )?5/ }).first()).toBeInViewport({
          ratio: 0.95,
        });
    }
  });
});

test('on a full-size projector the last row reads every word and every letter', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTalk(page);

  await test.step('the last row reads every word, and the letter of every client and server', async () => {
    for (const [key, said] of ROWS) {
      await page.keyboard.press(key);
      await expect(caption(page)).toHaveText(said);
      // What stands beside the picture comes after it.
      if (key === '5')
        await expect(
          page.getByRole('region', { name: 'Expiry wheel' }).locator('svg text').first(),
        ).toBeVisible();
      await expect.poll(() => page.evaluate(wordsUnder, { px: 24, like: '' })).toEqual([]);
      await expect
        .poll(() => page.evaluate(wordsUnder, { px: 36, like: '^([A-Z]|Server [0-9])$' }))
        .toEqual([]);
    }
  });

  await test.step('the letters of clients are as large beside each other as alone', async () => {
    await page.keyboard.press('8');
    await expect(caption(page)).toHaveText(/Was it saved/);
    await goOn(page);
    await goOn(page);
    await expect(caption(page)).toHaveText('Same click; both outcomes are legal');
    await expect
      .poll(() => page.evaluate(wordsUnder, { px: 36, like: '^([A-Z]|Server [0-9])$' }))
      .toEqual([]);
  });
});

/** Runs in the page: what is set smaller than so many pixels; of things in the picture, where words like these are asked for. */
function wordsUnder({ px, like }: { readonly px: number; readonly like: string }): readonly string[] {
  const small: string[] = [];
  for (const place of document.querySelectorAll(like === '' ? 'body' : '#picture [data-thing]')) {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const [words, element] = [(node.textContent ?? '').trim(), node.parentElement];
      if (
        words === '' ||
        !new RegExp(like).test(words) ||
        element?.closest('script, style, title, option, dialog, .visually-hidden') !== null
      )
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < px - 0.5) small.push(`${words} (${size.toFixed(1)} px)`);
    }
  }
  return small;
}
