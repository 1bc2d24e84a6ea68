import type { RefObject } from 'react';
import type { LessonWords, PartWords } from '../../../scenarios/lessons/words.ts';
import { useLessonWords } from '../words/useLessonWords.ts';
import { Explained } from './Explained.tsx';
import { GoalList } from './GoalList.tsx';
import { FillGrid } from './Grid.tsx';
import styles from './lesson.module.css';
import { isPartDone, partOf, type LessonRun } from './lessonStore.ts';
import { Offers } from './Offers.tsx';
import { PredictionForm } from './PredictionForm.tsx';
import { RepairBench } from './RepairBench.tsx';
import { Settings } from './Settings.tsx';

interface Props {
  readonly run: LessonRun;
  readonly words: LessonWords;
  readonly text: PartWords;
  /** Where the part asks. */
  readonly question: RefObject<HTMLElement | null>;
}

/** What a part says, asks and wants: its goal behind the prediction, for which it would be a hint. */
export function PartContent({ run, words, text, question }: Props) {
  const { panel } = useLessonWords();
  const part = partOf(run);
  const isGoalSaid = part.prediction === undefined || run.hasCommitted;
  const name = `${run.lesson.id} ${part.id}`;
  return (
    <>
      <div className={styles.text}>
        <Explained paragraphs={text.text} />
      </div>
      <Settings key={name} run={run} words={words} />
      {part.prediction !== undefined && text.prediction !== undefined && (
        <PredictionForm
          key={`${name} ${JSON.stringify(run.set)}`}
          place={question}
          run={run}
          prediction={part.prediction}
          text={text.prediction}
          misconceptions={words.misconceptions ?? {}}
        />
      )}
      {part.grid !== undefined && run.hasCommitted && <FillGrid run={run} />}
      {part.goal !== undefined &&
        (isGoalSaid ? (
          <GoalList run={run} goal={part.goal} text={text.goal ?? {}} />
        ) : (
          <p className={styles.later}>{panel.goalLater}</p>
        ))}
      {part.repair !== undefined && <RepairBench run={run} repair={part.repair} />}
      {isGoalSaid && !isPartDone(run) && <Offers part={part} />}
    </>
  );
}
