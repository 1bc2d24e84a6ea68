// The keys of a deck, and those that a clicker sends. They come before the page's own and leave all others to it; while
// something is typed, in menus and in dialogs they are nobody's.
import { isPresenting } from '../controls/presentation.ts';
import { isTyping } from '../controls/shortcuts.ts';
import { pause } from '../playback/transport.ts';
import { wallClockMs } from '../playback/playbackLoop.ts';
import { deckNow, useDeck, type DeckState } from './deckStore.ts';

let isListening = false;

/** From now on, for as long as the page is there. */
export function listenForDeckKeys(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('keydown', onKey, { capture: true });
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  // The title card is a dialog, and it tells of these keys.
  const isBegin = deckNow().over === 'start' && /^(?:PageDown|\d)$/.test(event.key);
  if (isTyping(event) && !isBegin) return;
  const run = actionOf(event.key, event.target);
  if (run === null) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) run();
}

function actionOf(key: string, target: EventTarget | null): (() => void) | null {
  const { over } = deckNow();
  const isDeck = hasDeck();
  if (over === 'blank' && UNBLANKS.has(key)) return unblank;
  if (over === 'start' && key === 'PageDown') return begin;
  if (/^\d$/.test(key)) return digit(key, isDeck);
  if (over === 'start') return null;
  if (isDeck && (isPresenting() || isNowhere(target)) && key in MOVES) return MOVES[key] ?? null;
  if (!isPresenting()) return null;
  if (key === 'b' || key === 'B' || (key === '.' && isDeck)) return blank;
  if (key === 'n' || key === 'N') return isDeck ? () => void notes() : null;
  return key === 'u' || key === 'U' ? () => void showQr() : null;
}

/** Behind the title card the talk begins. */
export function begin(): void {
  useDeck.setState(({ beganAtMs }) => ({ over: 'nothing', beganAtMs: beganAtMs ?? wallClockMs() }));
}

/** Whether there is anything for the keys to lead through. */
export function hasDeck({ open, bookmarks }: DeckState = deckNow()): boolean {
  return open === 'tenMinutes' || bookmarks.length > 0;
}

/** Pages of a panel are turned by those who read it. */
function isNowhere(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.id === 'picture');
}

const MOVES: Readonly<Record<string, () => void>> = {
  PageDown: () => void run().then(({ goOn }) => goOn()),
  PageUp: () => void run().then(({ goBack }) => goBack()),
};

/** What ends a blank screen without doing more. */
const UNBLANKS: ReadonlySet<string> = new Set([
  'b',
  'B',
  '.',
  'Escape',
  'PageDown',
  'PageUp',
  ' ',
  'Enter',
  'ArrowLeft',
  'ArrowRight',
]);

function digit(key: string, isDeck: boolean): (() => void) | null {
  if (!isDeck && (!isPresenting() || key === '0')) return null;
  return () =>
    void run().then(async ({ goToKey }) => {
      if (!(await goToKey(key))) await (await import('./nothingPrepared.ts')).sayNothingPrepared();
    });
}

/** A black screen, and whatever plays stands still behind it. */
export function blank(): void {
  pause();
  useDeck.setState({ over: 'blank' });
}

export function unblank(): void {
  useDeck.setState({ over: 'nothing' });
}

/** What moves through a deck brings all scenarios with it. */
const run = () => import('./deckRun.ts');

async function notes(): Promise<void> {
  await (await import('./notes.ts')).toggleNotes();
}

async function showQr(): Promise<void> {
  const { openDialog } = await import('../controls/dialogs.ts');
  openDialog('qr');
}
