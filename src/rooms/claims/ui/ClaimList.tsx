import { visit } from '../../../ui/link/hashSync.ts';
import type { Row } from '../model/row.ts';
import { CLAIMS } from '../words/claims.ts';
import { saidOf } from './said.ts';
import { useSeen } from './seen.ts';
import { useWords } from '../../../words/useWords.ts';
import styles from './claims.module.css';

interface Props {
  readonly rows: readonly Row[];
  readonly onOpen: () => void;
}

/** Claims as lines; each opens its moment. */
export function ClaimList({ rows, onOpen }: Props) {
  const words = useWords(CLAIMS);
  const seen = useSeen((state) => state.seen);
  return (
    <ul className={styles.list}>
      {rows.map((row) => {
        const { claim, truth } = saidOf(row, words);
        return (
          <li key={row.id}>
            <button
              type="button"
              className={styles.row}
              onClick={() => {
                onOpen();
                void visit({ kind: 'claim', id: row.id });
              }}
            >
              <span className={styles.rowId}>{row.id}</span>
              <span className={styles.verdict} data-verdict={row.verdict}>
                {words.verdicts[row.verdict]}
              </span>
              <span className={styles.rowText}>
                <b>{claim}</b> {truth}
              </span>
              {seen.has(row.id) && <span className={styles.seen}>{words.seen}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
