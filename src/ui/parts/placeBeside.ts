// Where something that pops up goes: above or below its anchor, turned over where there is no room, inside the window.
const GAP_PX = 6;
const EDGE_PX = 8;

export function placeBeside(popup: HTMLElement, anchor: Element, wanted: 'above' | 'below'): void {
  const at = firstChildBox(anchor);
  const { offsetWidth: width, offsetHeight: height } = popup;
  const roomAbove = at.top - GAP_PX - EDGE_PX;
  const roomBelow = window.innerHeight - at.bottom - GAP_PX - EDGE_PX;
  const above =
    wanted === 'above'
      ? roomAbove >= height || roomAbove > roomBelow
      : roomBelow < height && roomAbove > roomBelow;
  const middle = at.left + at.width / 2 - width / 2;
  const left = wanted === 'above' ? middle : Math.min(at.left, window.innerWidth - width - EDGE_PX);
  popup.style.left = `${Math.max(EDGE_PX, Math.min(left, window.innerWidth - width - EDGE_PX))}px`;
  popup.style.top = `${above ? Math.max(EDGE_PX, at.top - GAP_PX - height) : at.bottom + GAP_PX}px`;
}

/** An anchor that is drawn as its content has no box of its own. */
function firstChildBox(anchor: Element): DOMRect {
  const own = anchor.getBoundingClientRect();
  return own.width > 0 ? own : (anchor.firstElementChild ?? anchor).getBoundingClientRect();
}
