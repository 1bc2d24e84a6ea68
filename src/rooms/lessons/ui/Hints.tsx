import { Button } from '../../../ui/parts/Button.tsx';
import { ExplainedLine } from './Explained.tsx';
import styles from './lesson.module.css';
import { askHint } from './lessonRun.ts';
import type { LessonRun } from './lessonStore.ts';
import { playSolution } from './showing.ts';
import { useLessonWords } from '../words/useLessonWords.ts';

/** Three, one at a time; the last one can be played. One button all along: it keeps the focus. */
export function Hints({ run, hints }: { readonly run: LessonRun; readonly hints: readonly string[] }) {
  const { panel } = useLessonWords();
  const shown = hints.slice(0, run.hints);
  return (
    <section className={styles.hints}>
      <div aria-live="polite">
        <ol>
          {shown.map((hint) => (
            <li key={hint}>
              <ExplainedLine text={hint} />
            </li>
          ))}
        </ol>
      </div>
      {run.hints < hints.length ? (
        <Button look="quiet" onClick={askHint}>
          {panel.hint(run.hints + 1)}
        </Button>
      ) : run.playing === null ? (
        <Button onClick={() => playSolution()}>{panel.playSolution}</Button>
      ) : (
        <p>{panel.isPlaying}</p>
      )}
    </section>
  );
}
