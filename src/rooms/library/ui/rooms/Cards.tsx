import type { RoomsWords } from '../../words/roomsContract.ts';
import type { Entry } from '../../../../ui/scenes/foundScenes.ts';
import { SceneCard } from './SceneCard.tsx';
import cards from '../../../../ui/parts/cards.module.css';

interface Props {
  readonly entries: readonly Entry[];
  readonly words: RoomsWords;
  readonly onOpen: () => void;
}

export function Cards({ entries, words, onOpen }: Props) {
  return (
    <ul className={cards.cards}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <SceneCard entry={entry} words={words} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
