import { museumPieces } from '../../scenarios/museum/museum.ts';
import type { MuseumPiece } from '../../scenarios/museum/piece.ts';
import { invariantWords } from '../i18n/invariantWords.ts';
import { useAllWords } from '../i18n/words.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { openPiece } from './lateScenes.ts';
import styles from './library.module.css';

/** The known ways to get it wrong, each beside a recipe that holds under the same commands. */
export default function MuseumDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useAllWords().dialogs.library;
  return (
    <Dialog title={text.museumTitle} look="wide" onClose={onClose}>
      <p className={styles.lead}>{text.museumText}</p>
      <ul className={styles.pieces}>
        {museumPieces.map((piece) => (
          <li key={piece.id}>
            <Piece
              piece={piece}
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

function Piece({ piece, onOpen }: { readonly piece: MuseumPiece; readonly onOpen: () => void }) {
  const words = useAllWords();
  const text = words.dialogs.library;
  const said = words.museum[piece.id];
  return (
    <article className={styles.piece}>
      <button type="button" className={styles.entry} onClick={onOpen}>
        <strong>{said?.name ?? piece.id}</strong>
        <span className={styles.breaks}>
          {text.breaks(invariantWords(piece.invariant, words, words).name)}
        </span>
        <span>{said?.story}</span>
      </button>
      <p className={styles.source}>
        {piece.corpus.join(', ')} · {text.reported}: <Source source={piece.source} />
      </p>
    </article>
  );
}

function Source({ source }: { readonly source: string }) {
  if (!source.startsWith('https://')) return source;
  return (
    <a href={source} target="_blank" rel="noreferrer">
      {shortOf(source)}
    </a>
  );
}

/** An issue by its number, any other address without what all have. */
function shortOf(address: string): string {
  const issue = /\/browse\/([A-Z]+-\d+)$/.exec(address)?.[1];
  return issue ?? address.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
