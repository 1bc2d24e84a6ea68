// The frame every view of the shelf stands in: its name, one line that says how things are, and the drawing below, which
// the arrow keys walk through.
import { createContext, use, useId, type ReactNode } from 'react';
import type { ViewId } from '../../../scenarios/scenario/scenario.ts';
import { useWords } from '../../../words/useWords.ts';
import { walking } from './walking.ts';
import styles from './frame.module.css';

interface Props {
  readonly id: ViewId;
  /** How things are; short. */
  readonly line: string;
  /** It takes one line however long it is, the whole of it in its tooltip: what is drawn below does not move. */
  readonly oneLine?: boolean;
  /** Whether the line tells of a broken promise. */
  readonly tone?: 'calm' | 'alarm';
  /** What signs mean, where they do not say it themselves. */
  readonly legend?: ReactNode;
  /** What the drawing shows, sentence by sentence, for who does not see it. */
  readonly spoken: readonly string[];
  /** `fits`: as high as what it says. `fills`: it is drawn into the height that there is. */
  readonly height?: Height;
  /** Of what is pointed at, over the line: in its place it could move what is pointed at. */
  readonly told?: string | null;
  /** Null: there is nothing to draw yet, and the line says why. */
  readonly children: ReactNode;
}

export type Height = 'fits' | 'fills';

/** Left or right, where the same view stands beside two worlds; empty where there is one. */
export const SideName = createContext('');

export function ViewFrame(props: Props) {
  const { id, line, oneLine = false, tone = 'calm', legend, spoken, children } = props;
  const { height = 'fills', told = null } = props;
  const { views, picture } = useWords();
  const { names } = views;
  const sideName = use(SideName);
  const nameId = useId();
  return (
    <section
      className={styles.frame}
      data-view={id}
      aria-labelledby={sideName === '' ? nameId : undefined}
      aria-label={sideName === '' ? undefined : picture.parameterIs(sideName, names[id])}
    >
      <header className={styles.head}>
        <h3 id={nameId} className={styles.name}>
          {names[id]}
        </h3>
        <p
          className={styles.line}
          title={oneLine ? line : undefined}
          data-tone={tone}
          data-one={oneLine || undefined}
          data-empty={children === null || undefined}
        >
          {told === null && !oneLine ? (
            line
          ) : (
            <span className={told === null ? undefined : styles.under}>{line}</span>
          )}
          {told !== null && <span className={styles.told}>{told}</span>}
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
        <div ref={walking} className={styles.body} data-height={height}>
          {children}
        </div>
      )}
    </section>
  );
}

/** Nobody listens to more. */
const SPOKEN_AT_MOST = 60;
