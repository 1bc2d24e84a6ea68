import { useEffect, useState, type RefObject } from 'react';
import { isSolutionPlayed } from '../../../scenarios/lessons/partWork.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { HandInButton } from './handIn/HandInButton.tsx';
import styles from './lesson.module.css';
import { nextLesson, nextPart, takeLesson, takeTask } from './lessonRun.ts';
import { openParts, partAfter, useProgress } from './progress.ts';
import {
  isGoalReached,
  isPartDone,
  partOf,
  workNameOf,
  type Assigned,
  type LessonRun,
} from './lessonStore.ts';
import { chosenIn } from './question.ts';
import { playAsked } from './showing.ts';
import { workOf } from './work.ts';
import { useLessonWords } from '../words/useLessonWords.ts';

interface Props {
  readonly run: LessonRun;
  /** Where the part asks. */
  readonly question: RefObject<HTMLElement | null>;
}

/** What is to be done next, in sight however far the panel is scrolled: the question, or the way on. */
export function NextStep({ run, question }: Props) {
  const { panel } = useLessonWords();
  const isDone = isPartDone(run);
  const { lesson, partIndex, isRepeated } = run;
  const own = useProgress(({ progress }) => progress[lesson.id]);
  const next = partAfter(lesson, partIndex, isRepeated, own);
  // What was skipped comes last.
  const isBack = next !== null && next < partIndex;
  const isAsked = partOf(run).prediction !== undefined && chosenIn(run.question) === null;
  return (
    <div className={styles.next}>
      <p role="status">
        {isDone &&
          next === null &&
          panel.done(lesson.kind, isSolutionPlayed(Object.values(workOf(workNameOf(run)))))}
        {isDone && isBack && panel.partsLeft(openParts(lesson, own).length)}
      </p>
      {isDone && next !== null && (
        <Button look="main" onClick={nextPart}>
          {isBack ? panel.toOpenPart : panel.next}
        </Button>
      )}
      {isDone && next === null && run.assigned === null && <ToNextLesson run={run} />}
      {isDone && next === null && run.assigned !== null && <AfterTask run={run} assigned={run.assigned} />}
      {isUnanswered(run) && run.playing === null && (
        <Button look="main" onClick={playAsked}>
          {panel.playAnswer}
        </Button>
      )}
      {!isDone && isAsked && (
        <ToQuestion key={`${run.partIndex} ${JSON.stringify(run.set)}`} question={question} />
      )}
    </div>
  );
}

/** Her own way has led to the goal, and not to what the question was about: the answer is still to be seen. */
function isUnanswered(run: LessonRun): boolean {
  const { prediction, goal } = partOf(run);
  return (
    prediction !== undefined &&
    goal !== undefined &&
    chosenIn(run.question) !== null &&
    run.question.is !== 'seen' &&
    isGoalReached(run)
  );
}

/** Behind the last of the tasks stands handing them in; behind the others the next one, and what is done can be handed in, too. */
function AfterTask({ run, assigned }: { readonly run: LessonRun; readonly assigned: Assigned }) {
  const { panel } = useLessonWords();
  const { tasks, index } = assigned;
  if (index + 1 === tasks.length) return <HandInButton run={run} look="main" />;
  return (
    <>
      <Button look="main" onClick={() => takeTask(index + 1)}>
        {panel.nextTask(index + 2, tasks.length)}
      </Button>
      <HandInButton run={run} look="quiet" />
    </>
  );
}

function ToNextLesson({ run }: { readonly run: LessonRun }) {
  const { panel, lessons } = useLessonWords();
  const next = nextLesson(run.lesson);
  if (next === undefined) return null;
  return (
    <Button look="main" onClick={() => takeLesson(next.id, 'whereLeft')}>
      {panel.nextLesson(lessons[next.id]?.title ?? next.id)}
    </Button>
  );
}

/** As long as the question cannot be answered without scrolling. */
function ToQuestion({ question }: Pick<Props, 'question'>) {
  const { panel } = useLessonWords();
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const commit = question.current?.querySelector('[type=submit]');
    if (!commit) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true), {
      threshold: 0.9,
    });
    observer.observe(commit);
    return () => observer.disconnect();
  }, [question]);
  // Its place stays: what is scrolled to does not move away under the pointer.
  return (
    <Button look="main" data-needless={isInSight || undefined} onClick={() => bringUp(question.current)}>
      {panel.toQuestion}
    </Button>
  );
}

function bringUp(question: HTMLElement | null): void {
  // Its beginning, should it not fit: on a phone it is longer than what is seen of the lesson.
  question?.scrollIntoView({ block: 'start' });
  question?.querySelector('input')?.focus({ preventScroll: true });
}
