import styles from './deck.module.css';
import { unblank } from './deckKeys.ts';
import { useDeckWords } from './words.ts';

/** Nothing to look at but the speaker. */
export default function Blank() {
  const { panel } = useDeckWords();
  return (
    <button type="button" className={styles.blank} onClick={unblank}>
      <span role="status">{panel.blanked}</span>
    </button>
  );
}
