// Things side by side in columns, who knows what of them in rows: the first row is what is true.
import type { ReactNode } from 'react';
import styles from './chipTable.module.css';

export interface ChipRow {
  readonly key: string;
  /** What the row is of, in words, and as it is drawn. */
  readonly name: string;
  readonly head: ReactNode;
  readonly kind: 'truth' | 'belief';
  readonly dim?: boolean;
  /** What is wrong with the row, behind it. */
  readonly note?: string;
  readonly cells: readonly ReactNode[];
}

export interface ChipColumn {
  readonly key: string;
  readonly name: string;
  readonly head: ReactNode;
}

export function ChipTable({
  columns,
  rows,
}: {
  readonly columns: readonly ChipColumn[];
  readonly rows: readonly ChipRow[];
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td aria-hidden="true" />
          {columns.map(({ key, name, head }) => (
            <th key={key} scope="col" aria-label={name}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, head, kind, dim, note, cells }) => (
          <tr key={key} data-kind={kind} data-dim={dim === true || undefined}>
            <th scope="row" aria-label={name}>
              {head}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at]?.key ?? at}>{cell}</td>
            ))}
            {note !== undefined && <td className={styles.note}>{note}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
