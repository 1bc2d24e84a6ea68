import { useDeferredValue, useState } from 'react';
import { ARTICLE_IDS } from '../../../../scenarios/museum/articles.ts';
import { museumPieces } from '../../../../scenarios/museum/museum.ts';
import type { MuseumPiece } from '../../../../scenarios/scenario/piece.ts';
import { FAMILIES } from '../../../../scenarios/scenario/scenario.ts';
import type { GalleryWords } from '../../../../words/contracts/gallery.ts';
import type { Messages } from '../../../../words/messages.ts';
import { useWords } from '../../../../words/useWords.ts';
import { ROOMS } from '../../words/rooms.ts';
import { isPieceFilter, matches, type PieceFilter } from '../museum/pieceFilter.ts';
import { PieceCard } from '../museum/PieceCard.tsx';
import { Select } from '../../../../ui/controls/sceneForm/Select.tsx';
import styles from '../museum/museum.module.css';

/** Cards that the largest window shows without being scrolled. */
const SEEN_FIRST = 9;

/** The known ways to get it wrong, each beside a recipe that holds under the same commands. */
export function MuseumRoom({ onOpen }: { readonly onOpen: () => void }) {
  const words = useWords();
  const { gallery } = words;
  const { museum } = useWords(ROOMS);
  const [filter, setFilter] = useState<PieceFilter>('all');
  const pieces = museumPieces.filter((piece) => matches(piece, filter));
  return (
    <>
      <p className={styles.lead}>{museum.lead}</p>
      <div className={styles.asked}>
        <Select
          name={gallery.filter}
          value={filter}
          groups={filtersOf(words, gallery)}
          onChoose={(value) => {
            if (isPieceFilter(value)) setFilter(value);
          }}
        />
        <p className={styles.count} aria-live="polite">
          {gallery.count(pieces.length, museumPieces.length)}
        </p>
      </div>
      <Legend gallery={gallery} />
      <Pieces pieces={pieces} onOpen={onOpen} />
    </>
  );
}

interface PiecesProps {
  readonly pieces: readonly MuseumPiece[];
  readonly onOpen: () => void;
}

/** Cards of pieces, each with its red moment. */
export function Pieces({ pieces, onOpen }: PiecesProps) {
  const { gallery } = useWords();
  // The room is there at once; what lies below what is seen first comes right behind.
  const drawn = useDeferredValue(pieces, pieces.slice(0, SEEN_FIRST));
  return (
    <ul className={styles.pieces}>
      {drawn.map((piece) => (
        <li key={piece.id}>
          <PieceCard piece={piece} gallery={gallery} onOpen={onOpen} />
        </li>
      ))}
    </ul>
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

function filtersOf({ dialogs }: Messages, gallery: GalleryWords) {
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
