import { DECK_PANEL } from '../../../words/deckPanel.ts';
import { ArrowDown, ArrowUp, BookmarkPlus, Play, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { Bookmark } from '../../../scenarios/link/bookmark.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { sceneWords } from '../../../ui/scenes/sceneWords.ts';
import { present } from '../../../ui/stores/presentation.ts';
import { pairNameOf, worldNameOf } from '../../../ui/controls/presets.ts';
import type { Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button, IconButton } from '../../../ui/parts/Button.tsx';
import { Dialog } from '../../../ui/parts/Dialog.tsx';
import { RemovedLine, type Removed } from '../../../ui/parts/RemovedLine.tsx';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { useSession } from '../../../ui/stores/session.ts';
import {
  addBookmark,
  MAX_BOOKMARKS,
  MAX_CAPTION,
  moveBookmark,
  removeBookmark,
  renameBookmark,
} from '../../../ui/stores/bookmarks.ts';
import styles from './deck.module.css';
import { goTo } from './deckRun.ts';
import { useDeck } from '../../../ui/stores/deckStore.ts';
import { closeTenMinutes } from './openDeck.ts';

/** The user's own moments: marked, named, ordered and deleted. */
export function BookmarksDialog({ onClose }: { readonly onClose: () => void }) {
  const { bookmarks: words } = useWords(DECK_PANEL);
  const bookmarks = useDeck((deck) => deck.bookmarks);
  const open = useDeck((deck) => deck.open);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const go = (index: number): void => {
    if (open === 'tenMinutes') closeTenMinutes();
    onClose();
    void goTo(index);
  };
  return (
    <Dialog title={words.title} look="wide" onClose={onClose}>
      <p>{words.text}</p>
      {open === 'tenMinutes' && (
        <div className={styles.endTalk}>
          <p className={styles.warning}>{words.deckInstead}</p>
          <Button onClick={closeTenMinutes}>{words.endTalk}</Button>
        </div>
      )}
      <AddForm count={bookmarks.length} onAdd={() => setRemoved(null)} />
      {bookmarks.length === 0 && <p className={styles.small}>{words.none}</p>}
      <ol className={styles.list}>
        {bookmarks.map((bookmark, index) => (
          <Row
            // A bookmark is what stands at its place: its field keeps the focus while it is typed in.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            bookmark={bookmark}
            index={index}
            count={bookmarks.length}
            onGo={() => go(index)}
            onRemove={() =>
              setRemoved({ said: words.removed(bookmark.caption), undo: removeBookmark(index) })
            }
          />
        ))}
      </ol>
      <RemovedLine removed={removed} onUndone={() => setRemoved(null)} className={styles.removed} />
      {bookmarks.length > 0 && (
        <Button
          onClick={() => {
            present();
            go(0);
          }}
        >
          <Play aria-hidden="true" />
          {words.present}
        </Button>
      )}
    </Dialog>
  );
}

/** The moment shown, under a name that says what it is unless another is typed. */
function AddForm({ count, onAdd }: { readonly count: number; readonly onAdd: () => void }) {
  const { bookmarks: words } = useWords(DECK_PANEL);
  const all = useWords();
  const choices = useSession((session) => session.experiment?.choices) ?? [];
  const timeMs = usePlayhead((playhead) => playhead.timeMs);
  const proposed = words.here(nameOf(choices, all), all.format.clock(timeMs)).slice(0, MAX_CAPTION);
  const [caption, setCaption] = useState('');
  const isFull = count >= MAX_BOOKMARKS;
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (isFull) return;
    addBookmark(caption.trim() === '' ? proposed : caption);
    setCaption('');
    onAdd();
  };
  return (
    <form className={styles.add} onSubmit={add}>
      <label>
        {words.caption}
        <input
          value={caption}
          placeholder={proposed}
          maxLength={MAX_CAPTION}
          onChange={(event) => setCaption(event.currentTarget.value)}
        />
      </label>
      <Button look="main" type="submit" refused={isFull ? words.full(MAX_BOOKMARKS) : null}>
        <BookmarkPlus aria-hidden="true" />
        {words.add}
      </Button>
    </form>
  );
}

/** What the menu calls the scene. */
function nameOf(choices: readonly ScenarioChoice[], words: Messages): string {
  const pair = pairNameOf(choices);
  const [first] = choices;
  const world = first === undefined || choices.length > 1 ? null : worldNameOf(first);
  if (pair !== null) return words.scenarios.pairs[pair].name;
  return world === null ? sceneWords(choices, words).name : words.scenarios.worlds[world].name;
}

interface RowProps {
  readonly bookmark: Bookmark;
  readonly index: number;
  readonly count: number;
  readonly onGo: () => void;
  readonly onRemove: () => void;
}

function Row({ bookmark, index, count, onGo, onRemove }: RowProps) {
  const { bookmarks: words } = useWords(DECK_PANEL);
  const { caption } = bookmark;
  return (
    <li>
      <kbd aria-hidden="true">{index < 9 ? index + 1 : ''}</kbd>
      <input
        aria-label={words.captionOf(index + 1)}
        value={caption}
        maxLength={MAX_CAPTION}
        onChange={(event) => renameBookmark(index, event.currentTarget.value)}
      />
      <IconButton look="quiet" name={words.go(caption)} onClick={onGo}>
        <Play aria-hidden="true" />
      </IconButton>
      <IconButton
        look="quiet"
        name={words.up(caption)}
        aria-disabled={index === 0}
        onClick={() => moveBookmark(index, -1)}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        look="quiet"
        name={words.down(caption)}
        aria-disabled={index === count - 1}
        onClick={() => moveBookmark(index, 1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <IconButton look="quiet" name={words.remove(caption)} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}
