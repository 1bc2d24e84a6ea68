import { useWords } from '../../words/useWords.ts';
import { useHint } from '../stores/hints.ts';
import { SceneWords } from './SceneWords.tsx';
import styles from './Sentence.module.css';

/** What this scene is, in one line; after the first kill what to do next. */
export function Sentence() {
  const words = useWords();
  const hint = useHint();
  return (
    <div className={styles.sentence}>
      <p>
        <SceneWords say="sentence" />
      </p>
      {hint === 'again' && <p className={styles.again}>{words.shell.hints.again}</p>}
    </div>
  );
}
