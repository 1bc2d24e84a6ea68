// The keys of the page. They work while nothing is being typed, never take Tab, and only while the page has the focus.
import { jumpToHead, jumpToStart, stepBack, stepForward, togglePlay } from '../playback/transport.ts';
import { returnToParent } from '../playback/gestures.ts';
import { askWhy, clearSelection, useSelection } from '../stores/selection.ts';
import { giveByKey } from './commandKeys.ts';
import { openDialog, openRooms } from '../stores/dialogs.ts';
import { endPresentation, isPresenting, togglePresentation } from '../stores/presentation.ts';

/** Runs while the page is there; returns what ends it. */
export function listenForKeys(): () => void {
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
  const run = actionOf(event);
  if (run === null) return;
  event.preventDefault();
  run();
}

function actionOf(event: KeyboardEvent): (() => void) | null {
  if (event.key === 'Escape') return wayBack();
  const page = event.shiftKey ? SHIFTED[event.key] : PLAIN[event.key];
  if (page !== undefined) return event.key === ' ' && isOnButton(event.target) ? null : page;
  const key = event.key.toUpperCase();
  return event.repeat || !/^[A-Z]$/.test(key) ? null : () => giveByKey(event.shiftKey ? `Shift+${key}` : key);
}

const PLAIN: Readonly<Record<string, () => void>> = {
  ' ': togglePlay,
  ArrowLeft: stepBack,
  ArrowRight: stepForward,
  ',': stepBack,
  '.': stepForward,
  Home: jumpToStart,
  End: jumpToHead,
  Backspace: returnToParent,
  f: togglePresentation,
  F: togglePresentation,
  '?': () => openDialog('help'),
  '/': () => openRooms(),
};

const SHIFTED: Readonly<Record<string, () => void>> = { '?': () => openDialog('help') };

/** Escape leaves one thing after the other: the question, the card, the presentation. Where there is none it is not ours. */
function wayBack(): (() => void) | null {
  const { why, selected } = useSelection.getState();
  if (why !== null) return () => askWhy(null);
  if (selected !== null) return clearSelection;
  return isPresenting() ? endPresentation : null;
}

/** Whether a key belongs to what has the focus: a field, a menu, a dialog. */
export function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('textarea, select, [role=menu], dialog') !== null)
    return true;
  if (!(target instanceof HTMLInputElement)) return false;
  // Radio buttons have the arrows for themselves, and the space bar where it would choose; they leave the letters.
  return target.type !== 'radio' || key.startsWith('Arrow') || (key === ' ' && !target.checked);
}

/** Space on a button is the button's. */
function isOnButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, summary, a, [role=button]') !== null;
}
