import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { ARTICLE_IDS } from '../../scenarios/museum/articles.ts';
import { museumPieces } from '../../scenarios/museum/museum.ts';
import { FAMILIES } from '../../scenarios/scenario/scenario.ts';
import type { GalleryWords } from '../../words/contracts/gallery.ts';
import type { Messages } from '../../words/messages.ts';
import { useWords } from '../../words/useWords.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { openPiece } from './libraryScenes.ts';
import { isHall, piecesFor, type Hall } from './museum/hall.ts';
import { PieceCard } from './museum/PieceCard.tsx';
import { waitWhileScrolled } from './museum/redMoments.ts';
import { Select } from '../controls/sceneForm/Select.tsx';
import styles from './museum/museum.module.css';

/** Cards that the largest window shows without being scrolled. */
const SEEN_FIRST = 9;

/** The known ways to get it wrong, each beside a recipe that holds under the same commands. */
export function MuseumDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const gallery = useWords().gallery;
  const text = words.dialogs.library;
  const [hall, setHall] = useState<Hall>('all');
  const [search, setSearch] = useState('');
  const pieces = piecesFor({ hall, search: useDeferredValue(search) }, words, gallery);
  // The dialog is there at once; what lies below what is seen first comes right behind.
  const drawn = useDeferredValue(pieces, pieces.slice(0, SEEN_FIRST));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const dialog = list.current?.closest('dialog');
    return dialog ? waitWhileScrolled(dialog) : undefined;
  }, []);
  return (
    <Dialog title={text.museumTitle} look="wide" onClose={onClose}>
      <p className={styles.lead}>{text.museumText}</p>
      <div className={styles.asked}>
        <input
          type="search"
          value={search}
          aria-label={text.search}
          placeholder={gallery.searchTip}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Select
          name={gallery.filter}
          value={hall}
          groups={hallsOf(words, gallery)}
          onChoose={(value) => {
            if (isHall(value)) setHall(value);
          }}
        />
        <p className={styles.count} aria-live="polite">
          {pieces.length === 0 ? gallery.nothing : gallery.count(pieces.length, museumPieces.length)}
        </p>
      </div>
      <Legend gallery={gallery} />
      <ul ref={list} className={styles.pieces}>
        {drawn.map((piece) => (
          <li key={piece.id}>
            <PieceCard
              piece={piece}
              gallery={gallery}
              onOpen={() => {
                openPiece(piece);
                onClose();
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Legend({ gallery: { legend } }: { readonly gallery: GalleryWords }) {
  return (
    <div className={styles.legend} aria-hidden="true">
      {(['belief', 'waits', 'away', 'command', 'red'] as const).map((look) => (
        <span key={look}>
          <i className={styles.sign} data-look={look} /> {legend[look]}
        </span>
      ))}
    </div>
  );
}

function hallsOf({ dialogs }: Messages, gallery: GalleryWords) {
  return [
    { label: null, options: [{ value: 'all', label: gallery.all }] },
    {
      label: gallery.byFamily,
      options: FAMILIES.map((value) => ({ value, label: dialogs.families[value] })),
    },
    {
      label: gallery.byArticle,
      options: ARTICLE_IDS.map((value) => ({ value, label: `${value} · ${gallery.articles[value]}` })),
    },
  ];
}
