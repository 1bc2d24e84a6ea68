/** If the focused element has been removed, moves the focus to what replaced it, for keys and screen readers. */
export function keepFocusIn(place: '#picture' | '#picture > aside [data-tab]'): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
  });
}
