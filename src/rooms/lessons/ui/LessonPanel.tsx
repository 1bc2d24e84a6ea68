import { useLayoutEffect, useRef } from 'react';
import { courseKind, courseNumber } from '../../../scenarios/lessons/courseNumber.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { distinctKeys } from '../../../ui/parts/distinctKeys.ts';
import { usePanel } from '../../../ui/stores/panelTab.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { Closing } from './Closing.tsx';
import { HandInButton } from './handIn/HandInButton.tsx';
import { Hints } from './Hints.tsx';
import styles from './lesson.module.css';
import { backToPart, leave, nextPart, restartPart, skipLesson, takeTask } from './lessonRun.ts';
import { isPartDone, partOf, useLesson, workNameOf, type Assigned, type LessonRun } from './lessonStore.ts';
import { NextStep } from './NextStep.tsx';
import { SheetGrip } from './SheetGrip.tsx';
import { PartContent } from './PartContent.tsx';
import { partAfter, useProgress } from './progress.ts';
import { hasPassed } from './work.ts';
import { wordsOf } from './wordsOf.ts';
import { useWords } from '../../../words/useWords.ts';
import { useLessonWords } from '../words/useLessonWords.ts';

/** The lesson that is on, beside the picture it is about. */
export function LessonPanel() {
  const run = useLesson((state) => state.run);
  return run === null ? null : <Running run={run} />;
}

function Running({ run }: { readonly run: LessonRun }) {
  const all = useLessonWords();
  const { panel } = all;
  const isHere = useSession(({ experiment }) => experiment === run.experiment);
  const question = useRef<HTMLElement>(null);
  const own = useProgress(({ progress }) => progress[run.lesson.id]);
  const part = partOf(run);
  const words = wordsOf(run, all, useWords());
  const text = words?.parts[part.id];
  if (words === undefined || text === undefined) return null;
  const { lesson, partIndex } = run;
  const isLessonDone = isPartDone(run) && partAfter(lesson, partIndex, run.isRepeated, own) === null;
  return (
    <article className={styles.lesson} aria-labelledby="lesson-title">
      <SheetGrip />
      <header>
        <p className={styles.where}>
          {run.assigned?.assignment.task.kind !== 'world' &&
            panel.number(courseKind(lesson), courseNumber(lesson))}
          {lesson.parts.length > 1 && ` · ${panel.part(partIndex + 1, lesson.parts.length)}`}
        </p>
        <Title key={`${lesson.id} ${partIndex}`}>{words.title}</Title>
      </header>
      {run.assigned !== null && <AssignmentNote of={run.assigned} />}
      {!isHere && <Elsewhere />}
      <PartContent run={run} words={words} text={text} question={question} />
      {isLessonDone && <Closing run={run} />}
      {part.solution.length > 1 && <Hints key={part.id} run={run} hints={text.hints} />}
      <Ways run={run} isLessonDone={isLessonDone} />
      <NextStep run={run} question={question} />
    </article>
  );
}

/** A new part is read out from its title, and no key meant for it falls on a button of the part before. */
function Title({ children }: { readonly children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  const wasShown = useRef(false);
  const isBelowCard = usePanel(({ tab }) => tab === 'card');
  // With the title itself, and once: later it would take the focus from what a quick hand has chosen meanwhile. Layout effects
  // run again when a panel comes back that waited for something it fetched.
  useLayoutEffect(() => {
    if (wasShown.current) return;
    wasShown.current = true;
    if (usePanel.getState().tab === 'card') return;
    title.current?.focus({ preventScroll: true });
    const article = title.current?.closest('article');
    if (article) showFromTop(article);
  }, []);
  // Below a card, which has the focus, question and goal are what is to be seen of a lesson.
  useLayoutEffect(() => {
    if (isBelowCard) document.querySelector('[data-task]')?.scrollIntoView({ block: 'start' });
  }, [isBelowCard]);
  return (
    <h2 ref={title} id="lesson-title" tabIndex={-1}>
      {children}
    </h2>
  );
}

/** Within its panel. The page, which scrolls where it is low, stays at the picture unless the panel is below that. */
function showFromTop(article: HTMLElement): void {
  const { scrollX, scrollY } = window;
  const isBeside = article.getBoundingClientRect().top < innerHeight / 2;
  article.scrollIntoView({ block: 'start' });
  if (isBeside) window.scrollTo(scrollX, scrollY);
}

/** What the teacher says of it. */
function AssignmentNote({ of }: { readonly of: Assigned }) {
  const { title, goal, deadline, task } = of.assignment;
  return (
    <div className={styles.note}>
      {of.tasks.length > 1 && <Tasks of={of} />}
      <p>
        <strong>{title}</strong> {deadline}
      </p>
      {task.kind === 'lesson' && goal !== '' && <p>{goal}</p>}
    </div>
  );
}

/** Which of several tasks this is; any of them can be taken now. */
function Tasks({ of: { tasks, index } }: { readonly of: Assigned }) {
  const { panel, lessons } = useLessonWords();
  const keys = distinctKeys(tasks.map(({ code }) => code));
  return (
    <label className={styles.tasks}>
      {panel.task}
      <select value={index} onChange={({ currentTarget: { value } }) => takeTask(Number(value))}>
        {tasks.map(({ assignment: { title, task } }, at) => (
          <option key={keys[at]} value={at}>
            {panel.taskOf(
              at + 1,
              tasks.length,
              title || (task.kind === 'lesson' ? (lessons[task.lesson]?.title ?? task.lesson) : ''),
            )}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The learner has opened something else meanwhile: nothing is taken from her. */
function Elsewhere() {
  const { panel } = useLessonWords();
  return (
    <div className={styles.note}>
      <p>{panel.elsewhere}</p>
      <Button onClick={backToPart}>{panel.backToScene}</Button>
    </div>
  );
}

/** Other ways than on. */
function Ways({ run, isLessonDone }: { readonly run: LessonRun; readonly isLessonDone: boolean }) {
  const { panel } = useLessonWords();
  const { lesson, partIndex, isRepeated } = run;
  const next = useProgress(({ progress }) => partAfter(lesson, partIndex, isRepeated, progress[lesson.id]));
  // A later program that fails takes nothing from what can be handed in.
  const canHandIn = run.assigned !== null || hasPassed(workNameOf(run), partOf(run).id, run.work);
  return (
    <footer className={styles.ways}>
      {next !== null && !isPartDone(run) && (
        <Button look="quiet" onClick={nextPart}>
          {panel.skipPart}
        </Button>
      )}
      <Button look="quiet" onClick={restartPart}>
        {panel.restart}
      </Button>
      {!isLessonDone && (
        <Button look="quiet" onClick={skipLesson}>
          {panel.skipLesson}
        </Button>
      )}
      {canHandIn && !isLessonDone && <HandInButton run={run} look="quiet" />}
      <Button look="quiet" onClick={leave}>
        {panel.leave}
      </Button>
    </footer>
  );
}
