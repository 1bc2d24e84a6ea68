// What every host may expect of an embed, whatever tool made the page: asked by role and name, as its readers meet it.
import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { faultsOf } from '../axe.ts';

/** The button that plays, whatever it says now. */
export const PLAYBACK = /^(?:Pause|Play|Idle)$/;

/** One embed of a page. */
export class Guest {
  readonly page: Page;
  readonly element: Locator;
  readonly frame: FrameLocator;

  constructor(page: Page, element: Locator) {
    this.page = page;
    this.element = element;
    this.frame = element.locator('iframe').contentFrame();
  }

  /** What is there before anybody has asked for more. */
  get poster(): Locator {
    return this.frame.locator('button.poster');
  }

  button(name: string): Locator {
    return this.frame.getByRole('button', { name, exact: true });
  }

  /** Asks for the lab, and waits until it is there. It plays; what has an end may have come to it by then. */
  async open(): Promise<void> {
    await this.poster.click();
    await expect(this.frame.getByRole('button', { name: PLAYBACK })).toBeVisible();
  }

  colourScheme(): Promise<string> {
    return this.frame.locator('html').evaluate((html) => getComputedStyle(html).colorScheme);
  }

  /** The frame is as high as what is in it, so that nothing is cut off and nothing scrolls. */
  async expectItsHeight(): Promise<void> {
    await expect
      .poll(async () => {
        const inside = await heightOf(this.frame.locator('#root'));
        const outside = await heightOf(this.element.locator('iframe'));
        return Math.abs(inside - outside);
      })
      .toBeLessThanOrEqual(1);
  }
}

/** As its own page lays it out, however large that is shown. */
function heightOf(element: Locator): Promise<number> {
  return element.evaluate((node) => (node instanceof HTMLElement ? node.offsetHeight : 0));
}

export interface Host {
  /** An embed that is seen at once, and one in a part of the page that opens later. */
  readonly first: Guest;
  readonly folded: Guest;
  readonly unfold: () => Promise<void>;
  readonly setTheme: (theme: 'light' | 'dark') => Promise<void>;
}

/** What is asked of a page with a figure in sight and another one folded away, as all of them are written. */
export async function expectBothEmbeds(
  page: Page,
  origin: string,
  setTheme: Host['setTheme'],
): Promise<void> {
  const wrong = watchFor(page);
  await noteShiftsAndEvents(page);
  await page.goto(origin);
  const embeds = page.locator('znode-lab');
  await expectManners(page, {
    first: new Guest(page, embeds.nth(0)),
    folded: new Guest(page, embeds.nth(1)),
    unfold: () => page.getByText('What if the holder falls asleep?').click(),
    setTheme,
  });
  await expectStillAndTold(page);
  expect(wrong).toEqual([]);
}

/** From its first moment on the page notes what moves on it, and what its embeds tell. To be said before it is opened. */
export async function noteShiftsAndEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Frames are pages of their own.
    if (window !== window.top) return;
    const noted: Noted = { moved: [], told: [] };
    Reflect.set(globalThis, 'noted', noted);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of entry.hadRecentInput ? [] : entry.sources)
          noted.moved.push(`${node?.nodeName} ${previousRect.y} → ${currentRect.y}`);
    }).observe({ type: 'layout-shift', buffered: true });
    const tell = (kind: string) => noted.told.push(kind);
    addEventListener('znode-lab-event', (event) => tell((event as Told).detail.kind), { capture: true });
    addEventListener('message', ({ data }) => {
      // A frame without the element around it.
      if (data?.type === 'event' && document.querySelector('znode-lab') === null) tell(data.kind);
    });
  });
}

/** Nothing moved that its reader did not move, and events came while it played. */
export async function expectStillAndTold(page: Page): Promise<void> {
  const noted = () => page.evaluate(() => Reflect.get(globalThis, 'noted') as Noted);
  await expect.poll(async () => (await noted()).told).toContain('txn.applied');
  expect((await noted()).moved).toEqual([]);
}

interface Noted {
  readonly moved: string[];
  /** Kinds of events. */
  readonly told: string[];
}

type Told = CustomEvent<{ readonly kind: string }>;

/** A layout shift as browsers report it (Layout Instability API). */
interface Shift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** What holds in every page of ordinary length. */
export async function expectManners(page: Page, { first, folded, unfold, setTheme }: Host): Promise<void> {
  await test.step('it takes neither focus nor keys nor scrolling while it is only there', async () => {
    await expect(first.poster).toBeVisible();
    expect(await focused(page)).toBe('BODY');
    await first.element.hover();
    expect(await scrollEnd(page, () => page.mouse.wheel(0, 120))).toBeGreaterThan(0);
    expect(await scrollEnd(page, () => page.keyboard.press('Home'))).toBe(0);
    await expectKeysAreThePages(page);
  });
  await test.step('it has the page’s theme and its own height, before and after it is opened', async () => {
    await setTheme('dark');
    await expect.poll(() => first.colourScheme()).toBe('dark');
    await first.expectItsHeight();
    await first.open();
    await first.expectItsHeight();
    await setTheme('light');
    await expect.poll(() => first.colourScheme()).toBe('light');
  });
  await test.step('entered it has the keys, and Escape gives them back', async () => {
    await first.button('Pause').click();
    await expect(first.button('Play')).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await page.keyboard.press('Space');
    await expect(first.button('Pause')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(first.button('Play')).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('SPAN');
    await expectKeysAreThePages(page);
    await expect(first.button('Play')).toBeVisible();
  });
  await test.step('what was folded away is whole when it is unfolded', async () => {
    await expect(folded.poster).toBeHidden();
    await unfold();
    await expect(folded.poster).toBeVisible();
    await folded.expectItsHeight();
    await folded.open();
    await folded.expectItsHeight();
    await expect(folded.frame.getByRole('img', { name: /fencing token/ })).toBeInViewport();
  });
  expect(await faultsOf(page, { impact: 'serious' })).toEqual([]);
}

/** The space bar scrolls the page down, and Home up again. */
async function expectKeysAreThePages(page: Page): Promise<void> {
  expect(await scrollEnd(page, () => page.keyboard.press('Space'))).toBeGreaterThan(0);
  expect(await scrollEnd(page, () => page.keyboard.press('Home'))).toBe(0);
}

/** Where the page comes to rest that is scrolled by something: pages glide. */
async function scrollEnd(page: Page, by: () => Promise<void>): Promise<number> {
  // Listened for before it begins: a scroll may be over before a page that is busy hears of anything else.
  await page.evaluate(() => {
    const ended = new Promise<number>((resolve) => {
      addEventListener('scrollend', () => resolve(scrollY), { once: true });
    });
    Reflect.set(globalThis, 'ended', ended);
  });
  await by();
  return page.evaluate(() => Reflect.get(globalThis, 'ended') as Promise<number>);
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** The element that has the focus, by its tag: `IFRAME` inside an embed, `SPAN` right after leaving one. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(
    () => (document.activeElement?.shadowRoot?.activeElement ?? document.activeElement)?.tagName ?? '',
  );
}

/** What went wrong in a page or a frame: errors nobody caught, errors on the console, broken policies. */
export function watchFor(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    // The machine's own doing: somewhere on it a network came or went.
    if (message.text().includes('ERR_NETWORK_CHANGED')) return;
    if (message.type() === 'error') found.push(`${message.text()} ${message.location().url}`);
  });
  return found;
}
