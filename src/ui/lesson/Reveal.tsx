import { useEffect } from 'react';
import type { Prediction } from '../../scenarios/lessons/lesson.ts';
import type { Answer } from '../../scenarios/lessons/predict.ts';
import { Button } from '../parts/Button.tsx';
import styles from './lesson.module.css';
import { clearProof, lightProof, showProof } from './proof.ts';
import { useLessonWords } from './words.ts';

interface Props {
  readonly prediction: Prediction;
  readonly chosen: string;
  readonly answer: Answer;
  readonly seenAt: number;
  /** What happened, in words. */
  readonly says: string;
  readonly misconceptions: Readonly<Record<string, string>>;
}

/** What happened, where it can be seen, and the idea that many share. It does not say “wrong”. */
export function Reveal({ prediction, chosen, answer, seenAt, says, misconceptions }: Props) {
  const { panel } = useLessonWords();
  const { proof, options } = prediction;
  const isSo = chosen === answer.option;
  const code = isSo ? null : (options.find(({ id }) => id === chosen)?.misconception ?? null);
  const misconception = code === null ? undefined : misconceptions[code];
  useEffect(() => {
    lightProof(proof);
    return clearProof;
  }, [proof]);
  return (
    <div className={styles.reveal}>
      <p>
        {isSo && <strong>{panel.asYouSaid} </strong>}
        {says}
      </p>
      {misconception !== undefined && (
        <p className={styles.idea}>
          <strong>{panel.manyThink}.</strong> {misconception}
        </p>
      )}
      <Button onClick={() => showProof(proof, seenAt)}>{panel.showMe}</Button>
    </div>
  );
}
