// The speaker's notes: in a second window, on the screen the room does not see; where the browser allows none, beside the picture.
import { DECK_PANEL } from '../../../words/deckPanel.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Ongoing } from '../../../ui/parts/ongoing.ts';
import { openDressed } from '../../../ui/parts/openDressed.ts';
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
  // Closing the window closes the notes.
  const opened = openDressed('znode-lab-notes', 'popup,width=620,height=820', closeNotes);
  if (opened === null) {
    putBeside();
    notify({ text: wordsNow(DECK_PANEL).notes.blocked, action: null });
    return;
  }
  opened.window.document.title = wordsNow(DECK_PANEL).notes.title;
  opened.window.addEventListener('keydown', onNotesKey);
  draw('window', opened.place, opened.window, opened.close);
}

/** Also from the window to the picture. */
function putBeside(): void {
  closeNotes();
  const place = document.createElement('aside');
  document.body.append(place);
  document.documentElement.dataset['notes'] = 'beside';
  draw('beside', place, window, () => {
    place.remove();
    delete document.documentElement.dataset['notes'];
  });
}

export function closeNotes(): void {
  notes.end();
}

/** What a page that is left has drawn would stand there dead. */
addEventListener('pagehide', closeNotes);

function draw(where: 'window' | 'beside', place: HTMLElement, of: Window, end: () => void): void {
  const root = createRoot(place);
  notes.begin(() => {
    root.unmount();
    end();
    useDeck.setState({ notes: 'none' });
  });
  useDeck.setState({ notes: where });
  const props = {
    print: () => of.print(),
    putBeside: where === 'beside' ? null : putBeside,
    close: closeNotes,
  };
  root.render(createElement(StrictMode, null, createElement(Notes, props)));
}
