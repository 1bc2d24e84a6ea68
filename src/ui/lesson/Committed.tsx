import { useRef } from 'react';
import type { Prediction } from '../../scenarios/lessons/lesson.ts';
import { Button } from '../parts/Button.tsx';
import styles from './lesson.module.css';
import type { LessonRun } from './lessonStore.ts';
import { playAsked } from './showing.ts';
import { useReadOut } from './useReadOut.ts';
import { useLessonWords } from './words.ts';

/** What is to be done now that a prediction is made; said anew where her run has come to something else than was asked. */
export function Committed({ run, prediction }: { readonly run: LessonRun; readonly prediction: Prediction }) {
  const { panel } = useLessonWords();
  const note = useRef<HTMLDivElement>(null);
  useReadOut(note);
  const isByHand = prediction.rehearsal.some((action) => action.do === 'give');
  const says = run.strayed !== null ? panel.strayed : isByHand ? panel.committedByHand : panel.committed;
  return (
    <div className={styles.note}>
      <div ref={note} tabIndex={-1} aria-live="polite">
        <p>{says}</p>
      </div>
      {(isByHand || run.strayed !== null) && (
        <Button onClick={playAsked} refused={run.playing === null ? null : panel.isPlaying}>
          {panel.playAsked}
        </Button>
      )}
    </div>
  );
}
