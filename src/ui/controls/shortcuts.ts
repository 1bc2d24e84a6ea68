// The keys of the page. They work while nothing is being typed, never take Tab, and only while the page has the focus.
import { stepOnTheWay } from '../playback/elsewhere.ts';
import { jumpToHead, jumpToStart, stepBack, stepForward, togglePlay } from '../playback/transport.ts';
import { putOut } from './caption/lightCauses.ts';
import { nextSentence, previousSentence, stepOfSelected } from './stepping.ts';
import { redo, undo } from './undo.ts';
import { askWhy, clearSelection, useSelection } from '../stores/selection.ts';
import { giveByKey } from './commandKeys.ts';
import { openDialog, openRooms } from '../stores/dialogs.ts';
import { isStepAfterPress, watchFocus } from '../parts/focusOrigin.ts';
import { openConsole } from '../stores/panelTab.ts';
import { endPresentation, isPresenting, togglePresentation } from '../stores/presentation.ts';

/** Runs while the page is there; returns what ends it. An embed has no palette. */
export function listenForKeys(hasPalette = false): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (hasPalette && isForPalette(event)) {
      event.preventDefault();
      openDialog('palette');
    } else onKey(event);
  };
  document.addEventListener('keydown', listen);
  const endWatching = watchFocus();
  return () => {
    document.removeEventListener('keydown', listen);
    endWatching();
  };
}

/** Wherever the focus is, but for a dialog that is open. */
function isForPalette({ key, altKey, ctrlKey, metaKey, shiftKey, ...event }: KeyboardEvent): boolean {
  if (event.defaultPrevented || altKey || shiftKey || !(ctrlKey || metaKey)) return false;
  return key.toLowerCase() === 'k' && !(event.target instanceof Element && event.target.closest('dialog'));
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const isChord = event.ctrlKey || event.metaKey || event.altKey;
  if (isChord ? isWriting(event) : isTyping(event)) return;
  const run = isChord ? chordOf(event) : actionOf(event);
  if (run === null) return;
  event.preventDefault();
  // A key that is held takes no step for later: it would go on after it was let go.
  if (!event.repeat || stepOnTheWay() === null) run();
}

/** Of the keys with Control, Command or Alt only these are the page's; all others are the browser's. */
function chordOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | null {
  if (altKey) {
    if (ctrlKey || metaKey || shiftKey || useSelection.getState().selected === null) return null;
    if (key === 'ArrowLeft') return () => stepOfSelected('previous');
    return key === 'ArrowRight' ? () => stepOfSelected('next') : null;
  }
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? redo : undo;
  return letter === 'y' && ctrlKey && !shiftKey ? redo : null;
}

function actionOf(event: KeyboardEvent): (() => void) | null {
  if (event.key === 'Escape') return wayBack();
  const page = event.shiftKey ? SHIFTED[event.key] : PLAIN[event.key];
  if (page !== undefined) return event.key === ' ' && isOnButton(event.target) ? null : page;
  const key = event.key.toUpperCase();
  return event.repeat || !/^[A-Z]$/.test(key) ? null : () => giveByKey(event.shiftKey ? `Shift+${key}` : key);
}

/** What the list of keys shows, too. */
export const PLAIN: Readonly<Record<string, () => void>> = {
  ' ': togglePlay,
  ArrowLeft: previousSentence,
  ArrowRight: nextSentence,
  ',': previousSentence,
  '.': nextSentence,
  Home: jumpToStart,
  End: jumpToHead,
  Backspace: undo,
  f: togglePresentation,
  F: togglePresentation,
  '?': () => openDialog('help'),
  '/': () => openRooms(),
  '`': () => openConsole(),
};

export const SHIFTED: Readonly<Record<string, () => void>> = {
  ArrowLeft: stepBack,
  ArrowRight: stepForward,
  '?': () => openDialog('help'),
};

/** Escape leaves one thing after the other: the question, what is lit, the card, the presentation. Where there is none it is not ours. */
function wayBack(): (() => void) | null {
  const { why, selected, lit } = useSelection.getState();
  // Its chain goes out with the question.
  if (why !== null) return () => askWhy(null);
  if (lit.length > 0) return putOut;
  if (selected !== null) return clearSelection;
  return isPresenting() ? endPresentation : null;
}

/** Whether a key belongs to what has the focus: a field, a menu, a dialog. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  const isInMenu = target instanceof HTMLElement && target.closest('[role=menu]') !== null;
  return isWriting(event) || (isInMenu && !isStepAfterPress(event));
}

/** The same without menus: their own keys are single ones, so a chord beside an open menu is still the page's. */
function isWriting({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('textarea, select, dialog') !== null) return true;
  if (!(target instanceof HTMLInputElement)) return false;
  // A slider moves by arrows and other keys with names, and leaves letters, signs and the space bar.
  if (target.type === 'range') return key.length > 1;
  // Radio buttons have the arrows for themselves, and the space bar where it would choose; they leave the letters.
  if (target.type !== 'radio') return true;
  return (key.startsWith('Arrow') && !isStepAfterPress({ key })) || (key === ' ' && !target.checked);
}

/** Space on a button is the button's. */
function isOnButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, summary, a, [role=button]') !== null;
}
