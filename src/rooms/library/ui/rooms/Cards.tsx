import type { RoomsWords } from '../../words/roomsContract.ts';
import type { Entry } from './entries.ts';
import { SceneCard } from './SceneCard.tsx';
import styles from './rooms.module.css';

interface Props {
  readonly entries: readonly Entry[];
  readonly words: RoomsWords;
  readonly onOpen: () => void;
}

export function Cards({ entries, words, onOpen }: Props) {
  return (
    <ul className={styles.cards}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <SceneCard entry={entry} words={words} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
