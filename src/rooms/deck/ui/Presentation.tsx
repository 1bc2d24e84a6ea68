import { Minimize } from 'lucide-react';
import { useEffect } from 'react';
import { hasDeck } from './deckActs.ts';
import { listenForDeckKeys } from './deckKeys.ts';
import { useDeck } from '../../../ui/stores/deckStore.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { route } from '../../../ui/parts/route.tsx';
import { endPresentation } from '../../../ui/stores/presentation.ts';
import styles from './Presentation.module.css';

const DeckStage = route(async () => (await import('../parts.ts')).DeckStage);
const Blank = route(async () => (await import('../parts.ts')).Blank);

/** What a class sees beside the picture. */
export function Presentation() {
  const isDeck = useDeck(hasDeck);
  const isBlank = useDeck(({ over }) => over === 'blank');
  useEffect(listenForDeckKeys, []);
  return (
    <>
      {isDeck ? <DeckStage /> : <EndButton />}
      {isBlank && <Blank />}
    </>
  );
}

/** The way out; what happens is said above the picture. */
function EndButton() {
  const words = useWords().shell;
  return (
    <div className={styles.presentation}>
      <Button look="quiet" hotkey="F" onClick={endPresentation}>
        <Minimize aria-hidden="true" />
        {words.endPresent}
      </Button>
    </div>
  );
}
