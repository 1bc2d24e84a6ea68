// The frame every view of the shelf stands in: its name, one line that says how things are, and the drawing below, which
// the arrow keys walk through.
import { createContext, use, useId, useRef, type ReactNode } from 'react';
import type { ViewId } from '../../../scenarios/scenario/scenario.ts';
import { useWords } from '../../../words/useWords.ts';
import { useWalk } from './useWalk.ts';
import styles from './frame.module.css';

interface Props {
  readonly id: ViewId;
  /** How things are, or what is pointed at; short. */
  readonly line: ReactNode;
  /** Whether the line tells of a broken promise. */
  readonly tone?: 'calm' | 'alarm';
  /** What signs mean, where they do not say it themselves. */
  readonly legend?: ReactNode;
  /** What the drawing shows, sentence by sentence, for who does not see it. */
  readonly spoken: readonly string[];
  /** Null: there is nothing to draw yet, and the line says why. */
  readonly children: ReactNode;
}

/** Left or right, where the same view stands beside two worlds; empty where there is one. */
export const SideName = createContext('');

export function ViewFrame({ id, line, tone = 'calm', legend, spoken, children }: Props) {
  const { views, picture } = useWords();
  const { names } = views;
  const sideName = use(SideName);
  const nameId = useId();
  const body = useRef<HTMLDivElement>(null);
  useWalk(body);
  return (
    <section
      className={styles.frame}
      aria-labelledby={sideName === '' ? nameId : undefined}
      aria-label={sideName === '' ? undefined : picture.parameterIs(sideName, names[id])}
    >
      <header className={styles.head}>
        <h3 id={nameId} className={styles.name}>
          {names[id]}
        </h3>
        <p className={styles.line} data-tone={tone} data-empty={children === null || undefined}>
          {line}
        </p>
        {legend !== undefined && children !== null && (
          <div className={styles.legend} aria-hidden="true">
            {legend}
          </div>
        )}
      </header>
      <ul className="visually-hidden">
        {spoken.slice(0, SPOKEN_AT_MOST).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {children !== null && (
        <div ref={body} className={styles.body}>
          {children}
        </div>
      )}
    </section>
  );
}

/** Nobody listens to more. */
const SPOKEN_AT_MOST = 60;
