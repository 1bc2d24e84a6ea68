// What keys and buttons do around a talk, without the code of decks.
import { pause } from '../../../ui/playback/transport.ts';
import { wallClockMs } from '../../../ui/playback/playbackLoop.ts';
import { deckNow, useDeck, type DeckState } from '../../../ui/stores/deckStore.ts';
import { isPresenting, present } from '../../../ui/stores/presentation.ts';

/** Behind the title card the talk begins. */
export function begin(): void {
  useDeck.setState(({ beganAtMs }) => ({ over: 'nothing', beganAtMs: beganAtMs ?? wallClockMs() }));
}

/** The press may have been the first: an address alone cannot make anything full screen. */
export function beginFullScreen(): void {
  begin();
  fillScreen();
}

/** Presenting without full screen: a click in the notes' window allows none in this one. */
export function canFillScreen(): boolean {
  return document.fullscreenEnabled && document.fullscreenElement === null;
}

export function fillScreen(): void {
  if (!isPresenting() || canFillScreen()) present();
}

/** Whether there is anything for the keys to lead through. */
export function hasDeck({ open, bookmarks }: DeckState = deckNow()): boolean {
  return open === 'tenMinutes' || bookmarks.length > 0;
}

/** A black screen, and whatever plays stands still behind it. */
export function blank(): void {
  pause();
  useDeck.setState({ over: 'blank' });
}

export function unblank(): void {
  useDeck.setState({ over: 'nothing' });
}

/** What ends a blank screen without doing more. */
export const UNBLANKS: ReadonlySet<string> = new Set([
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
