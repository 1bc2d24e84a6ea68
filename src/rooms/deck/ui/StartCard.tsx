import { DECK_PANEL } from '../../../words/deckPanel.ts';
import { useWords } from '../../../words/useWords.ts';
import { NotebookText, Play } from 'lucide-react';
import { Button } from '../../../ui/parts/Button.tsx';
import { Dialog } from '../../../ui/parts/Dialog.tsx';
import styles from './deck.module.css';
import { begin, beginFullScreen } from './deckActs.ts';
import { useDeck } from '../../../ui/stores/deckStore.ts';
import { openNotes } from './notes.ts';

/** The card a talk begins with: what it is, its keys, and what wants a click: full screen, a second window. */
export function StartCard() {
  const panel = useWords(DECK_PANEL);
  const { openTenMinutes } = useWords().shell.notice;
  const hasNotes = useDeck((deck) => deck.notes !== 'none');
  return (
    <Dialog title={openTenMinutes} look="wide" onClose={begin}>
      <p>{panel.start.text}</p>
      <div className={styles.startButtons}>
        <Button look="main" onClick={beginFullScreen}>
          <Play aria-hidden="true" />
          {panel.start.begin}
        </Button>
        {!hasNotes && (
          <Button onClick={openNotes}>
            <NotebookText aria-hidden="true" />
            {panel.notes.open}
          </Button>
        )}
      </div>
      <Keys />
    </Dialog>
  );
}

export function Keys() {
  const panel = useWords(DECK_PANEL);
  return (
    <section className={styles.keys}>
      <h3>{panel.start.keysTitle}</h3>
      <dl>
        {panel.keys.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
