import { useRef } from 'react';
import type { Prediction } from '../../../scenarios/lessons/lesson.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { useSession } from '../../../ui/stores/session.ts';
import { afterPrediction, type Course } from './afterPrediction.ts';
import styles from './lesson.module.css';
import type { LessonRun } from './lessonStore.ts';
import { playAsked } from './showing.ts';
import { skipToOutcome } from './skipToOutcome.ts';
import { useReadOut } from './useReadOut.ts';
import { useLessonWords } from '../words/useLessonWords.ts';

interface Props {
  readonly run: LessonRun;
  readonly prediction: Prediction;
  /** What the button that plays it says. */
  readonly play: string | undefined;
}

/** What to do once the prediction is made; said again if the learner's run takes another course than the question. */
export function Committed({ run, prediction, play }: Props) {
  const { panel } = useLessonWords();
  const note = useRef<HTMLDivElement>(null);
  useReadOut(note);
  const hasActed = useSession(({ experiment }) => (experiment?.commands.length ?? 0) > 0);
  const course = courseOf(run, prediction, hasActed);
  const { text, button } = afterPrediction(panel, course, play);
  return (
    <div className={styles.note}>
      <div ref={note} tabIndex={-1} aria-live="polite">
        <p>{run.playing === null ? text : panel.isPlaying}</p>
      </div>
      {course === 'byItself' && <Button onClick={skipToOutcome}>{panel.skipToOutcome}</Button>}
      {button !== null && run.playing === null && <Button onClick={playAsked}>{button}</Button>}
    </div>
  );
}

function courseOf(run: LessonRun, { rehearsal }: Prediction, hasActed: boolean): Course {
  if (run.question.is === 'strayed') return 'strayed';
  if (rehearsal.some((action) => action.do === 'give')) return 'byHand';
  return hasActed ? 'acted' : 'byItself';
}
