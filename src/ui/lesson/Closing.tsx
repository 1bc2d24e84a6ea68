import { fewestActions } from '../../scenarios/lessons/fewestActions.ts';
import { actionsOf } from '../../scenarios/lessons/partWork.ts';
import { useLessonWords } from '../../words/useLessonWords.ts';
import styles from './lesson.module.css';
import type { LessonRun } from './lessonStore.ts';
import { workOf } from './work.ts';

/** The last lines of a lesson: what was seen, and what it took. */
export function Closing({ run: { lesson } }: { readonly run: LessonRun }) {
  const { panel, lessons } = useLessonWords();
  const words = lessons[lesson.id];
  const work = Object.values(workOf(lesson.id));
  const own = work.reduce((sum, part) => sum + actionsOf(part), 0);
  const isShown = work.some((part) => part.isShown);
  return (
    <section className={styles.closing}>
      <p>{words?.closing ?? words?.goal}</p>
      <p>
        {own > 0 && panel.yourActions(own, fewestActions(lesson))} {isShown && panel.solutionPlayed}
      </p>
    </section>
  );
}
