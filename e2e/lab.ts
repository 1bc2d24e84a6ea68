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

/** Runs in the page: untouched, the opening scene passes its lock on by itself, and on a slow machine that is before a test’s first press. */
function touchUntilPressed(): void {
  const timer = setInterval(() => document.dispatchEvent(new PointerEvent('pointerdown')), 200);
  for (const press of ['keydown', 'pointerdown'])
    addEventListener(press, ({ isTrusted }) => isTrusted && clearInterval(timer), { capture: true });
}

export class Lab {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(hash = ''): Promise<void> {
    await this.openTouched(hash);
    await playFast(this.page);
  }

  /** At its own pace, and nobody passes the lock on. */
  async openTouched(hash = ''): Promise<void> {
    await this.page.addInitScript(touchUntilPressed);
    await this.page.goto(`./${hash}`);
    // A press before the opening scene is there does not keep it from passing its lock on.
    await expect(this.page.getByRole('slider', { name: 'Timeline' })).toBeVisible();
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

/** Opens the menu beside a thing by keyboard. Until the menu has the focus, arrow keys walk through the picture. */
export async function openMenuByKey(thing: Locator): Promise<void> {
  await thing.press('Enter');
  await expect(
    thing
      .page()
      .getByRole('menu', { name: /^Commands for/ })
      .locator(':focus'),
  ).toBeVisible();
}

/** Opens the card of a thing of the picture in the panel. */
export async function details(thing: Locator): Promise<void> {
  await thing.click();
  await thing.page().getByRole('menuitem', { name: 'Details' }).click();
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a thing stands, once it does: what is still laid out, or glides to its place, is waited for. */
export async function boxOf(thing: Locator): Promise<Box> {
  await thing.evaluate(comeToRest);
  const box = await thing.boundingBox();
  if (box === null) throw new Error('it is not drawn');
  return box;
}

/** Of all of them, in their order. */
export async function boxesOf(things: Locator): Promise<readonly Box[]> {
  return Promise.all((await things.all()).map(boxOf));
}

/** Runs in the page: until the element is in the same place for three frames. */
function comeToRest(element: Element): Promise<void> {
  return new Promise((resolve) => {
    let [before, same] = ['', 0];
    const look = (): void => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const now = `${x} ${y} ${width} ${height}`;
      same = now === before ? same + 1 : 0;
      before = now;
      if (same === 3) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** By a pointer that moves on it until something comes of it: a picture takes no notice of where a pointer first lies. */
export async function pointAt(thing: Locator, outcome: Locator): Promise<void> {
  const { width, height } = await boxOf(thing);
  await expect(async () => {
    for (const part of [3, 4]) await thing.hover({ position: { x: width / 2, y: height / part } });
    await expect(outcome).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Keeps what is read out and what the caption says from now on: it is soon replaced. Answers with what waits until it was. */
export async function listen(page: Page) {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver(() =>
      said.push(
        ...[...document.querySelectorAll('[role=status], [data-caption]')].map(
          ({ textContent }) => textContent ?? '',
        ),
      ),
    ).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return async (what: string | RegExp): Promise<void> => {
    const wanted = typeof what === 'string' ? what : what.source;
    const pattern =
      typeof what === 'string' ? what.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) : wanted;
    await page.waitForFunction(
      (source) => {
        const said: unknown = Reflect.get(globalThis, 'said');
        return Array.isArray(said) && said.some((text) => new RegExp(source, 'i').test(String(text)));
      },
      pattern,
      { timeout: 120_000 },
    );
  };
}

/**
 * Has what plays paused as soon as something is said from now on: what is so then lasts for as long as looking takes. Answers with
 * what waits until it was.
 */
export async function pauseOnceSaid(page: Page, what: string): Promise<() => Promise<void>> {
  const stopped = await page.evaluateHandle((text) => {
    const isSaid = () =>
      [...document.querySelectorAll('[role=status], [data-caption]')].some(({ textContent }) =>
        textContent.toLowerCase().includes(text),
      );
    const paused = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        const pause = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Pause',
        );
        if (pause === undefined || !isSaid()) return;
        observer.disconnect();
        pause.click();
        resolve();
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return { paused };
  }, what.toLowerCase());
  return () => stopped.evaluate(({ paused }) => paused);
}

/** Keeps the texts of a thing from now on, in order: each is soon replaced. */
export async function textsOf(thing: Locator): Promise<() => Promise<readonly string[]>> {
  const texts = await thing.evaluateHandle((element) => {
    const kept = [element.textContent];
    new MutationObserver(() => {
      if (element.textContent !== kept.at(-1)) kept.push(element.textContent);
    }).observe(element, { subtree: true, childList: true, characterData: true });
    return kept;
  });
  return () => texts.jsonValue();
}

/** Keeps what the readout shows from now on: steps, and whether they are played. */
export async function watchSteps(page: Page): Promise<() => Promise<readonly Shown[]>> {
  await page.evaluate(() => {
    const shown: Shown[] = [];
    Object.assign(globalThis, { shown });
    const readout = document.querySelector<HTMLElement>('[data-step]');
    if (readout === null) throw new Error('there is no readout');
    new MutationObserver(() => {
      const { step, playing } = readout.dataset;
      shown.push({ step: Number(step), playing: playing === 'true' });
    }).observe(readout, { attributeFilter: ['data-step', 'data-playing'] });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'shown') as Shown[]);
}

export interface Shown {
  readonly step: number;
  readonly playing: boolean;
}
