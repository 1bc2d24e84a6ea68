import type { ReactNode } from 'react';
import { CARDS } from '../../../words/cards.ts';
import { useWords } from '../../../words/useWords.ts';
import { Tip } from '../../parts/Tip.tsx';
import type { Changed } from '../../select/compared.ts';
import { Change } from './Change.tsx';
import facts from './Facts.module.css';
import styles from './MapTable.module.css';

/** So many rows are listed, and so many items of one; more would push everything else away. */
const MAX_LISTED = 24;

interface TableNameProps {
  readonly name: string;
  /** Says what gets into the table. */
  readonly tip: string;
  readonly children: ReactNode;
}

/** A table by the name it has in the code, and a few words about it. */
export function TableName({ name, tip, children }: TableNameProps) {
  return (
    <p className={styles.name}>
      <Tip text={tip}>
        {(describedBy) => (
          <button type="button" className={facts['term']} aria-describedby={describedBy}>
            <code>{name}</code>
          </button>
        )}
      </Tip>{' '}
      {children}
    </p>
  );
}

/** A key, and what it leads to. */
export interface DrawnRow {
  readonly id: string;
  readonly key: ReactNode;
  readonly items: readonly Changed<{ readonly id: string; readonly drawn: ReactNode }>[];
}

interface Props {
  /** For those who do not see what it stands below. */
  readonly name: string;
  readonly caption: string | null;
  readonly rows: readonly DrawnRow[];
}

/** A key goes with the last that it led to. */
function keyOf(key: ReactNode, items: DrawnRow['items']): ReactNode {
  const isGone = items.length > 0 && items.every(({ change }) => change === 'removed');
  return isGone ? <Change change="removed">{key}</Change> : key;
}

/** A map: a key a row, what it leads to beside it. */
export function MapTable({ name, caption, rows }: Props) {
  const { empty, more } = useWords(CARDS);
  return (
    <table className={styles.map} aria-label={name}>
      {caption !== null && <caption>{caption}</caption>}
      <tbody>
        {rows.slice(0, MAX_LISTED).map(({ id: row, key, items }) => (
          <tr key={row}>
            <th scope="row">
              <code>{keyOf(key, items)}</code>
            </th>
            <td>
              {items.length === 0 && <i>{empty}</i>}
              {items.slice(0, MAX_LISTED).map(({ item: { id, drawn }, change }, index) => (
                <span key={`${change} ${id}`}>
                  {index > 0 && ', '}
                  <Change change={change}>
                    <code>{drawn}</code>
                  </Change>
                </span>
              ))}
              {items.length > MAX_LISTED && ` ${more(items.length - MAX_LISTED)}`}
            </td>
          </tr>
        ))}
        {rows.length > MAX_LISTED && (
          <tr>
            <td colSpan={2}>{more(rows.length - MAX_LISTED)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
