import { CLASSROOM } from '../words/classroom.ts';
import { useWords } from '../../../words/useWords.ts';
import { encodeText } from '../../../ui/link/encode.ts';
import { hashOf } from '../../../ui/link/hash.ts';
import styles from './classroom.module.css';
import type { RowPart } from './resultRow.ts';
import { COLUMNS, type Column, type Sort, type TableLine } from './resultTable.ts';

interface Props {
  readonly lines: readonly TableLine[];
  readonly sort: Sort;
  readonly onSort: (column: Column) => void;
}

/** One line for each code; a click on the head of a column sorts by it. */
export function ResultTable({ lines, sort, onSort }: Props) {
  const words = useWords(CLASSROOM).results;
  return (
    <div className={styles.scroll}>
      <table className={styles.learners}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                aria-sort={sort.by !== column ? 'none' : sort.isUp ? 'ascending' : 'descending'}
              >
                <button type="button" onClick={() => onSort(column)}>
                  {words.columns[column]}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, isOther, cells }) => (
            <tr key={row.code} data-goal={isOther ? 'refused' : row.goal}>
              {COLUMNS.map((column) => (
                <td key={column}>{column === 'runs' ? <Parts parts={row.parts} /> : cells[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Parts({ parts }: { readonly parts: readonly RowPart[] }) {
  const words = useWords(CLASSROOM).results;
  return (
    <div className={styles.runs}>
      {parts.map((part, index) => (
        <button
          key={part.place}
          type="button"
          data-reached={part.goalReached}
          aria-label={words.part(index + 1, part.goalReached)}
          title={words.part(index + 1, part.goalReached)}
          onClick={() => void openPart(part)}
        >
          {index + 1} {part.goalReached ? '✓' : '✗'}
        </button>
      ))}
    </div>
  );
}

/** In the lab: at the moment it came to, or where nothing was reached, at its beginning. */
async function openPart({ run, place }: RowPart): Promise<void> {
  const hash = run === null ? place : hashOf(await encodeText(JSON.stringify(run)));
  open(new URL(`./index.html${hash}`, location.href), '_blank', 'noopener');
}
