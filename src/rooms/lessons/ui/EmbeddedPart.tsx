import { useRef } from 'react';
import { courseKind, courseNumber } from '../../../scenarios/lessons/courseNumber.ts';
import { useLessonWords } from '../words/useLessonWords.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import styles from './lesson.module.css';
import { restartPart } from './lessonRun.ts';
import { isPartDone, partOf, useLesson, type LessonRun } from './lessonStore.ts';
import { PartContent } from './PartContent.tsx';
import { wordsOf } from './wordsOf.ts';

/** One part of a lesson by itself, beside its picture in another site's page. */
export function EmbeddedPart() {
  const run = useLesson((state) => state.run);
  return run === null ? null : <Alone run={run} />;
}

function Alone({ run }: { readonly run: LessonRun }) {
  const all = useLessonWords();
  const { panel } = all;
  const question = useRef<HTMLElement>(null);
  const words = wordsOf(run, all, useWords());
  const text = words?.parts[partOf(run).id];
  if (words === undefined || text === undefined) return null;
  const { lesson, partIndex } = run;
  return (
    <article className={styles.lesson} aria-labelledby="lesson-title">
      <header>
        <p className={styles.where}>
          {panel.number(courseKind(lesson), courseNumber(lesson))}
          {lesson.parts.length > 1 && ` · ${panel.part(partIndex + 1, lesson.parts.length)}`}
        </p>
        <h2 id="lesson-title">{words.title}</h2>
      </header>
      <PartContent run={run} words={words} text={text} question={question} />
      <footer className={styles.ways}>
        <p role="status">{isPartDone(run) ? panel.partDone : ''}</p>
        <Button look="quiet" onClick={restartPart}>
          {panel.restart}
        </Button>
      </footer>
    </article>
  );
}
