import { useEffect } from 'react';
import styles from './deck.module.css';
import { useShownViews } from '../../../ui/stores/shownViews.ts';
import { DeckBar } from './DeckBar.tsx';
import { useDeck } from '../../../ui/stores/deckStore.ts';
import { EndCard } from './EndCard.tsx';
import { entriesOf } from './entries.ts';
import { StartCard } from './StartCard.tsx';
import { watchPointer } from './stillPointer.ts';

/** What a deck adds to a presentation: one line above the picture, its title card and its end card. */
export function DeckStage() {
  const over = useDeck((deck) => deck.over);
  const isAtEnd = useDeck(
    (deck) => entriesOf(deck)[deck.at ?? -1]?.kind === 'end' && deck.playingTo === null,
  );
  const beside = useShownViews(0).length > 0 ? 'shelf' : 'nothing';
  useEffect(() => {
    const { documentElement } = document;
    documentElement.dataset['deck'] = beside;
    return () => {
      delete documentElement.dataset['deck'];
    };
  }, [beside]);
  // A click on the title card leaves the pointer over the picture.
  useEffect(watchPointer, [over]);
  return (
    <div className={styles.top}>
      <DeckBar />
      {isAtEnd && <EndCard />}
      {over === 'start' && <StartCard />}
    </div>
  );
}
