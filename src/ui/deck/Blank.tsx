import styles from './deck.module.css';
import { unblank } from './deckKeys.ts';
import { useDeckWords } from '../../words/useDeckWords.ts';

/** Nothing to look at but the speaker. */
export function Blank() {
  const { panel } = useDeckWords();
  return (
    <div role="status">
      <button type="button" className={styles.blank} onClick={unblank}>
        {panel.blanked}
      </button>
    </div>
  );
}
