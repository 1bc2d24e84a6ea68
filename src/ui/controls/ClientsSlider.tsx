import { useEffect, useState } from 'react';
import { useClaim } from '../stores/claim.ts';
import { useDeck } from '../stores/deckStore.ts';
import { useLessonGate } from '../stores/lessonGate.ts';
import { useSession } from '../stores/session.ts';
import { useWords } from '../../words/useWords.ts';
import { clientRange, restartWithClients } from './clientCount.ts';
import { useIsDemonstrating } from './demonstration.ts';
import styles from './ClientsSlider.module.css';

/** How many want the lock, right on the stage. A lesson, a talk and a claim have prepared their own number. */
export function ClientsSlider() {
  const { stage } = useWords();
  const experiment = useSession((session) => session.experiment);
  const isLesson = useLessonGate(({ isOn }) => isOn);
  const isTalk = useDeck(({ open }) => open !== 'own');
  const isClaim = useClaim(({ claim }) => claim !== null);
  const isDemonstrated = useIsDemonstrating();
  const [chosen, choose] = useChosen();
  const range = experiment === null || isLesson || isTalk || isClaim ? null : clientRange(experiment);
  const clients = experiment?.choices[0]?.clients;
  if (range === null || clients === undefined) return null;
  return (
    <div className={styles.bar}>
      <label className={styles.slider} title={stage.clientsTip} data-keeps-demonstration>
        <span>{stage.clients}</span>
        <input
          type="range"
          min={range.min}
          max={Math.max(range.max, clients)}
          value={chosen ?? clients}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        />
        <output>{chosen ?? clients}</output>
      </label>
      <p className={styles.note}>{isDemonstrated && stage.byItself}</p>
    </div>
  );
}

/** A drag asks for many numbers: worlds begin with the latest, in a task of their own, and the slider never waits for them. */
function useChosen(): readonly [number | null, (clients: number) => void] {
  const [chosen, choose] = useState<number | null>(null);
  useEffect(() => {
    if (chosen === null) return undefined;
    const timer = setTimeout(() => {
      choose(null);
      restartWithClients(chosen);
    }, 0);
    return () => clearTimeout(timer);
  }, [chosen]);
  return [chosen, choose];
}
