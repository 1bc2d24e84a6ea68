import type { Lesson } from '../../../../scenarios/lessons/lesson.ts';
import { lessons } from '../../../../scenarios/lessons/lessons.ts';
import { Button } from '../../../../ui/parts/Button.tsx';
import { useLessonWords } from '../../words/useLessonWords.ts';
import styles from './lessonShelf.module.css';
import { takeLesson } from '../lessonRun.ts';
import { useProgress, type Progress } from '../progress.ts';
import { beginQuiz, useQuiz } from '../quiz/quizStore.ts';

/** What ZooKeeper is, and the one way on. */
export function CourseHome({ onOpen }: { readonly onOpen: () => void }) {
  const { panel, lessons: words } = useLessonWords();
  const progress = useProgress((state) => state.progress);
  const missed = useQuiz(({ record }) => record.missed.length);
  const next = nextUp(progress);
  const isNew = Object.keys(progress).length === 0;
  return (
    <section className={styles.home}>
      {isNew && panel.home.about.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      <div className={styles.row}>
        {next !== undefined && (
          <Button
            look="main"
            onClick={() => {
              takeLesson(next.id, 'whereLeft');
              onOpen();
            }}
          >
            {(isNew ? panel.home.begin : panel.home.goOn)(words[next.id]?.title ?? next.id)}
          </Button>
        )}
        {missed > 0 && <Button onClick={() => beginQuiz(null)}>{panel.quiz.askMissed(missed)}</Button>}
      </div>
    </section>
  );
}

/** How far a chapter is done, and its quiz. */
export function ChapterState({ chapter }: { readonly chapter: number }) {
  const { panel } = useLessonWords();
  const progress = useProgress((state) => state.progress);
  const best = useQuiz(({ record }) => record.best[chapter]);
  const own = lessons.filter((lesson) => lesson.chapter === chapter);
  const done = own.filter(({ id }) => progress[id]?.state === 'done').length;
  return (
    <div className={styles.state}>
      <progress max={own.length} value={done} aria-label={panel.home.done(done, own.length)} />
      <span>{panel.home.done(done, own.length)}</span>
      <Button look="quiet" onClick={() => beginQuiz(chapter)}>
        {best === undefined ? panel.quiz.take : panel.quiz.takeAgain(best.right, best.all)}
      </Button>
    </div>
  );
}

/** The lesson that was gone on with last, or else the first that is open behind the last one done. */
export function nextUp(progress: Progress): Lesson | undefined {
  const begun = Object.keys(progress).findLast((id) => progress[id]?.state === 'begun');
  const lesson = lessons.find(({ id }) => id === begun);
  if (lesson !== undefined) return lesson;
  const isOpen = ({ id, kind }: Lesson): boolean => kind === 'lesson' && progress[id] === undefined;
  const lastDone = lessons.findLastIndex(
    ({ id, kind }) => kind === 'lesson' && progress[id]?.state === 'done',
  );
  return lessons.slice(lastDone + 1).find(isOpen) ?? lessons.find(isOpen);
}
