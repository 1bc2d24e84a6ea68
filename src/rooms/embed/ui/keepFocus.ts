// A reader who opened an embed by keyboard goes on in it: what plays takes the focus that the poster's button had.

/** Waits for what is drawn in the element in the poster's place. A reader who has gone elsewhere meanwhile is left there. */
export function focusPlayButton(element: HTMLElement): void {
  const poster = document.activeElement;
  const observer = new MutationObserver(() => {
    const focused = document.activeElement;
    const button = element.querySelector<HTMLElement>('button[aria-keyshortcuts="Space"]');
    const isElsewhere = focused !== poster && focused !== document.body;
    if (button === null && !isElsewhere) return;
    observer.disconnect();
    if (!isElsewhere) button?.focus();
  });
  observer.observe(element, { childList: true, subtree: true });
}
