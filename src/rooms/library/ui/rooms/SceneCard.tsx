import { useMemo, useRef } from 'react';
import type { RoomsWords } from '../../words/roomsContract.ts';
import { RedPictureDrawn } from '../../../../ui/views/thumbnail/RedPictureDrawn.tsx';
import { WIDTH } from '../../../../ui/views/thumbnail/plan.ts';
import { picturedScene } from '../../../../ui/views/thumbnail/picturedLibrary.ts';
import { usePicture } from '../../../../ui/views/thumbnail/usePicture.ts';
import type { Entry } from '../../../../ui/scenes/foundScenes.ts';
import { SceneLink } from '../../../../ui/controls/SceneLink.tsx';
import cards from '../../../../ui/parts/cards.module.css';
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
    <article className={cards.card}>
      <Thumbnail entry={entry} />
      <h4 className={cards.name}>
        <SceneLink link={{ kind: 'scene', id }} className={cards.open} onOpen={onOpen}>
          {name}
        </SceneLink>
      </h4>
      <p className={cards.more}>{more}</p>
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
      className={cards.thumbnail}
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
