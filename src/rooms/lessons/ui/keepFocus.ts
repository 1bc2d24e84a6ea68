/** Where what had the focus has gone, so that keys and screen readers go on from what has come. */
export function keepFocusIn(place: '#picture' | '#picture > aside [data-tab]'): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
  });
}
