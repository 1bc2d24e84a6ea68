// Things side by side in columns, who knows what of them in rows.
import type { CastMember } from '../../select/cast.ts';
import { Chip, type ChipModel } from '../thing/Chip.tsx';
import { useDrawing } from '../thing/drawing.ts';
import { MemberDot } from '../thing/MemberDot.tsx';
import type { Name } from '../thing/useLooks.ts';
import type { ViewModel } from '../view/viewOf.tsx';
import styles from './table.module.css';

export interface TableModel extends ViewModel {
  readonly columns: readonly Head[];
  readonly rows: readonly TableRow[];
}

/** A column or a row: what it is of, in words, and as it is drawn. */
interface Head {
  readonly key: string;
  readonly name: string;
  /** A client is drawn as its disc, all else as its name. */
  readonly client?: CastMember | undefined;
}

export interface TableRow extends Head {
  /** What the row is of: it steps back while something else is pointed at. */
  readonly thing?: Name;
  readonly cells: readonly ChipModel[];
  /** What is wrong with the row, behind it. */
  readonly note?: string | undefined;
}

export function Table({ model: { columns, rows } }: { readonly model: TableModel }) {
  const { looks } = useDrawing();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td aria-hidden="true" />
          {columns.map((column) => (
            <th key={column.key} scope="col" aria-label={column.name}>
              <HeadDrawn head={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.key}
            data-dim={(row.thing !== undefined && looks.of(row.thing) === 'dim') || undefined}
          >
            <th scope="row" aria-label={row.name} title={'client' in row ? row.name : undefined}>
              <HeadDrawn head={row} />
            </th>
            {row.cells.map((cell, at) => (
              <td key={columns[at]?.key ?? at}>
                <Chip chip={cell} />
              </td>
            ))}
            {row.note !== undefined && <td className={styles.note}>{row.note}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function HeadDrawn({ head }: { readonly head: Head }) {
  return 'client' in head ? <MemberDot member={head.client} /> : head.name;
}
