// What stands above what a claim points at, where that is scrolled to: no row is half below the head of its table, no number half
// below the edge.
import { scrollerOf } from '../../../ui/panels/cards/wholeLines.ts';

/** Scrolls on by the rest of the row that the head covers in part; below the last row there is as much room. */
export function wholeRows(marked: Element): void {
  const scroller = scrollerOf(marked);
  const head = scroller === null ? undefined : [...scroller.querySelectorAll(HEADS)].find(isSticky);
  const rows = head?.closest('table')?.tBodies[0]?.rows ?? head?.parentElement?.children;
  if (scroller === null || head === undefined || rows === undefined) return;
  const { bottom } = head.getBoundingClientRect();
  const covered = [...rows].find((row) => {
    if (row === head) return false;
    const { top, bottom: end } = row.getBoundingClientRect();
    return top < bottom - 1 && end > bottom + 1;
  });
  if (covered === undefined) return;
  const rest = covered.getBoundingClientRect().bottom - bottom;
  scroller.style.paddingBlockEnd = `${rest}px`;
  scroller.scrollTop += rest;
}

/** Scrolls on past the numbers over a picture where the edge cuts them, as far as what is marked stays in sight. */
export function wholeNumbers(marked: Element): void {
  const scroller = scrollerOf(marked);
  const numbers = scroller?.querySelector('dl');
  if (scroller === null || numbers == null || numbers.contains(marked)) return;
  const edge = scroller.getBoundingClientRect().top;
  const { top, bottom } = numbers.getBoundingClientRect();
  const rest = Math.ceil(bottom - edge);
  const isCut = top < edge - 1 && rest > 1;
  if (isCut && marked.getBoundingClientRect().top - rest > edge) scroller.scrollTop += rest;
}

const HEADS = 'thead th, :scope > div > :first-child, :scope > :first-child';

function isSticky(element: Element): boolean {
  const { position, top } = getComputedStyle(element);
  return position === 'sticky' && Math.abs(Number.parseFloat(top)) <= 1;
}
