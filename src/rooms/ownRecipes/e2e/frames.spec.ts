// Code that means harm holds up no frame: the page's own thread never works long, whatever the code does, and Stop ends it at once.
import { expect, test, type Page } from '@playwright/test';
import { textsOf } from '../../../../e2e/lab.ts';
import { mostMsOn, taskTimes } from '../../../../e2e/taskTimes.ts';

const code = (page: Page) => page.getByRole('textbox', { name: 'Code in the editor' });

const HOSTILE = {
  'an endless loop': 'for (;;);',
  'a memory bomb': 'const a = []; for (;;) a.push(new Array(1e5).fill("x".repeat(1e3)));',
  'a deep recursion': 'const f = (n) => f(n + 1) + 1; f(0);',
  'a thousand timers':
    'for (let i = 0; i < 999; i++) void client.sleep(i % 50);\n  await client.sleep(9000);',
};
const MOST_MS = 50;
const TRIES = 3;

async function run(page: Page, body: string): Promise<void> {
  await code(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(`export default async function main(client) {\n  ${body}\n}`);
  await page.keyboard.press('ControlOrMeta+Enter');
}

async function openEditor(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('button', { name: 'Scenarios', exact: true }).click();
  await page.getByRole('button', { name: 'Write your own recipe' }).click();
  await expect(page.getByText('No syntax errors.')).toBeVisible();
}

test('an endless loop, a memory bomb, a deep recursion and a thousand timers hold up no frame, nor does what computes for long', async ({
  page,
}) => {
  const mostMs = await mostMsOn(await page.context().newCDPSession(page), () => openEditor(page), MOST_MS);
  for (const [name, body] of Object.entries(HOSTILE))
    await test.step(name, async () => {
      const share = await leastShare(async () => {
        // What the page does for the first time takes longer, whatever is run.
        const calmMs = await longestTaskMs(page, async () => {
          await run(page, 'await client.untilReleased();');
          await expect(page.locator('.cm-clientLine').filter({ hasText: 'untilReleased' })).toBeVisible();
          await expect(page.getByText(/failed at line 2: /)).toHaveCount(0);
        });
        const longestMs = await longestTaskMs(page, async () => {
          await run(page, body);
          await expect(
            page
              .getByText(/failed at line 2: |Client [ABC] sleeps/)
              .or(page.getByText('3 clients run your code.'))
              .first(),
          ).toBeVisible();
        });
        return longestMs / Math.max(mostMs, 2 * calmMs);
      });
      expect(share).toBeLessThan(1);
    });

  await test.step('Stop ends code that goes on computing, and Run starts the world again', async () => {
    // Nothing counts the copying of a list that is spread.
    await run(page, 'const a = new Array(1e5).fill(0); for (;;) void [...a];');
    await expect(page.getByText(/^The code is still computing/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.getByText(/^The code was stopped/)).toBeVisible();
    await run(page, 'await client.untilReleased();');
    await expect(page.locator('.cm-clientLine').filter({ hasText: 'untilReleased' })).toBeVisible();
  });

  await test.step('every run of a program that computes for long holds up no frame', async () => {
    await run(page, `const a = new Array(1e5).fill(0); for (let i = 0; i < 300; i++) void [...a];`);
    await page.getByRole('region', { name: 'Your code' }).getByRole('button', { name: 'Break it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Break it' });
    await expect(dialog.getByText(/^Runs “/)).toBeVisible();
    const texts = await textsOf(dialog);
    const longestMs = await longestTaskMs(page, async () => {
      await dialog.getByText('Every run', { exact: true }).click();
      await expect(dialog.getByText(/^Estimate: up to/)).toBeVisible();
    });
    expect(await texts()).toContainEqual(expect.stringContaining('Estimating…'));
    expect(longestMs).toBeLessThan(Math.max(2 * MOST_MS, mostMs));
  });
});

/**
 * What the longest task takes of what it may, at best: code that holds up the page does so each time, and much longer than code that
 * waits; a busy machine neither.
 */
async function leastShare(measure: () => Promise<number>): Promise<number> {
  let least = Infinity;
  for (let at = 0; at < TRIES && least >= 1; at++) least = Math.min(least, await measure());
  return least;
}

async function longestTaskMs(page: Page, act: () => Promise<void>): Promise<number> {
  const times = await taskTimes(await page.context().newCDPSession(page), act);
  expect(times.length).toBeGreaterThan(10);
  return Math.max(...times);
}
