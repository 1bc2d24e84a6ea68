import { fewestActions } from '../../../scenarios/lessons/fewestActions.ts';
import { actionsOf, isSolutionPlayed } from '../../../scenarios/lessons/partWork.ts';
import { useLessonWords } from '../words/useLessonWords.ts';
import { useWords } from '../../../words/useWords.ts';
import { HandInButton } from './handIn/HandInButton.tsx';
import styles from './lesson.module.css';
import { workNameOf, type LessonRun } from './lessonStore.ts';
import { wordsOf } from './wordsOf.ts';
import { workOf } from './work.ts';

/** The last lines of a lesson: what was seen, and what it took. */
export function Closing({ run }: { readonly run: LessonRun }) {
  const { lesson, assigned } = run;
  const all = useLessonWords();
  const words = wordsOf(run, all, useWords());
  const { panel } = all;
  const work = Object.values(workOf(workNameOf(run)));
  const hasFewest = assigned?.assignment.task.kind !== 'world';
  const used = work.reduce((sum, part) => sum + actionsOf(part), 0);
  return (
    <section className={styles.closing}>
      <p>{words?.closing ?? words?.goal}</p>
      <p>
        {isSolutionPlayed(work)
          ? `${panel.solutionPlayed}${hasFewest ? panel.fewestKnown(fewestActions(lesson)) : ''}`
          : used > 0 && hasFewest && panel.commandsUsed(used, fewestActions(lesson))}
      </p>
      {assigned === null && <HandInButton run={run} look="plain" />}
    </section>
  );
}
