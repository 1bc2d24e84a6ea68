import { Circle, CircleCheck } from 'lucide-react';
import type { Goal } from '../../../scenarios/lessons/lesson.ts';
import { useWords } from '../../../words/useWords.ts';
import styles from './lesson.module.css';
import type { LessonRun } from './lessonStore.ts';
import { useLessonWords } from '../words/useLessonWords.ts';

interface Props {
  readonly run: LessonRun;
  readonly goal: Goal;
  readonly text: Readonly<Record<string, string>>;
}

/** What is to be brought about, and what of it has been. */
export function GoalList({ run, goal, text }: Props) {
  const { panel } = useLessonWords();
  const { format } = useWords();
  return (
    <section className={styles.goal} data-task="">
      <h3>{panel.goal}</h3>
      <ul>
        {goal.milestones.map(({ id }) => {
          const isReached = run.reached.includes(id);
          return (
            <li key={id} data-reached={isReached || undefined}>
              {isReached ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
              <span>
                {text[id] ?? id}
                <span className="visually-hidden">
                  {' '}
                  {format.aside(isReached ? panel.reached : panel.open)}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
