// Walking through a view with the arrow keys. One of its things is in the page's tab order; an arrow leads to the next one
// that lies in its direction, by where things are on the screen.
import { isStepAfterPress } from '../../parts/focusOrigin.ts';

/**
 * The `ref` of what is walked through. Things to stop at carry `data-stop` and `tabIndex={-1}`: which of them the Tab key reaches is
 * written here.
 */
export function walking(host: HTMLElement | null): (() => void) | undefined {
  if (host === null) return undefined;
  keepOneInTabOrder(host);
  // Whenever something comes or goes: the thing that the Tab key reached may be gone. What is measured first is drawn later.
  const observer = new MutationObserver(() => keepOneInTabOrder(host));
  observer.observe(host, { subtree: true, childList: true, attributeFilter: ['data-stop'] });
  const onKeyDown = (event: KeyboardEvent): void => walk(host, event);
  const onFocus = (event: FocusEvent): void => putInTabOrder(host, event.target);
  host.addEventListener('keydown', onKeyDown);
  host.addEventListener('focusin', onFocus);
  return () => {
    observer.disconnect();
    host.removeEventListener('keydown', onKeyDown);
    host.removeEventListener('focusin', onFocus);
  };
}

const STOP = '[data-stop]';

function keepOneInTabOrder(host: HTMLElement): void {
  if (host.querySelector(`${STOP}[tabindex="0"]`) === null) putInTabOrder(host, host.querySelector(STOP));
}

function putInTabOrder(host: HTMLElement, target: EventTarget | null): void {
  const chosen = target instanceof Element ? target.closest(STOP) : null;
  if (chosen === null) return;
  for (const stop of stopsOf(host)) stop.setAttribute('tabindex', stop === chosen ? '0' : '-1');
}

function walk(host: HTMLElement, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isStepAfterPress(event)) return;
  const from = event.target instanceof Element ? event.target.closest<Stop>(STOP) : null;
  const next = from === null ? null : stopTowards(stopsOf(host), from, event.key);
  if (next === null) return;
  // The page's own arrows step through time.
  event.preventDefault();
  event.stopPropagation();
  next.focus();
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

type Stop = HTMLElement | SVGElement;

function stopsOf(host: HTMLElement): readonly Stop[] {
  return [...host.querySelectorAll<Stop>(STOP)];
}

/** Null if the key is not one to walk with; at an edge the thing itself. */
function stopTowards(stops: readonly Stop[], from: Stop, key: string): Stop | null {
  switch (key) {
    case 'Home':
      return stops[0] ?? null;
    case 'End':
      return stops.at(-1) ?? null;
    case 'ArrowLeft':
      return nearest(stops, from, -1, 0);
    case 'ArrowRight':
      return nearest(stops, from, 1, 0);
    case 'ArrowUp':
      return nearest(stops, from, 0, -1);
    case 'ArrowDown':
      return nearest(stops, from, 0, 1);
    default:
      return null;
  }
}

/** What lies aside of the direction counts that much further away than what lies ahead. */
const ASIDE = 6;

function nearest(stops: readonly Stop[], from: Stop, dx: number, dy: number): Stop {
  const [x, y] = centreOf(from);
  let best = from;
  let bestDistance = Infinity;
  for (const stop of stops) {
    const [toX, toY] = centreOf(stop);
    const ahead = (toX - x) * dx + (toY - y) * dy;
    if (stop === from || ahead <= 1) continue;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    const distance = ahead + ASIDE * aside;
    if (distance < bestDistance) [best, bestDistance] = [stop, distance];
  }
  return best;
}

function centreOf(stop: Stop): readonly [number, number] {
  const { left, top, width, height } = stop.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
