// The rows of a table that is scrolled to what a claim points at: none stands half below the head of the table.

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

const HEADS = 'thead th, :scope > div > :first-child, :scope > :first-child';

function isSticky(element: Element): boolean {
  const { position, top } = getComputedStyle(element);
  return position === 'sticky' && Math.abs(Number.parseFloat(top)) <= 1;
}

function scrollerOf(element: Element): HTMLElement | null {
  for (let each = element.parentElement; each !== null; each = each.parentElement) {
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY))
      return each;
  }
  return null;
}
