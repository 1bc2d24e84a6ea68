import { useState, type RefObject } from 'react';
import type { Prediction } from '../../../scenarios/lessons/lesson.ts';
import type { Asked, PredictionWords } from '../../../scenarios/lessons/words.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { Committed } from './Committed.tsx';
import styles from './lesson.module.css';
import { choose } from './lessonRun.ts';
import { dropMark, keepMark, markedOption } from './marked.ts';
import { firstAnswer, partOf, type LessonRun } from './lessonStore.ts';
import { Reveal } from './Reveal.tsx';
import { useLessonWords } from '../words/useLessonWords.ts';

interface Props {
  /** Where it stands in the page. */
  readonly place: RefObject<HTMLElement | null>;
  readonly run: LessonRun;
  readonly prediction: Prediction;
  readonly text: PredictionWords;
  readonly misconceptions: Readonly<Record<string, string>>;
}

/** First a question, then what was answered, then what happened. */
export function PredictionForm({ place, run, prediction, text, misconceptions }: Props) {
  const { panel } = useLessonWords();
  const [choice] = partOf(run).scene(run.set);
  if (choice === undefined) return null;
  const asked: Asked = { choice, set: run.set };
  const { question } = run;
  const optionText = (id: string) => said(text.options[id] ?? id, asked);
  if (question.is === 'open') {
    const options = prediction.options.map(({ id }) => ({ id, text: optionText(id) }));
    return (
      <section ref={place} className={styles.prediction} data-task="">
        <Question
          lesson={run.lesson.id}
          name={prediction.id}
          question={said(text.question, asked)}
          options={options}
        />
      </section>
    );
  }
  const { chosen } = question;
  const first = firstAnswer(run);
  return (
    <section ref={place} className={styles.prediction} data-task="">
      <h3>{said(text.question, asked)}</h3>
      {chosen !== null && <p>{panel.youSaid(optionText(chosen))}</p>}
      {chosen !== null && first !== null && first !== chosen && <p>{panel.firstCounts(optionText(first))}</p>}
      {question.is === 'seen' ? (
        <Reveal
          prediction={prediction}
          seen={question}
          says={text.reveal({ ...asked, outcome: question.own.outcome, measured: question.own.measured })}
          misconceptions={misconceptions}
        />
      ) : chosen === null ? (
        <p>{panel.shown}</p>
      ) : (
        <Committed run={run} prediction={prediction} play={text.play} />
      )}
    </section>
  );
}

/** Options of at most so many letters stand side by side. */
const SHORT = 8;

interface QuestionProps {
  readonly lesson: string;
  readonly name: string;
  readonly question: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
}

function Question({ lesson, name, question, options }: QuestionProps) {
  const { panel } = useLessonWords();
  const [marked, mark] = useState<string | null>(() => {
    const kept = markedOption(lesson, name);
    return options.some(({ id }) => id === kept) ? kept : null;
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (marked === null) return;
        dropMark(lesson, name);
        choose(marked);
      }}
    >
      <fieldset data-short={options.every(({ text }) => text.length <= SHORT) || undefined}>
        <legend>{question}</legend>
        {options.map(({ id, text }) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={marked === id}
              onChange={() => {
                mark(id);
                keepMark(lesson, name, id);
              }}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" look="main" refused={marked === null ? panel.chooseOne : null}>
        {panel.commit}
      </Button>
    </form>
  );
}

export function said(words: string | ((asked: Asked) => string), asked: Asked): string {
  return typeof words === 'function' ? words(asked) : words;
}
