import type { ReactNode } from 'react';
import { Tip } from '../../parts/Tip.tsx';
import styles from './Facts.module.css';

/** Names and what is said of them. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  readonly name: string;
  /** Explains the name, on hover and on focus. */
  readonly tip?: string;
  readonly look?: 'code' | 'alarm';
  readonly children: ReactNode;
}

export function Fact({ name, tip, look, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        {tip === undefined ? (
          name
        ) : (
          <Tip text={tip}>
            {(describedBy) => (
              <button type="button" className={styles.term} aria-describedby={describedBy}>
                {name}
              </button>
            )}
          </Tip>
        )}
      </dt>
      <dd className={look === undefined ? undefined : styles[look]}>{children}</dd>
    </div>
  );
}
