// A reader who opened an embed by keyboard goes on in it: what plays takes the focus that the poster's button had.

/**
 * Waits for what is drawn in the element in the poster's place; a figure that stands still has no such button, but a switch or a
 * slider. A reader who has gone elsewhere meanwhile is left there.
 */
export function focusPlayButton(element: HTMLElement): void {
  const poster = document.activeElement;
  const observer = new MutationObserver(() => {
    const focused = document.activeElement;
    const control = element.querySelector<HTMLElement>('[aria-keyshortcuts="Space"], main label > input');
    const isElsewhere = focused !== poster && focused !== document.body;
    if (control === null && !isElsewhere) return;
    observer.disconnect();
    if (!isElsewhere) control?.focus();
  });
  observer.observe(element, { childList: true, subtree: true });
}
