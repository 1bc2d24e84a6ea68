// The page as a visitor knows it: by roles and names, never by markup. English unless a test says otherwise.
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

export const HERD = 'Herd lock: all clients watch the lock';
export const LINE = 'Predecessor lock: no herd effect';

/** By keyboard: a radio may still move while the page fills. */
export async function choose(radio: Locator): Promise<void> {
  await radio.press('Space');
  await expect(radio).toBeChecked();
}

/** In real time, four times as fast: what is folded or stretched is no test's matter. */
export async function playFast(lab: Page | FrameLocator): Promise<void> {
  await choose(lab.getByRole('radio', { name: 'Real time' }));
  await choose(lab.getByRole('radio', { name: 'four times' }));
}

export class Lab {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(hash = ''): Promise<void> {
    await this.page.goto(`./${hash}`);
    await playFast(this.page);
  }

  world(title: string): Locator {
    return this.page.getByRole('region', { name: title });
  }

  /** A client of the picture, by its whole accessible name. */
  client(title: string, name: RegExp): Locator {
    return this.world(title).getByRole('button', { name });
  }

  counter(title: string, term: string): Locator {
    return this.world(title).locator('dl div', { hasText: term }).getByRole('definition');
  }

  /** All six are there: one has the lock, five wait for it, in both worlds. */
  async waitUntilAllWait(): Promise<void> {
    for (const title of [HERD, LINE]) {
      await expect(this.client(title, /^Client A, .*believes it holds the lock/)).toBeVisible();
      await expect(this.client(title, /^Client F, waiting, .*watches/)).toBeVisible();
    }
  }

  /** What is said of what happens. */
  get caption(): Locator {
    return this.page.locator('[data-caption]');
  }

  get readout(): Locator {
    return this.page.locator('[data-step]');
  }

  async pause(): Promise<void> {
    await this.button('Pause').click();
    await expect(this.button('Play')).toBeVisible();
  }

  /** To the sentence before, until it has been shown again. */
  async stepBack(): Promise<void> {
    await this.button('Step back').click();
    await expect(this.readout).toHaveAttribute('data-playing', 'false');
  }

  button(name: string): Locator {
    return this.page.getByRole('contentinfo').getByRole('button', { name, exact: true });
  }

  /** The playhead's step. */
  async step(): Promise<number> {
    return Number(await this.readout.getAttribute('data-step'));
  }
}

/** Gives a command by the menu that opens beside a thing of the picture. */
export async function command(thing: Locator, name: string | RegExp): Promise<void> {
  const page = thing.page();
  await thing.click();
  const menu = page.getByRole('menu', { name: /^Commands for/ });
  const item = menu.getByRole('menuitem', { name, exact: typeof name === 'string' });
  const more = menu.getByRole('menuitem', { name: 'More' });
  await expect(item.or(more).first()).toBeVisible();
  if (!(await item.isVisible())) await more.click();
  await item.click();
  await expect(menu).toBeHidden();
}

/** Opens the card of a thing of the picture in the panel. */
export async function details(thing: Locator): Promise<void> {
  await thing.click();
  await thing.page().getByRole('menuitem', { name: 'Details' }).click();
}
