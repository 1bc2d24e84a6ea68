import type { MuseumPiece } from '../../../../scenarios/scenario/piece.ts';
import { invariantWords } from '../../../../words/invariantWords.ts';
import type { GalleryWords } from '../../../../words/contracts/gallery.ts';
import { ROOMS } from '../../words/rooms.ts';
import { useWords } from '../../../../words/useWords.ts';
import { SceneLink } from '../../../../ui/controls/SceneLink.tsx';
import { SECONDS_TO_REST } from '../../../../ui/scenes/secondsToRest.ts';
import { Moment } from './Moment.tsx';
import { Sources } from './Sources.tsx';
import styles from './museum.module.css';

interface Props {
  readonly piece: MuseumPiece;
  readonly gallery: GalleryWords;
  readonly onOpen: () => void;
}

/** One piece: where it turns red, what it is called and tells, and where it was reported. The whole card opens it. */
export function PieceCard({ piece, gallery, onOpen }: Props) {
  const words = useWords();
  const { museum, plays } = useWords(ROOMS);
  const said = words.museum[piece.id];
  return (
    <article className={styles.piece}>
      <Moment piece={piece} gallery={gallery} />
      <h3 className={styles.name}>
        <SceneLink link={{ kind: 'museum', id: piece.id }} className={styles.open} onOpen={onOpen}>
          {said?.name ?? piece.id}
        </SceneLink>
      </h3>
      <p className={styles.breaks}>
        {museum.breaks(invariantWords(piece.invariant, words).name)}
        <span className={styles.time}> · {plays(SECONDS_TO_REST.get(piece.id) ?? null)}</span>
      </p>
      <p className={styles.story}>{said?.story}</p>
      <p className={styles.source}>
        {piece.corpus.length > 0 && `${piece.corpus.join(', ')} · `}
        <Sources piece={piece} />
      </p>
    </article>
  );
}
