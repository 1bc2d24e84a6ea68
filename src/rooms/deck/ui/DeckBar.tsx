import { DECK } from '../words/deck.ts';
import { useEffect, useRef } from 'react';
import { DECK_PANEL } from '../../../words/deckPanel.ts';
import { useWords } from '../../../words/useWords.ts';
import {
  BookmarkPlus,
  ChevronLeft,
  ChevronRight,
  EyeOff,
  Minimize,
  Moon,
  NotebookText,
  QrCode,
  Sun,
} from 'lucide-react';
import { openDialog } from '../../../ui/stores/dialogs.ts';
import { endPresentation } from '../../../ui/stores/presentation.ts';
import { IconButton } from '../../../ui/parts/Button.tsx';
import { usePreferences } from '../../../ui/stores/preferences.ts';
import { captionOf, numberOf } from './captions.ts';
import styles from './deck.module.css';
import { blank } from './deckActs.ts';
import { goBack, goOn } from './deckRun.ts';
import { useDeck } from '../../../ui/stores/deckStore.ts';
import { entriesOf } from './entries.ts';
import { toggleNotes } from './notes.ts';
import { VoteButton } from './VoteButton.tsx';

/** What the room reads, and what a speaker without keys needs. */
export function DeckBar() {
  const words = useWords(DECK);
  const panel = useWords(DECK_PANEL);
  const open = useDeck((deck) => deck.open);
  const entries = useDeck(entriesOf);
  const at = useDeck((deck) => deck.at);
  const entry = entries[at ?? -1];
  const over = useDeck((deck) => deck.over);
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus has gone: the header, the title card, the view of the moment before. It stays in the talk.
  useEffect(() => {
    if (over === 'nothing' && document.hasFocus() && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  });
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById('picture')?.focus();
    },
    [],
  );
  return (
    <section className={styles.bar} aria-label={panel.deck}>
      <p className={styles.number} aria-hidden="true">
        {entry === undefined ? '' : numberOf(entry, at ?? 0)}
      </p>
      <h1 ref={heading} className={styles.caption} tabIndex={-1}>
        <span role="status">{entry === undefined ? panel.deck : captionOf(entry, words)}</span>
      </h1>
      <p className={styles.where}>{at === null ? '' : panel.where(at + 1, entries.length)}</p>
      <div className={styles.tools}>
        <IconButton look="quiet" name={panel.previous} hotkey="PageUp" onClick={() => void goBack()}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton look="quiet" name={panel.next} hotkey="PageDown" onClick={() => void goOn()}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
        <VoteButton />
        <IconButton look="quiet" name={panel.notes.open} hotkey="N" onClick={toggleNotes}>
          <NotebookText aria-hidden="true" />
        </IconButton>
        <IconButton look="quiet" name={panel.qr.show} hotkey="U" onClick={() => openDialog('qr')}>
          <QrCode aria-hidden="true" />
        </IconButton>
        {open === 'own' && (
          <IconButton look="quiet" name={panel.bookmarks.title} onClick={() => openDialog('bookmarks')}>
            <BookmarkPlus aria-hidden="true" />
          </IconButton>
        )}
        <HallButton />
        <IconButton look="quiet" name={panel.blank} hotkey="B" onClick={blank}>
          <EyeOff aria-hidden="true" />
        </IconButton>
        <IconButton look="quiet" name={panel.leave} hotkey="F" onClick={endPresentation}>
          <Minimize aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}

/** Colours for the hall one stands in; for this visit. */
function HallButton() {
  const panel = useWords(DECK_PANEL);
  const theme = usePreferences((preferences) => preferences.theme);
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <IconButton
      look="quiet"
      name={isDark ? panel.lightHall : panel.darkHall}
      onClick={() => usePreferences.setState({ theme: isDark ? 'light' : 'dark' })}
    >
      {isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  );
}
