// What a panel is scrolled to stands between lines of text, and none of them is cut by an edge of the panel.

/**
 * Scrolls on or back by so little that no line is half above the upper edge, or half below a title that stays there, and, if there
 * is such a place, none half below the lower edge.
 */
export function wholeLines(panel: Element): void {
  const { bottom, top: edge } = panel.getBoundingClientRect();
  let top = edge;
  const moved = document.createRange();
  moved.selectNodeContents(panel);
  const title = panel.querySelector('header');
  if (title !== null && getComputedStyle(title).position === 'sticky') {
    top = title.getBoundingClientRect().bottom;
    moved.setStartAfter(title);
  }
  const lines = [...moved.getClientRects()].filter(({ height }) => height < HIGHEST);
  const parts = [...panel.querySelectorAll('p, caption, li, button, select')]
    .filter((each) => moved.intersectsNode(each))
    .map((each) => each.getBoundingClientRect());
  const isWhole = (boxes: readonly DOMRect[], at: number) => (by: number) =>
    boxes.every((box) => box.top - by > at - 1 || box.bottom - by < at + 1);
  const { scrollTop, scrollHeight, clientHeight } = panel;
  const ways = WAYS.filter(
    (by) => scrollTop + by >= 0 && scrollTop + by <= scrollHeight - clientHeight && isWhole(lines, top)(by),
  );
  // Nor is a lone end of a sentence left there, if that can be.
  const best = [...ways.filter(isWhole(parts, top)), ...ways];
  panel.scrollTop += best.find(isWhole(lines, bottom)) ?? best[0] ?? 0;
}

/** A range has the boxes of whole parts as well. */
const HIGHEST = 64;
/** The shortest first; at most so far that what is in the middle of a panel stays there. */
const WAYS = Array.from({ length: 97 }, (_, at) => Math.ceil(at / 2) * (-1) ** at);

/** What it is scrolled in, if it is. */
export function scrollerOf({ parentElement: each }: Element): HTMLElement | null {
  if (each === null) return null;
  const isScrolled =
    each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY);
  return isScrolled ? each : scrollerOf(each);
}
