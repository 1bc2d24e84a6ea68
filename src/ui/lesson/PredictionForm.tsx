import { useState } from 'react';
import type { Prediction } from '../../scenarios/lessons/lesson.ts';
import type { Asked, PredictionWords } from '../i18n/lessons/contract.ts';
import { Button } from '../parts/Button.tsx';
import styles from './lesson.module.css';
import { choose } from './lessonRun.ts';
import { partOf, type LessonRun } from './lessonStore.ts';
import { Reveal } from './Reveal.tsx';
import { useLessonWords } from './words.ts';

interface Props {
  readonly run: LessonRun;
  readonly prediction: Prediction;
  readonly text: PredictionWords;
  readonly misconceptions: Readonly<Record<string, string>>;
}

/** First a question, then what was answered, then what happened. */
export function PredictionForm({ run, prediction, text, misconceptions }: Props) {
  const { panel } = useLessonWords();
  const [marked, mark] = useState<string | null>(null);
  const [choice] = partOf(run).scene(run.set);
  if (choice === undefined) return null;
  const asked: Asked = { choice, set: run.set };
  const chosen = run.chosen;
  return (
    <section className={styles.prediction}>
      {chosen === null ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (marked !== null) choose(marked);
          }}
        >
          <fieldset>
            <legend>{said(text.question, asked)}</legend>
            {prediction.options.map(({ id }) => (
              <label key={id}>
                <input
                  type="radio"
                  name={prediction.id}
                  value={id}
                  checked={marked === id}
                  onChange={() => mark(id)}
                />
                <span>{said(text.options[id] ?? id, asked)}</span>
              </label>
            ))}
          </fieldset>
          <Button type="submit" look="main" refused={marked === null ? panel.chooseOne : null}>
            {panel.commit}
          </Button>
        </form>
      ) : (
        <>
          <h3>{said(text.question, asked)}</h3>
          <p>{panel.youSaid(said(text.options[chosen] ?? chosen, asked))}</p>
        </>
      )}
      <div aria-live="polite">
        {chosen !== null && run.seenAt === null && <p className={styles.note}>{panel.committed}</p>}
        {chosen !== null && run.seenAt !== null && run.answer !== null && (
          <Reveal
            prediction={prediction}
            chosen={chosen}
            answer={run.answer}
            seenAt={run.seenAt}
            says={text.reveal({ ...asked, outcome: run.answer.outcome })}
            misconceptions={misconceptions}
          />
        )}
      </div>
    </section>
  );
}

function said(words: string | ((asked: Asked) => string), asked: Asked): string {
  return typeof words === 'function' ? words(asked) : words;
}
