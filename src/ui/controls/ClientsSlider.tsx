import { useDeck } from '../stores/deckStore.ts';
import { useLessonGate } from '../stores/lessonGate.ts';
import { useSession } from '../stores/session.ts';
import { useWords } from '../../words/useWords.ts';
import { clientRange, restartWithClients } from './clientCount.ts';
import { useIsDemonstrating } from './demonstration.ts';
import styles from './ClientsSlider.module.css';

/** How many want the lock, right on the stage. A lesson and a talk have prepared their own number. */
export function ClientsSlider() {
  const { stage } = useWords();
  const experiment = useSession((session) => session.experiment);
  const isLesson = useLessonGate(({ isOn }) => isOn);
  const isTalk = useDeck(({ open }) => open !== 'own');
  const isDemonstrated = useIsDemonstrating();
  const range = experiment === null || isLesson || isTalk ? null : clientRange(experiment);
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
          value={clients}
          onChange={(event) => restartWithClients(Number(event.currentTarget.value))}
        />
        <output>{clients}</output>
      </label>
      <p className={styles.note}>{isDemonstrated && stage.byItself}</p>
    </div>
  );
}
