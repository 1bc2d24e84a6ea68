// The ten-minute demonstration, as its tests give it.
import { expect, type Page } from '@playwright/test';

export const ROWS = [
  ['1', 'Five programs, one printer'],
  ['2', 'Now each watches only its predecessor'],
  ['3', 'B in the middle dies. Who gets the lock?'],
  ['4', 'A published lock, the same three clients'],
  ['5', 'A holds a correct lock and writes'],
  ['6', 'B has the lock and has written'],
  ['7', 'The same again, but the printer checks tokens'],
  ['8', 'The leader dies during a write. Was it saved?'],
  ['9', 'The network is cut: two here, three there'],
] as const;

export async function openTalk(page: Page): Promise<void> {
  await page.goto('./?deck=ten-minutes');
  await expect(page.getByRole('dialog', { name: 'Ten-minute demonstration' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** From the talk's first card: the window of the speaker's notes, which takes the focus and, in most browsers, the full screen. */
export async function openNotes(page: Page): Promise<Page> {
  // Playwright has every page say that it has the focus.
  await page.evaluate(() => Object.defineProperty(document, 'hasFocus', { value: () => false }));
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: 'Speaker notes' }).click();
  return opened;
}

/** To the next moment, at once. Answers whether it would have been played to. */
export function goOn(page: Page): Promise<boolean> {
  return caption(page).evaluate(pressUntilOther);
}

/** Runs in the page: a second press that came from the test could come after the moment, and lead to the next but one. */
function pressUntilOther(said: Element): Promise<boolean> {
  const press = (): boolean =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }));
  const isPlaying = (): boolean =>
    document.querySelector('button[aria-keyshortcuts=Space]')?.textContent === 'Pause';
  const before = said.textContent;
  return new Promise((resolve) => {
    let isHurried = false;
    const look = (): void => {
      if (!said.isConnected || said.textContent !== before) {
        seen.disconnect();
        resolve(isHurried);
      } else if (!isHurried && isPlaying()) {
        isHurried = true;
        press();
      }
    };
    const seen = new MutationObserver(look);
    seen.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    press();
  });
}

export function caption(page: Page) {
  return page.getByRole('region', { name: 'Deck' }).getByRole('status');
}
