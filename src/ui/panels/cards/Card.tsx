import { X } from '../../parts/icons.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { IconButton } from '../../parts/Button.tsx';
import { clearSelection } from '../../stores/selection.ts';
import styles from './Card.module.css';

interface CardProps {
  readonly title: ReactNode;
  /** What kind of thing it is, in small. */
  readonly kind?: ReactNode;
  /** A mark before the title. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** What is selected: what it is, what it believes, what is true, and what can be done to it. */
export function Card({ title, kind, mark, children }: CardProps) {
  const words = useWords();
  return (
    <article className={styles.card} aria-label={typeof title === 'string' ? title : undefined}>
      <header className={styles.header}>
        {mark}
        <div className={styles.title}>
          <h2>{title}</h2>
          {kind !== undefined && <p>{kind}</p>}
        </div>
        <IconButton look="quiet" name={words.panels.card.close} hotkey="Esc" onClick={clearSelection}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {children}
    </article>
  );
}

interface SectionProps {
  readonly title: ReactNode;
  /** Folded away until asked for. */
  readonly folded?: boolean;
  readonly children: ReactNode;
}

export function Section({ title, folded = false, children }: SectionProps) {
  if (folded) {
    return (
      <details className={styles.section}>
        <summary>{title}</summary>
        {children}
      </details>
    );
  }
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

export function Lines({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.lines}>{children}</ul>;
}
