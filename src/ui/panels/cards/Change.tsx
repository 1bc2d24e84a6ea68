import type { ReactNode } from 'react';
import { CARDS } from '../../../words/cards.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Changed } from '../../select/compared.ts';
import styles from './Change.module.css';

/** What the step shown added is lit, what it removed is struck out: both are said too. */
export function Change({
  change,
  children,
}: {
  readonly change: Changed<unknown>['change'];
  readonly children: ReactNode;
}) {
  const { changes } = useWords(CARDS);
  switch (change) {
    case 'kept':
      return children;
    case 'added':
      return (
        <ins className={styles.added} title={changes.added}>
          {children}
          <span className="visually-hidden"> ({changes.added})</span>
        </ins>
      );
    case 'removed':
      return (
        <del className={styles.removed} title={changes.removed}>
          {children}
          <span className="visually-hidden"> ({changes.removed})</span>
        </del>
      );
    default:
      return change satisfies never;
  }
}
