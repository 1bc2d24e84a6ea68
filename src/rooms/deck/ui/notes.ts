// The speaker's notes: in a second window, on the screen the room does not see; where the browser allows none, beside the
// picture. They are drawn by this page into that window: nothing has to be sent, and it works from disk too.
import { DECK_PANEL } from '../../../words/deckPanel.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Ongoing } from '../../../ui/parts/ongoing.ts';
import { notify } from '../../../ui/stores/notices.ts';
import { useDeck } from '../../../ui/stores/deckStore.ts';
import { Notes } from './Notes.tsx';
import { onNotesKey } from './notesKeys.ts';

const notes = new Ongoing();

export function toggleNotes(): void {
  if (notes.isOn) closeNotes();
  else openNotes();
}

export function openNotes(): void {
  if (notes.isOn) return;
  const opened = openWindow();
  if (opened === null) {
    drawIn(window, 'beside');
    notify({ text: wordsNow(DECK_PANEL).notes.blocked, action: null });
  } else {
    dress(opened);
    drawIn(opened, 'window');
    opened.addEventListener('keydown', onNotesKey);
    // Closing the window closes the notes.
    opened.addEventListener('pagehide', closeNotes);
  }
}

/** From the window to the picture. */
function putBeside(): void {
  closeNotes();
  drawIn(window, 'beside');
}

export function closeNotes(): void {
  notes.end();
}

/** What a page that is left has drawn would stand there dead. */
addEventListener('pagehide', closeNotes);

function openWindow(): Window | null {
  const kept = keepPresenting();
  try {
    const opened = window.open('', 'znode-lab-notes', 'popup,width=620,height=820');
    if (opened !== null) return opened;
  } catch {
    // It is as if none had opened.
  }
  kept.abort();
  return null;
}

/**
 * Browsers take the full screen away for a second window, some while this one still has the focus. That is not the speaker who leaves the
 * talk: only after the next press, or once the other window has had the focus, is it that again.
 */
function keepPresenting(): AbortController {
  const kept = new AbortController();
  const options = { capture: true, signal: kept.signal };
  const end = () => kept.abort();
  document.addEventListener(
    'fullscreenchange',
    (event) => {
      event.stopPropagation();
      end();
    },
    options,
  );
  for (const type of ['blur', 'keydown', 'pointerdown']) addEventListener(type, end, options);
  return kept;
}

function drawIn(of: Window, where: 'window' | 'beside'): void {
  const element = of.document.createElement(where === 'beside' ? 'aside' : 'main');
  of.document.body.append(element);
  const root = createRoot(element);
  notes.begin(() => {
    root.unmount();
    element.remove();
    if (where === 'window') {
      of.removeEventListener('pagehide', closeNotes);
      of.close();
    }
    delete document.documentElement.dataset['notes'];
    useDeck.setState({ notes: 'none' });
  });
  if (where === 'beside') document.documentElement.dataset['notes'] = where;
  useDeck.setState({ notes: where });
  const props = {
    print: () => of.print(),
    putBeside: where === 'beside' ? null : putBeside,
    close: closeNotes,
  };
  root.render(createElement(StrictMode, null, createElement(Notes, props)));
}

/** The page's own style sheets, colours and language. */
function dress({ document: other }: Window): void {
  const { documentElement } = other;
  other.head.replaceChildren(...[...document.querySelectorAll('link[rel=stylesheet], style')].map(copyOf));
  other.body.replaceChildren();
  other.title = wordsNow(DECK_PANEL).notes.title;
  documentElement.lang = document.documentElement.lang;
  const { theme } = document.documentElement.dataset;
  if (theme !== undefined) documentElement.dataset['theme'] = theme;
}

/** An address that is right in any window. */
function copyOf(sheet: Element): Node {
  const copy = sheet.cloneNode(true);
  if (sheet instanceof HTMLLinkElement && copy instanceof HTMLLinkElement) copy.href = sheet.href;
  return copy;
}
