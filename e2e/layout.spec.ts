// A sample of what `npm run layout` looks at: texts neither overlap nor are cut, and nothing stands outside.
import { expect, test } from './fewFrames.ts';
import { problemsOnPage } from '../scripts/layout/problemsOnPage.ts';
import { scenesToInspect } from '../scripts/layout/scenes.ts';

const SAMPLE = new Set(['partition 1440', 'queue-lengths 390', 'four-against-five 390']);

for (const id of ['partition', 'queue-lengths', 'four-against-five'])
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(
      `${id} at ${width} × ${height}: nothing overlaps, is cut or stands outside`,
      { tag: SAMPLE.has(`${id} ${width}`) ? [] : '@all' },
      async ({ page }) => {
        const errors: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error') errors.push(message.text());
        });
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const scene = scenesToInspect(2).find((each) => each.id === id);
        for (const { hash } of (await scene?.moments()) ?? []) {
          await page.goto('about:blank');
          await page.goto(`./?lang=en${hash}`);
          await expect(page.locator('main section').first()).toBeVisible();
          await expect(async () => expect(await page.evaluate(problemsOnPage)).toEqual([])).toPass();
        }
        expect(errors).toEqual([]);
      },
    );
