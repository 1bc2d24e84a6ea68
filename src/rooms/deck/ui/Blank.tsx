import { DECK_PANEL } from '../../../words/deckPanel.ts';
import { useWords } from '../../../words/useWords.ts';
import styles from './deck.module.css';
import { unblank } from './deckActs.ts';

/** Nothing to look at but the speaker. */
export function Blank() {
  const panel = useWords(DECK_PANEL);
  return (
    <div role="status">
      <button type="button" className={styles.blank} onClick={unblank}>
        {panel.blanked}
      </button>
    </div>
  );
}
