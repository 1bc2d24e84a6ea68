// What happens is told in one caption; the arrows step by its sentences; a command can be undone; the timeline keeps places.
import type { Page } from '@playwright/test';
import { expect, test } from './lapse.ts';
import { boxOf, choose, HERD, Lab, LINE, listen, watchSteps } from './lab.ts';
import { findScenario } from '../src/scenarios/catalogue.ts';
import { Experiment } from '../src/scenarios/experiment/experiment.ts';
import { linkOf } from '../src/scenarios/link/permalink.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
import { openingChoices } from '../src/ui/controls/presets.ts';
import { encodeText } from '../src/ui/link/encode.ts';

test('one caption tells the kill, the expiry and who wakes, while picture and pins stay where they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  const lab = await openWhereAllWait(page);
  const picture = lab.world(HERD).getByRole('group', { name: /^Picture of/ });
  const place = await boxOf(picture);
  const heard = await listen(page);
  await page.keyboard.press('k');
  const pin = page.getByRole('contentinfo').getByRole('button', { name: /killed/ });
  const placeOfPin = await boxOf(pin);
  await heard(/Client A is killed; its session outlives it by/);
  await heard(
    /five clients wake for one release.*Right: client B wakes|woke five clients on the left, one on the right/,
  );
  await expect(lab.counter(HERD, 'woken by the last release')).toHaveText('5');
  await expect.poll(() => picture.boundingBox()).toEqual(place);

  await test.step('a pin moves where the timeline is enlarged', async () => {
    await expect.poll(() => pin.boundingBox()).toEqual(placeOfPin);
    const timeline = page.getByRole('slider', { name: 'Timeline' });
    await timeline.focus();
    await page.keyboard.press('+');
    await expect.poll(async () => (await boxOf(pin)).x).not.toBe(placeOfPin.x);
    await page.keyboard.press('0');
    await expect.poll(() => pin.boundingBox()).toEqual(placeOfPin);
  });
});

test('after a kill one steps by sentences, by what happens to a client, and from a sentence to its causes', async ({
  page,
}) => {
  const lab = await openWhereAllWait(page);
  await killAndSettle(lab);
  await test.step('step back stops at the wake-ups, then at the expiry, then at the kill', () =>
    stepsBySentences(lab));
  await page.keyboard.press('End');
  await test.step('Alt and an arrow go to what happens to the client that is selected', () =>
    stepsOfSelected(lab));
  await test.step('a sentence that is chosen lights its causes on the timeline, and Escape puts them out', () =>
    lightsCauses(lab));
  await page.keyboard.press('End');
  await test.step('step back plays the sentence before once more and stops at its end; with less motion it is there at once', () =>
    playsOnceMore(lab));
});

async function stepsBySentences(lab: Lab): Promise<void> {
  const { page } = lab;
  await page.keyboard.press('ArrowLeft');
  await expect(lab.caption).toHaveText(/^Left: five clients wake for one release.*Right: client B wakes/);
  await page.keyboard.press('ArrowLeft');
  await expect(lab.caption).toHaveText(/the session of client A expired/i);
  await page.keyboard.press('ArrowLeft');
  await expect(lab.caption).toHaveText(/^Client A is killed/);
  await lab.button('Step forward').click();
  await expect(lab.caption).toHaveText(/the session of client A expired/i);
  const step = await lab.step();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => lab.step()).toBeLessThan(step + 20);
  await expect.poll(() => lab.step()).toBeGreaterThan(step);
}

async function playsOnceMore(lab: Lab): Promise<void> {
  const { page } = lab;
  const shown = await watchSteps(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await shown()).at(-1)?.playing).toBe(false);
  const [begun, ...played] = await shown();
  expect(begun?.playing).toBe(true);
  const end = played.at(-1)?.step ?? 0;
  expect(end).toBeGreaterThan(begun?.step ?? Infinity);
  await expect(lab.caption).toHaveText(/^Left: five clients wake for one release/);
  await page.keyboard.press('End');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('ArrowLeft');
  await expect(lab.readout).toHaveAttribute('data-step', String(end));
  await expect(lab.readout).toHaveAttribute('data-playing', 'false');
}

async function stepsOfSelected(lab: Lab): Promise<void> {
  const { page } = lab;
  await lab.client(LINE, /^Client B,/).click();
  const step = await lab.step();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(() => lab.step()).toBeLessThan(step);
  const last = await lab.step();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(() => lab.step()).toBeLessThan(last);
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(() => lab.step()).toBe(last);
  await page.keyboard.press('Escape');
}

async function lightsCauses(lab: Lab): Promise<void> {
  const { page } = lab;
  // Arrows walk the picture while the focus is on one of its things.
  await lab.caption.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(lab.readout).toHaveAttribute('data-playing', 'false');
  await expect(lab.caption).toHaveText(/^Left: five clients wake for one release/);
  const heard = await listen(page);
  await page.keyboard.press('Enter');
  const causes = page.getByRole('contentinfo').locator('[data-lit]');
  await expect(causes).not.toHaveCount(0);
  await expect.poll(() => causes.count()).toBeGreaterThan(3);
  // For readers who see no lights the same chain is said.
  await heard(/^Why\? [\d.]+ s, Left: /);
  await page.keyboard.press('Escape');
  await expect(causes).toHaveCount(0);
}

test('undo takes the kill back and plays on; the future with it stays a branch, and redo returns', async ({
  page,
}) => {
  const lab = new Lab(page);
  await lab.open();
  await lab.waitUntilAllWait();
  await expect(lab.button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('k');
  await expect(lab.client(LINE, /^Client A, killed/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(lab.client(LINE, /^Client A, .*believes it holds the lock/)).toBeVisible();
  await expect(lab.readout).toHaveAttribute('data-playing', 'true');
  await page.getByRole('button', { name: /^Branches/ }).click();
  const branches = page.getByRole('dialog', { name: 'Branches' });
  const without = branches.getByRole('button', { name: /^Without what you did/ });
  await expect(without).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Shift+Z');
  await expect(lab.client(LINE, /^Client A, killed/)).toBeVisible();
  await lab.button('Undo').click();
  await expect(lab.client(LINE, /^Client A, .*believes it holds the lock/)).toBeVisible();
});

test('after an arrow key a command plays; after Pause it waits', async ({ page }) => {
  const lab = new Lab(page);
  await lab.open();
  await lab.waitUntilAllWait();
  await page.getByRole('heading', { name: HERD }).click();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(lab.readout).toHaveAttribute('data-playing', 'false');
  await page.keyboard.press('End');
  await page.keyboard.press('k');
  await expect(lab.readout).toHaveAttribute('data-playing', 'true');
  await expect(lab.counter(HERD, 'woken by the last release')).toHaveText('5');
  await lab.pause();
  await page.keyboard.press('k');
  await expect(lab.readout).toHaveAttribute('data-playing', 'false');
});

test('a world that rests says so, and does not pretend to play', async ({ page }) => {
  await page.goto('./');
  const lab = new Lab(page);
  await choose(page.getByRole('radio', { name: 'four times' }));
  await expect(lab.button('Idle')).toBeVisible();
  await expect(lab.button('Pause')).toHaveCount(0);
  await expect(lab.readout).toHaveAttribute('data-playing', 'false');
  await page.keyboard.press('k');
  await expect(lab.counter(HERD, 'woken by the last release')).toHaveText('5');
});

/**
 * Always the same moment of the opening scene: where the holder is killed between its pings in the two worlds, its sessions expire a tick
 * apart, and are told one after the other.
 */
async function openWhereAllWait(page: Page): Promise<Lab> {
  const experiment = new Experiment(openingChoices(), { findScenario, book: recipeBook });
  experiment.runUntil(ALL_WAIT_MS, 100_000);
  const link = linkOf(experiment, experiment.head, 'compare');
  const lab = new Lab(page);
  await lab.open(`#s=${await encodeText(JSON.stringify(link))}`);
  await lab.waitUntilAllWait();
  return lab;
}

const ALL_WAIT_MS = 1600;

async function killAndSettle(lab: Lab): Promise<void> {
  const { page } = lab;
  const heard = await listen(page);
  await page.keyboard.press('k');
  await heard(/woke five clients on the left, one on the right/);
  await expect(lab.client(HERD, /believes it holds the lock/)).toBeVisible();
  await lab.pause();
  await page.keyboard.press('End');
}
