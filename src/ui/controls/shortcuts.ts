// The keys of the page. They work while nothing is being typed, never take Tab, and only while the page has the focus.
import { isClientId } from '../../engine/index.ts';
import { jumpToHead, jumpToStart, stepBack, stepForward, togglePlay } from '../playback/transport.ts';
import { returnToParent } from '../stores/gestures.ts';
import { askWhy, clearSelection, useSelection } from '../stores/selection.ts';
import { worldNow } from '../stores/useWorld.ts';
import {
  CLIENT_SLOTS,
  isPossible,
  offer,
  offerOf,
  targetFor,
  type CommandSlot,
  type Offer,
} from './clientCommands.ts';
import { openDialog } from './dialogs.ts';
import { give } from './give.ts';
import { notify } from './notices.ts';
import { endPresentation, isPresenting, togglePresentation } from './presentation.ts';
import { reasonOf } from './reasonOf.ts';
import { commandWord } from '../i18n/commandWord.ts';
import { allWordsNow } from '../i18n/words.ts';

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
  const page = event.shiftKey ? SHIFTED[event.key] : PLAIN[event.key];
  if (page !== undefined) return event.key === ' ' && isOnButton(event.target) ? null : page;
  const key = event.key.toUpperCase();
  if (event.shiftKey) return key === 'R' && !event.repeat ? () => offerNow(restartOffer()) : null;
  if (event.repeat) return null;
  if (key === 'A') return () => offerNow(offer({ type: 'addClient' }, viewsNow()));
  const slot = CLIENT_SLOTS.find((candidate) => candidate.key === key);
  return slot === undefined ? null : () => offerNow(slotOffer(slot));
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
  Escape: goBack,
  f: togglePresentation,
  F: togglePresentation,
  '?': () => openDialog('help'),
};

const SHIFTED: Readonly<Record<string, () => void>> = { '?': () => openDialog('help') };

/** Escape leaves one thing after the other: the question, the card, the presentation. */
function goBack(): void {
  const { why, selected } = useSelection.getState();
  if (why !== null) askWhy(null);
  else if (selected !== null) clearSelection();
  else if (isPresenting()) endPresentation();
}

function viewsNow() {
  return [worldNow(0), worldNow(1)].filter((view) => view !== null);
}

function restartOffer(): Offer {
  return offer({ type: 'restartServer', server: 'server:1' }, viewsNow());
}

/** For the selected client, else for the holder. */
function slotOffer(slot: CommandSlot): Offer {
  const views = viewsNow();
  const { selected } = useSelection.getState();
  const view = selected === null ? undefined : views.find(({ side }) => side === selected.world);
  if (selected?.kind === 'client' && view !== undefined && isClientId(selected.id)) {
    return offerOf(slot, targetFor(view, selected.id), views, selected.world);
  }
  return offerOf(slot, 'role:holder', views);
}

/** Does it, or says why it cannot be done. */
function offerNow(offered: Offer): void {
  if (isPossible(offered)) give(offered.command);
  else void sayWhyNot(offered);
}

async function sayWhyNot(offered: Offer): Promise<void> {
  const words = await allWordsNow();
  notify({
    text: `${commandWord(offered.command, words).label}. ${reasonOf(offered, words)}`,
    action: null,
  });
}

function isTyping({ target, key }: KeyboardEvent): boolean {
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
