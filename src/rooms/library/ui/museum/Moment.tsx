import { useMemo, useRef } from 'react';
import type { MuseumPiece } from '../../../../scenarios/scenario/piece.ts';
import { invariantWords } from '../../../../words/invariantWords.ts';
import type { GalleryWords } from '../../../../words/contracts/gallery.ts';
import { useWords } from '../../../../words/useWords.ts';
import { RedPictureDrawn } from '../../../../ui/views/thumbnail/RedPictureDrawn.tsx';
import { picturedPiece } from '../../../../ui/views/thumbnail/picturedLibrary.ts';
import { usePicture } from '../../../../ui/views/thumbnail/usePicture.ts';
import styles from './museum.module.css';

/** The picture of a piece's red moment with what it shows in words, played when it is nearly in sight. */
export function Moment({ piece, gallery }: { readonly piece: MuseumPiece; readonly gallery: GalleryWords }) {
  const words = useWords();
  const figure = useRef<HTMLElement>(null);
  const pictured = useMemo(() => picturedPiece(piece), [piece]);
  const moment = usePicture(figure, pictured);
  const [picture] = moment?.pictures ?? [];
  const finding = moment?.finding ?? null;
  return (
    <figure ref={figure} className={styles.moment} aria-busy={picture === undefined}>
      <div className={styles.picture}>{picture !== undefined && <RedPictureDrawn picture={picture} />}</div>
      <figcaption className={styles.caption}>
        {picture === undefined || finding === null
          ? gallery.playing
          : gallery.moment(
              words.format.span(Math.round(picture.redMs / 10) * 10),
              withoutGuids(invariantWords(piece.invariant, words).why(finding)),
            )}
      </figcaption>
    </figure>
  );
}

/** What makes a name unique says nothing to who reads it, and fills lines. */
function withoutGuids(text: string): string {
  return text.replaceAll(/(?:_c_)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-/g, '…');
}
