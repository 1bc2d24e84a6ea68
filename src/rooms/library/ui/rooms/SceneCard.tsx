import { useMemo, useRef } from 'react';
import type { RoomsWords } from '../../words/roomsContract.ts';
import { RedPictureDrawn } from '../museum/RedPictureDrawn.tsx';
import { WIDTH } from '../museum/plan.ts';
import { picturedScene } from '../museum/redMoments.ts';
import { usePicture } from '../museum/usePicture.ts';
import type { Entry } from './entries.ts';
import { SceneLink } from '../../../../ui/controls/SceneLink.tsx';
import styles from './rooms.module.css';

interface Props {
  readonly entry: Entry;
  readonly words: RoomsWords;
  readonly onOpen: () => void;
}

/** More than these say less. */
const TAGS_SHOWN = 3;

/** A scene: what it comes to in a small picture, its name, a line and what it is about. The whole card opens it. */
export function SceneCard({ entry, words, onOpen }: Props) {
  const { id, name, more, seconds, tags, scene } = entry;
  return (
    <article className={styles.card}>
      <Thumbnail entry={entry} />
      <h4 className={styles.name}>
        <SceneLink link={{ kind: 'scene', id }} className={styles.open} onOpen={onOpen}>
          {name}
        </SceneLink>
      </h4>
      <p className={styles.more}>{more}</p>
      <ul className={styles.tags}>
        <li data-look="time">{words.plays(seconds)}</li>
        {scene.kind === 'pair' && <li data-look="pair">{words.twoWorlds}</li>}
        {tags.slice(0, TAGS_SHOWN).map((tag) => (
          <li key={tag}>{words.tags[tag]}</li>
        ))}
      </ul>
    </article>
  );
}

function Thumbnail({ entry: { id, scene } }: Pick<Props, 'entry'>) {
  const element = useRef<HTMLDivElement>(null);
  const pictured = useMemo(() => picturedScene(id, scene.choices), [id, scene]);
  const { pictures = [] } = usePicture(element, pictured) ?? {};
  return (
    <div
      ref={element}
      className={styles.thumbnail}
      data-worlds={scene.kind === 'pair' ? 2 : 1}
      aria-hidden="true"
    >
      {['left', 'right'].slice(0, pictures.length).map((side, at) => {
        const picture = pictures[at];
        return picture === undefined ? null : (
          <RedPictureDrawn key={side} picture={picture} width={WIDTH / pictures.length} />
        );
      })}
    </div>
  );
}
