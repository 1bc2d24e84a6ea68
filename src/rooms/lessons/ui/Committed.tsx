import { useRef } from 'react';
import type { Prediction } from '../../../scenarios/lessons/lesson.ts';
import type { PanelWords } from '../words/contract.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { useSession } from '../../../ui/stores/session.ts';
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

/** What is to be done now that a prediction is made; said anew where her run goes otherwise than was asked. */
export function Committed({ run, prediction, play }: Props) {
  const { panel } = useLessonWords();
  const note = useRef<HTMLDivElement>(null);
  useReadOut(note);
  const hasActed = useSession(({ experiment }) => (experiment?.commands.length ?? 0) > 0);
  const course = courseOf(run, prediction, hasActed);
  return (
    <div className={styles.note}>
      <div ref={note} tabIndex={-1} aria-live="polite">
        <p>{run.playing === null ? panel[SAYS[course]] : panel.isPlaying}</p>
      </div>
      {course === 'byItself' && <Button onClick={skipToOutcome}>{panel.skipToOutcome}</Button>}
      {course !== 'byItself' && run.playing === null && (
        <Button onClick={playAsked}>{play ?? panel.playAsked}</Button>
      )}
    </div>
  );
}

/** `byItself`: time has but to go on. `acted`: something was done that the question does not suppose. */
type Course = 'byItself' | 'byHand' | 'acted' | 'strayed';

function courseOf(run: LessonRun, { rehearsal }: Prediction, hasActed: boolean): Course {
  if (run.question.is === 'strayed') return 'strayed';
  if (rehearsal.some((action) => action.do === 'give')) return 'byHand';
  return hasActed ? 'acted' : 'byItself';
}

const SAYS = {
  byItself: 'committed',
  byHand: 'committedByHand',
  acted: 'acted',
  strayed: 'strayed',
} as const satisfies Record<Course, keyof PanelWords>;
