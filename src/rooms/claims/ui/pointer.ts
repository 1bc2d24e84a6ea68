// What a claim points at on the page.
import { scrollerOf, wholeLines } from '../../../ui/panels/cards/wholeLines.ts';
import type { OpenClaim } from '../../../ui/stores/claim.ts';
import { wholeNumbers, wholeRows } from './wholeRows.ts';

/** Marks what is pointed at, and what takes its place when the page draws it anew or later. Answers with how to end that. */
export function keepMarked(find: () => Element | null): () => void {
  let marked: Element | null = null;
  // In a panel with what stands above and below it; the picture does not move.
  const bringIntoSight = () => {
    if (marked === null) return;
    const isInPanel = marked.closest('aside') !== null;
    marked.scrollIntoView({ block: isInPanel ? 'center' : 'nearest', inline: 'nearest' });
    if (isInPanel) {
      const panel = scrollerOf(marked);
      if (panel !== null) wholeLines(panel);
      return;
    }
    wholeRows(marked);
    wholeNumbers(marked);
  };
  // What it stands in may get its size later.
  const room = new ResizeObserver(bringIntoSight);
  const mark = () => {
    const found = find();
    if (found === marked) return;
    marked?.removeAttribute(MARK);
    found?.setAttribute(MARK, '');
    marked = found;
    bringIntoSight();
    room.disconnect();
    for (let each = found; each !== null; each = each.parentElement) room.observe(each);
  };
  mark();
  const drawn = new MutationObserver(mark);
  drawn.observe(document.body, { childList: true, subtree: true });
  return () => {
    drawn.disconnect();
    room.disconnect();
    marked?.removeAttribute(MARK);
  };
}

const MARK = 'data-look-at';

/** The part of a view, the thing in the picture or its row; where there is none, the violated invariant, else the caption or the lesson's task. */
export function pointedAt({ lookAt, within }: OpenClaim): Element | null {
  const world = lookAt?.world ?? 0;
  return (
    (within === null ? null : partOf(within, world)) ??
    (lookAt === null ? null : nth(`[data-thing="${CSS.escape(`${lookAt.kind} ${lookAt.id}`)}"]`, world)) ??
    (lookAt?.kind === 'znode' ? rowInTrees(lookAt.id, world) : null) ??
    document.querySelector('[data-strip="promises"] [data-state="broken"]') ??
    [...document.querySelectorAll('[data-caption], [data-task]')].find(isDrawn) ??
    null
  );
}

/** A picture of an ensemble has no znodes: they are rows of the trees. */
function rowInTrees(path: string, world: number): Element | null {
  return nth(`[data-view="serverTrees"] button[title="${CSS.escape(path)}"]`, world)?.parentElement ?? null;
}

/** The same part of the other world, where both are pointed at. */
export function pointedAtBeside({ lookAt, within }: OpenClaim): Element | null {
  return within?.sides === 'both' ? partOf(within, lookAt?.world === 1 ? 0 : 1) : null;
}

function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function partOf({ view, text }: NonNullable<OpenClaim['within']>, world: number): Element | null {
  if (view === 'counter') return nth(`[data-counter="${text}"]`, world);
  const frame = frameOf(view, world);
  if (frame === null || text === undefined) return frame;
  // A field’s name may explain itself: then it is a button with a hint beside it.
  const named = [...frame.querySelectorAll('dt, dt button')].find((each) => each.textContent === text);
  if (named !== undefined) return named.closest('dt')?.parentElement ?? null;
  // A table of a card has the name that it has in the code.
  const table = [...frame.querySelectorAll('table[aria-label]')].find(
    (each) => view === 'card' && each.getAttribute('aria-label')?.startsWith(text) === true,
  );
  // One that is kept in two maps is both of them.
  const both = table?.closest('article div') ?? null;
  if (table !== undefined) return both !== null && both.querySelectorAll('table').length > 1 ? both : table;
  const found = [...frame.querySelectorAll('[data-height] *, dd, li, li *, caption, p code')].findLast(
    (each) => each.childElementCount === 0 && each.textContent.includes(text),
  );
  // A sentence of the log may have the text in parts.
  const line = [...frame.querySelectorAll('li')].findLast((each) => each.textContent.includes(text));
  return (
    found?.closest('caption')?.parentElement ??
    found?.closest('tr, li, dd') ??
    found?.closest('button, [role="button"]') ??
    found ??
    line ??
    null
  );
}

function frameOf(view: NonNullable<OpenClaim['within']>['view'], world: number): Element | null {
  if (view === 'card') return document.querySelector('aside article');
  return view === 'log'
    ? document.querySelector('aside [data-tab="log"]')
    : nth(`[data-view="${view}"]`, world);
}

/** Of two worlds that of the second, where it is drawn in both. */
function nth(selector: string, world: number): Element | null {
  const all = document.querySelectorAll(selector);
  return all[all.length > 1 ? world : 0] ?? null;
}
