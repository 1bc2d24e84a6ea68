// The keys of a deck, and those that a clicker sends. They come before the page's own and leave all others to it; while
// something is typed, in menus and in dialogs they are nobody's.
import { wordsNow } from '../../../words/useWords.ts';
import { openDialog } from '../../../ui/stores/dialogs.ts';
import { isPresenting } from '../../../ui/stores/presentation.ts';
import { isTyping } from '../../../ui/controls/shortcuts.ts';
import { notify } from '../../../ui/stores/notices.ts';
import { fetched } from '../../../ui/fetching/fetched.ts';
import { returnToParent } from '../../../ui/playback/gestures.ts';
import { deckNow } from '../../../ui/stores/deckStore.ts';
import {
  begin,
  beginFullScreen,
  blank,
  canFillScreen,
  fillScreen,
  hasDeck,
  unblank,
  UNBLANKS,
} from './deckActs.ts';
import { Once } from '../../../ui/parts/once.ts';
import { restPointer } from './restingPointer.ts';

const listening = new Once();

/** From now on, for as long as the page is there. */
export function listenForDeckKeys(): void {
  listening.run(() => document.addEventListener('keydown', onKey, { capture: true }));
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'F5' ? event.ctrlKey : event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return;
  if (isTyping(event) && !isOursInDialogs(event.key)) return;
  const run = actionOf(event.key, event.target);
  if (run === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.repeat) return;
  if (isPresenting()) restPointer();
  run();
}

/** The title card is a dialog, and it tells of these keys. */
function isOursInDialogs(key: string): boolean {
  return key === 'F5' || (deckNow().over === 'start' && /^(?:PageDown|\d)$/.test(key));
}

function actionOf(key: string, target: EventTarget | null): (() => void) | null {
  const { over } = deckNow();
  const isDeck = hasDeck();
  if (over === 'blank' && UNBLANKS.has(key)) return unblank;
  if (key === 'F5') return isTalk() ? show : null;
  if (over === 'start' && key === 'PageDown') return beginFullScreen;
  if (/^\d$/.test(key)) return digit(key, isDeck);
  if (over === 'start') return null;
  if (isDeck && (isPresenting() || isNowhere(target)) && key in MOVES) return MOVES[key] ?? null;
  return isPresenting() ? ofPresentation(key.toLowerCase(), isDeck) : null;
}

function ofPresentation(key: string, isDeck: boolean): (() => void) | null {
  if (key === 'b') return blank;
  if (key === 'u') return () => openDialog('qr');
  if (!isDeck) return null;
  if (key === 'f') return canFillScreen() ? fillScreen : null;
  return { '.': blank, backspace: back, n: () => void notes() }[key] ?? null;
}

/**
 * What clickers call the beginning of a show. Elsewhere the key loads the page again: in a talk that would cost the notes,
 * and without a network the page.
 */
function show(): void {
  if (deckNow().over === 'start') begin();
  fillScreen();
}

function isTalk(): boolean {
  return deckNow().open === 'tenMinutes';
}

/** From what was done off the script: out of its branch, or, where the future was still open, to the entry anew. */
function back(): void {
  if (!returnToParent()) void run().then(({ returnToScript }) => returnToScript());
}

/** Pages of a panel are turned by those who read it. */
function isNowhere(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.id === 'picture');
}

const MOVES: Readonly<Record<string, () => void>> = {
  PageDown: () => void run().then(({ goOn }) => goOn()),
  PageUp: () => void run().then(({ goBack }) => goBack()),
};

function digit(key: string, isDeck: boolean): (() => void) | null {
  if (!isDeck && (!isPresenting() || key === '0')) return null;
  return () => {
    if (deckNow().over === 'start') fillScreen();
    void run().then(async ({ goToKey }) => {
      if (!(await goToKey(key))) sayNothingPrepared();
    });
  };
}

/** What moves through a deck brings all scenarios with it. */
const run = () => fetched(() => import('../parts.ts'));

async function notes(): Promise<void> {
  (await run()).toggleNotes();
}

/** A key that leads nowhere says so, and what could be there. */
function sayNothingPrepared(): void {
  const { notice } = wordsNow().shell;
  const action = {
    label: notice.openTenMinutes,
    run: () => void run().then((open) => open.openTenMinutes()),
  };
  notify({ text: notice.nothingPrepared, action });
}
