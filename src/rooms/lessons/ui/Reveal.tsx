import { useEffect, useRef } from 'react';
import type { Prediction } from '../../../scenarios/lessons/lesson.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import styles from './lesson.module.css';
import { clearProof, lightProof, showProof } from './proof.ts';
import type { Question } from './question.ts';
import { useReadOut } from './useReadOut.ts';
import { useLessonWords } from '../words/useLessonWords.ts';

interface Props {
  readonly prediction: Prediction;
  readonly seen: Extract<Question, { readonly is: 'seen' }>;
  /** What happened, in words. */
  readonly says: string;
  readonly misconceptions: Readonly<Record<string, string>>;
}

/** What happened, where it can be seen, and the idea that many share. It does not say “wrong”. */
export function Reveal({ prediction, seen, says, misconceptions }: Props) {
  const { panel } = useLessonWords();
  const { proof, options } = prediction;
  const { chosen, answer, own, isBefore } = seen;
  const isSo = chosen === answer.option;
  const code =
    isSo || chosen === null ? null : (options.find(({ id }) => id === chosen)?.misconception ?? null);
  const misconception = code === null ? undefined : misconceptions[code];
  const whole = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useReadOut(text);
  useEffect(() => {
    whole.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (!isBefore) lightProof(proof);
    return clearProof;
  }, [proof, isBefore]);
  return (
    <div ref={whole} className={styles.reveal}>
      <div ref={text} tabIndex={-1}>
        <p>
          {isSo && <strong>{panel.asYouSaid}</strong>}
          {says}
        </p>
        {misconception !== undefined && (
          <p className={styles.idea}>
            <strong>{panel.manyThink}</strong>
            {misconception}
          </p>
        )}
      </div>
      {!isBefore && <Button onClick={() => showProof(proof, own.step)}>{panel.showMe}</Button>}
    </div>
  );
}
