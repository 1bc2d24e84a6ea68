import { Minimize } from 'lucide-react';
import { useEffect } from 'react';
import { hasDeck, listenForDeckKeys } from './deckKeys.ts';
import { useDeck } from '../stores/deckStore.ts';
import { tell } from '../select/tell.ts';
import { useWords } from '../../words/useWords.ts';
import { levelOf } from '../select/logLevels.ts';
import { Button } from '../parts/Button.tsx';
import { route } from '../parts/route.tsx';
import { deck } from './deck.ts';
import { useWorld, type WorldView } from '../stores/useWorld.ts';
import { endPresentation } from '../stores/presentation.ts';
import styles from './Presentation.module.css';

const DeckStage = route(async () => (await deck()).DeckStage);
const Blank = route(async () => (await deck()).Blank);

/** What a class sees beside the picture. */
export function Presentation() {
  const isDeck = useDeck(hasDeck);
  const isBlank = useDeck(({ over }) => over === 'blank');
  useEffect(listenForDeckKeys, []);
  return (
    <>
      {isDeck ? <DeckStage /> : <Captions />}
      {isBlank && <Blank />}
    </>
  );
}

/** One caption line: the last thing that happened in each world. */
function Captions() {
  const words = useWords().shell;
  const left = useWorld(0);
  const right = useWorld(1);
  return (
    <div className={styles.presentation}>
      {left !== null && <Caption view={left} name={right === null ? null : words.left} />}
      {right !== null && <Caption view={right} name={words.right} />}
      <Button look="quiet" hotkey="F" onClick={endPresentation}>
        <Minimize aria-hidden="true" />
        {words.endPresent}
      </Button>
    </div>
  );
}

function Caption({ view, name }: { readonly view: WorldView; readonly name: string | null }) {
  const words = useWords();
  const record = latestStory(view);
  return (
    <p className={styles.caption}>
      {name !== null && <strong>{name}: </strong>}
      {record === null ? '' : tell(words.records, record, view.simulation)}
    </p>
  );
}

/** How far back a caption is looked for. */
const MAX_LOOKED_AT = 2000;

function latestStory({ simulation, step }: WorldView) {
  const newest = simulation.recordCountAfter(step);
  for (let seq = newest; seq > Math.max(0, newest - MAX_LOOKED_AT); seq--) {
    const record = simulation.trace[seq - 1];
    if (record !== undefined && levelOf(record) === 'story') return record;
  }
  return null;
}
