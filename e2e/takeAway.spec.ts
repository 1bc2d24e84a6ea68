// What a visitor takes away from the Share dialog beyond the picture: a film of the last seconds, and a storyboard on paper.
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, test } from './fewFrames.ts';
import { areSweepsWhole } from '../scripts/wideSweeps.mjs';
import { faultsOf } from './axe.ts';
import { choose, Lab, textsOf } from './lab.ts';

test('a film of the last seconds is made or cancelled, in motion or as a row of still pictures, and the page is where it was', async ({
  page,
}) => {
  const lab = await openAt(page, 'herd-lock', 'Herd lock');
  await expect(lab.caption).toHaveText('Five clients now watch /exclusive_lock/lock.');
  await lab.stepBack();
  const step = await lab.step();
  await share(page);

  await test.step('one that is cancelled is not saved', async () => {
    // Before it is made.
    await page.evaluate(async () => {
      const named = (text: string) =>
        [...document.querySelectorAll('button')].find((button) => button.textContent === text);
      named('Make a film')?.click();
      while (named('Cancel') === undefined) await new Promise((resolve) => setTimeout(resolve));
      named('Cancel')?.click();
    });
    await expect(page.getByText('Film cancelled. Nothing was saved.')).toBeVisible();
    await expect.poll(() => lab.step()).toBe(step);
    await expect(page.getByRole('button', { name: 'Make a film' })).toBeVisible();
  });

  await test.step('one that is saved plays for so long', async () => {
    await choose(page.getByRole('radio', { name: '5 s' }));
    const film = page.waitForEvent('download');
    const texts = await textsOf(page.getByRole('dialog'));
    await page.getByRole('button', { name: 'Make a film' }).click();
    const download = await film;
    expect(await texts()).toContainEqual(expect.stringMatching(/Frame [1-9]\d* of \d+/));
    expect(download.suggestedFilename()).toBe(`herd-lock-${step}-5s.png`);
    await expect(page.getByText(/^Film saved: \d+ s, \d+\.\d MB\.$/)).toBeVisible();
    await expect.poll(() => lab.step()).toBe(step);
    const { frames, seconds, sizes } = await decoded(page, download);
    expect(frames).toBeGreaterThan(5);
    // Its end is shown for two seconds more.
    expect(seconds).toBeGreaterThan(3);
    expect(seconds).toBeLessThan(7.5);
    expect(new Set(sizes).size).toBe(1);
  });

  await test.step('with reduced motion it is a row of still pictures, the same as PNG and as GIF', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await choose(page.getByRole('radio', { name: '5 s' }));
    // One in motion was a PNG: an everyday run makes the row as a GIF, and does not compare the two.
    const made = [];
    for (const form of areSweepsWhole ? ['GIF', 'Animated PNG'] : ['GIF']) {
      await choose(page.getByRole('radio', { name: form, exact: true }));
      const film = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Make a film' }).click();
      made.push(await decoded(page, await film));
    }
    const [gif, png = gif] = made;
    expect(gif?.frames).toBeGreaterThan(1);
    expect(gif?.frames).toBeLessThan(12);
    expect(png?.frames).toBe(gif?.frames);
    expect(png?.sizes).toEqual(gif?.sizes);
    expect(png?.seconds).toBeCloseTo(gif?.seconds ?? 0, 1);
  });
});

test('a storyboard has the key moments of the scenario or all bookmarks, on at most four pages', async ({
  page,
}) => {
  await test.step('film and storyboard fit a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAt(page, 'herd-lock', 'Herd lock');
    await share(page);
    const fits = () =>
      page.getByRole('dialog').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect(page.getByRole('button', { name: 'Make a film' })).toBeVisible();
    await expect.poll(fits).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Print a storyboard…' }).click();
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
    await expect.poll(fits).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('without bookmarks it has the key moments', async () => {
    await openAt(page, 'failover', 'Leader failover');
    await share(page);
    await page.getByRole('button', { name: 'Print a storyboard…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Storyboard' });
    await expect(dialog.getByText(/^No bookmarks yet/)).toBeVisible();
    await expect(dialog.getByRole('heading', { name: '1. Opening moment' })).toBeVisible();
    expect(await faultsOf(page, { within: 'dialog' })).toEqual([]);
    const pages = await pagesPrinted(page);
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThanOrEqual(4);
    await page.keyboard.press('Escape');
  });

  await test.step('bookmarks are printed', async () => {
    const lab = await openAt(page, 'herd-lock', 'Herd lock');
    await expect(lab.caption).toHaveText('Five clients now watch /exclusive_lock/lock.');
    await lab.stepBack();
    const step = await lab.step();
    // As many as a link holds.
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Scenario: / })
      .click();
    await page.getByRole('menuitem', { name: 'Bookmarks…' }).click();
    for (let count = 0; count < 20; count++)
      await page.getByRole('button', { name: 'Bookmark this moment' }).click();
    await page.keyboard.press('Escape');
    await share(page);
    await page.getByRole('button', { name: 'Print a storyboard…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Storyboard' });
    await expect(dialog.getByText('20 bookmarks. 4 A4 pages.')).toBeVisible();
    await expect(dialog.getByRole('img', { name: /^Picture: / })).toHaveCount(20);
    await expect(dialog.getByRole('img', { name: /^QR code: / })).toHaveCount(20);
    expect(await pagesPrinted(page)).toBe(4);
    await page.keyboard.press('Escape');
    await expect.poll(() => lab.step()).toBe(step);
  });
});

/** Its name says that it is there: it may have come to its rest by then. */
async function openAt(page: Page, scene: string, name: string): Promise<Lab> {
  await page.goto(`./#scene=${scene}`);
  await expect(page.getByRole('button', { name: `Scenario: ${name}` })).toBeVisible();
  return new Lab(page);
}

async function share(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Link to this moment' })).toBeVisible();
}

/** As the browser plays it. */
async function decoded(page: Page, download: Download) {
  const base64 = (await readFile(await download.path())).toString('base64');
  const type = `image/${download.suggestedFilename().split('.').at(-1)}`;
  const given = { text: base64, type };
  return page.evaluate(async ({ text, type: asked }) => {
    const data = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
    const decoder = new ImageDecoder({ data, type: asked });
    await decoder.tracks.ready;
    await decoder.completed;
    const frames = decoder.tracks.selectedTrack?.frameCount ?? 0;
    const sizes: string[] = [];
    let seconds = 0;
    for (let frameIndex = 0; frameIndex < frames; frameIndex++) {
      // One after the other: a frame is drawn upon those before it.
      const { image } = await decoder.decode({ frameIndex });
      seconds += (image.duration ?? 0) / 1e6;
      sizes.push(`${image.displayWidth} × ${image.displayHeight}`);
      image.close();
    }
    return { frames, seconds, sizes };
  }, given);
}

async function pagesPrinted(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
}
