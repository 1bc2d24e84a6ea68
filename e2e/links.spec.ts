import { readFileSync } from 'node:fs';
import { expect, test } from './fewFrames.ts';
import { findScenario } from '../src/scenarios/catalogue.ts';
import { Rerun } from '../src/scenarios/link/rerun.ts';
import { parseLink } from '../src/scenarios/link/permalink.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
import { decodeText } from '../src/ui/link/decode.ts';
import { encodeText } from '../src/ui/link/encode.ts';
import { HERD, Lab } from './lab.ts';

const library = { findScenario, book: recipeBook };

test('the browser and Node agree on every record up to the moment of a link', async ({ page }) => {
  const lab = new Lab(page);
  await lab.open();
  await lab.waitUntilAllWait();
  await page.keyboard.press('k');
  await expect(lab.counter(HERD, 'woken by the last release')).toHaveText('5');
  await lab.pause();
  await page.getByRole('button', { name: 'Share' }).click();
  const address = page.getByRole('dialog').getByRole('textbox');
  await expect(address).toHaveValue(/#s=/);
  const encoded = (await address.inputValue()).split('#s=')[1] ?? '';

  const text = await decodeText(encoded);
  const link = parseLink(text.ok ? text.value : '', library);
  if (!link.ok) throw new Error(JSON.stringify(link.error));
  expect(link.value.commands).toHaveLength(1);
  const rerun = new Rerun(link.value, library);
  const state = rerun.advance(1_000_000);
  expect(state.kind).toBe('done');
  expect(state.kind === 'done' && state.notices).toEqual([]);
  expect(state.kind === 'done' && state.experiment.hashAt(link.value.playhead.step)).toBe(link.value.hash);
});

test('what can be done with a link stands on one line, in the colors of the page', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  const embed = dialog.getByRole('link', { name: 'Embed in your page…' });
  const middles = async () => {
    const boxes = [
      dialog.getByText(/^\d+ characters$/),
      dialog.getByRole('button', { name: 'Save as a file' }),
      embed,
      dialog.getByRole('button', { name: 'QR code' }),
    ].map(async (each) => {
      const box = await each.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    });
    const [first = 0, ...others] = await Promise.all(boxes);
    return others.every((middle) => Math.abs(middle - first) <= 1);
  };
  await expect(embed).toBeVisible();
  await expect.poll(middles).toBe(true);
  const accent = await dialog
    .getByRole('button', { name: 'Copy link' })
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(embed).toHaveCSS('color', accent);
});

test('a link that cannot be opened is refused with a sentence above a working page, and an older one opens', async ({
  page,
}) => {
  const lab = new Lab(page);
  const open = async (hash: string) => {
    await page.goto('about:blank');
    await lab.open(hash);
  };

  await test.step('a damaged link, and one that is cut short', async () => {
    for (const hash of ['#s=thisisnolink', '#s=jY9BCsIwEEX3PUXI2kBq1YIrwQu4']) {
      await open(hash);
      await expect(page.getByRole('alert')).toContainText(/link/i);
    }
    await lab.waitUntilAllWait();
  });

  await test.step('one to a part of a lesson that does not exist', async () => {
    await open('#lesson=L5/moon');
    await expect(page.getByRole('alert')).toContainText('It names “L5/moon”, which this version');
    await expect(lab.world(HERD)).toBeVisible();
  });

  await test.step('one to a scenario that does not exist', async () => {
    const link = {
      v: 1,
      behaviour: 1,
      choices: [{ scenario: 'moon-lock', seed: 1, clients: 3, values: {} }],
      commands: [],
    };
    const encoded = await encodeText(
      JSON.stringify({ ...link, playhead: { step: 0, timeMs: 0 }, hash: '', view: 'single' }),
    );
    await open(`#s=${encoded}`);
    await expect(page.getByRole('alert')).toContainText('moon-lock');
    await expect(lab.world(HERD)).toBeVisible();
  });

  await test.step('one from before there was a setting opens, and names the setting', async () => {
    const older = readFileSync(new URL('../tests/olderLinks.jsonl', import.meta.url), 'utf8');
    const link = older.split('\n').find((line) => line.includes('"observer"') && !line.includes('"log"'));
    await open(`#s=${await encodeText(link ?? '')}`);
    await expect(page.getByRole('status').filter({ hasText: 'Observers’ log' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Server 1, / }).first()).toBeVisible();
  });
});
