// Faults of accessibility that axe can find, in words.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Asked {
  /** A part of the page alone, as a selector of CSS. */
  readonly within?: string;
  /** Rules that are wrong about it. */
  readonly but?: readonly string[];
  readonly impact?: 'serious';
}

/** In the whole page with its frames, once nothing fades: what is half transparent has too little contrast for a moment. */
export async function faultsOf(
  page: Page,
  { within, but = [], impact }: Asked = {},
): Promise<readonly string[]> {
  await expect.poll(() => fadingIn(page)).toBe(0);
  // What passes is neither kept nor told. A page without frames is looked through at once, and not put together on a second page.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .disableRules([...but])
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations
    .filter((found) => impact === undefined || found.impact === impact || found.impact === 'critical')
    .map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${String(target)} ${html}`).join('\n')}`,
    );
}

async function fadingIn(page: Page): Promise<number> {
  const counts = await Promise.all(page.frames().map((frame) => frame.evaluate(countFades)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Runs in the page. What moves for longer than a fade calls for attention and is as visible as anything. */
function countFades(): number {
  return document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime ?? 0) <= 1000,
    ).length;
}
