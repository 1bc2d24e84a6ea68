// A visitor who presses whatever is there, in any order: nothing fails, and no task of the page holds up a frame. Some seconds on two
// screens; with --all two minutes on each of five.
import { expect, test, type Page } from '@playwright/test';
import { areSweepsWhole, sampled } from '../scripts/wideSweeps.mjs';
import { mostMsOn, taskTimes } from './taskTimes.ts';

const SECONDS = areSweepsWhole ? 120 : 3;
const MOST_MS = 100;
/** Acts between two looks at the times: what held up a frame is among them. */
const ACTS = 12;

const OWN = `export const invariant = (tree, beliefs) => beliefs.length <= 1 || 'two holders';
export default async function main({ name, zk, holds, released, sleep }) {
  for (;;) {
    try {
      await zk.create('/lock', name, { mode: 'EPHEMERAL' });
      holds('/lock');
      await sleep(400);
      released();
      await zk.delete('/lock');
    } catch {}
    await sleep(100);
  }
}`;

interface Screen {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly open: (page: Page) => Promise<void>;
}

const DESK = { width: 1440, height: 900 };

const SCREENS: readonly Screen[] = [
  {
    name: 'own programs',
    viewport: DESK,
    async open(page) {
      await page.goto('./');
      await page.getByRole('button', { name: /^Scenarios/ }).click();
      await page.getByRole('button', { name: 'Write your own recipe' }).click();
      await expect(page.getByText('No syntax errors.')).toBeVisible();
      await page.getByRole('textbox', { name: 'Code in the editor' }).focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(OWN);
      await page.keyboard.press('ControlOrMeta+Enter');
    },
  },
  { name: 'two worlds', viewport: DESK, open: async (page) => void (await page.goto('./')) },
  {
    name: 'a phone',
    viewport: { width: 390, height: 844 },
    open: async (page) => void (await page.goto('./?lang=zh')),
  },
  {
    name: 'an ensemble of five',
    viewport: DESK,
    async open(page) {
      await page.goto('./');
      await page.getByRole('button', { name: /^Scenarios/ }).click();
      await page.getByRole('button', { name: 'New world…' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: '5', exact: true }).press('Space');
      await dialog.getByRole('button', { name: 'Create world' }).click();
    },
  },
  {
    name: 'lessons',
    viewport: { width: 1024, height: 700 },
    async open(page) {
      await page.goto('./');
      await page.getByRole('button', { name: /^Scenarios/ }).click();
      await page.getByRole('button', { name: 'Learn', exact: true }).click();
    },
  },
];

for (const [at, { name, viewport, open }] of sampled(SCREENS.slice(0, areSweepsWhole ? 5 : 2), 1).entries())
  test(`${name}: whatever is pressed, nothing fails and no frame is held up`, async ({ page }) => {
    test.setTimeout((SECONDS + 60) * 2000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    await page.setViewportSize(viewport);
    // Files, other sites and windows are none of the page's work.
    await page.addInitScript(stayHere);
    const devtools = await page.context().newCDPSession(page);
    const opened = async (): Promise<void> => {
      await open(page);
      await expect(page.locator('[data-step]')).toBeAttached();
    };
    const mostMs = await mostMsOn(devtools, opened, MOST_MS);
    const chance = new Chance(at + 1);
    const slow: string[] = [];
    const endMs = Date.now() + SECONDS * 1000;
    let acts = 0;
    while (Date.now() < endMs) {
      const done: string[] = [];
      const times = await taskTimes(devtools, async () => {
        for (let n = 0; n < ACTS; n++) done.push(await act(page, chance));
      });
      acts += ACTS;
      const longest = Math.max(0, ...times);
      if (longest > mostMs) slow.push(`${Math.round(longest)} ms in: ${done.join(' | ')}`);
    }
    expect(errors).toEqual([]);
    expect(slow).toEqual([]);
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    expect(acts).toBeGreaterThan(SECONDS / 2);
  });

/** The same numbers for the same seed. */
class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(bound: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * bound);
  }

  of<T>(all: readonly [T, ...T[]]): T {
    return all[this.below(all.length)] ?? all[0];
  }
}

const KEYS = [
  'Space',
  'Escape',
  'Tab',
  'Enter',
  'ArrowRight',
  'ArrowLeft',
  'ArrowDown',
  'Home',
  'End',
  '/',
  'k',
  'f',
  'ControlOrMeta+z',
] as const;

async function act(page: Page, chance: Chance): Promise<string> {
  const kind = chance.below(10);
  const { width, height } = page.viewportSize() ?? DESK;
  if (kind === 0) {
    const key = chance.of(KEYS);
    await page.keyboard.press(key);
    return key;
  }
  if (kind === 1) {
    await page.mouse.move(chance.below(width), chance.below(height));
    await page.mouse.wheel(0, chance.below(800) - 400);
    return 'wheel';
  }
  if (kind === 2) {
    const [x, y] = [chance.below(width), chance.below(height)];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + chance.below(200) - 100, y + chance.below(80) - 40, { steps: 3 });
    await page.mouse.up();
    return `drag ${x},${y}`;
  }
  const found = await page.evaluate(pressable, chance.below(1e9));
  if (found === null) return 'nothing';
  await page.mouse.click(found.x, found.y);
  return found.name;
}

/** Runs in the page: one of the things that can be pressed where they are seen. */
function pressable(pick: number): { readonly x: number; readonly y: number; readonly name: string } | null {
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const root: ParentNode = dialogs.at(-1) ?? document;
  const all = [
    ...root.querySelectorAll<HTMLElement>('button, [role], input, select, summary, a[href^="#"], label'),
  ].filter((element) => {
    const { width, height, x, y } = element.getBoundingClientRect();
    if (width < 4 || height < 4 || element.matches('[disabled], [aria-disabled="true"], [type="file"]'))
      return false;
    const [cx, cy] = [x + width / 2, y + height / 2];
    if (cx < 0 || cy < 0 || cx >= innerWidth || cy >= innerHeight) return false;
    const hit = document.elementFromPoint(cx, cy);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  const element = all[pick % Math.max(1, all.length)];
  if (element === undefined) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  return { x: x + width / 2, y: y + height / 2, name };
}

/** Runs in the page before it. */
function stayHere(): void {
  globalThis.open = () => null;
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const href = link?.getAttribute('href') ?? '#';
      if (!href.startsWith('#') || link?.hasAttribute('download') === true) event.preventDefault();
    },
    { capture: true },
  );
}
