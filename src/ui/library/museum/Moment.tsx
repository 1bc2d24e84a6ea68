import { useEffect, useRef, useState } from 'react';
import type { MuseumPiece } from '../../../scenarios/scenario/piece.ts';
import { invariantWords } from '../../../words/invariantWords.ts';
import type { GalleryWords } from '../../../words/contracts/gallery.ts';
import { useWords } from '../../../words/useWords.ts';
import { RedPictureDrawn } from './RedPictureDrawn.tsx';
import { askForMoment, knownMoment } from './redMoments.ts';
import { useNear } from './useNear.ts';
import styles from './museum.module.css';

/** The picture of a piece's red moment with what it shows in words, played when somebody comes near it. */
export function Moment({ piece, gallery }: { readonly piece: MuseumPiece; readonly gallery: GalleryWords }) {
  const words = useWords();
  const figure = useRef<HTMLElement>(null);
  const isNear = useNear(figure);
  const [moment, setMoment] = useState(() => knownMoment(piece));
  useEffect(
    () => (isNear && moment === null ? askForMoment(piece, setMoment) : undefined),
    [isNear, moment, piece],
  );
  return (
    <figure ref={figure} className={styles.moment} aria-busy={moment === null}>
      <div className={styles.picture}>{moment !== null && <RedPictureDrawn picture={moment.picture} />}</div>
      <figcaption className={styles.caption}>
        {moment === null
          ? gallery.playing
          : gallery.moment(
              words.format.span(Math.round(moment.picture.redMs / 10) * 10),
              withoutGuids(invariantWords(piece.invariant, words).why(moment.finding)),
            )}
      </figcaption>
    </figure>
  );
}

/** What makes a name unique says nothing to who reads it, and fills lines. */
function withoutGuids(text: string): string {
  return text.replaceAll(/(?:_c_)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-/g, '…');
}
