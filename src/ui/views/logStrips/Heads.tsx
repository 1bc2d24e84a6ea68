import type { LogColumn } from '../../select/logStrips.ts';
import type { TxnName } from '../../select/zabTxns.ts';
import type { LogsModel } from './model.ts';
import styles from './logStrips.module.css';

interface Props extends Pick<LogsModel, 'logs' | 'words'> {
  readonly isLit: (name: TxnName) => boolean;
  readonly isNarrow: boolean;
}

/** Epochs over their columns, and the counter of each. */
export function Heads({ logs, words, isLit, isNarrow }: Props) {
  return (
    <>
      <div className={styles.epochs} aria-hidden="true">
        <div className={styles.label}>
          {logs.start === 'cutOff' && (
            <span className={styles.earlier}>{isNarrow ? '…' : `${words.earlier} …`}</span>
          )}
        </div>
        {epochsOf(logs.columns).map(({ epoch, count }) => (
          <div
            key={epoch}
            className={styles.epoch}
            style={{ gridColumn: `span ${count}` }}
            title={epoch > 0 ? words.epoch(epoch) : undefined}
          >
            {epoch > 0 && <span>{count < COLUMNS_OF_A_WORD ? epoch : words.epoch(epoch)}</span>}
          </div>
        ))}
      </div>
      <div className={styles.counters} aria-hidden="true">
        <div className={styles.label} />
        {logs.columns.map(({ zxid, counter, name }, at) => (
          <span
            key={zxid}
            className={styles.counter}
            title={String(counter)}
            data-first={isNewEpoch(logs.columns, at) || undefined}
            data-lit={isLit(name) || undefined}
          >
            {lastDigits(counter)}
          </span>
        ))}
      </div>
    </>
  );
}

/** As many as a column has room for. */
function lastDigits(counter: number): string {
  const digits = String(counter);
  return digits.length <= 3 ? digits : `…${digits.slice(-2)}`;
}

/** Over fewer columns there is room for the number alone. */
const COLUMNS_OF_A_WORD = 3;

function epochsOf(
  columns: readonly LogColumn[],
): readonly { readonly epoch: number; readonly count: number }[] {
  const epochs: { epoch: number; count: number }[] = [];
  for (const { epoch } of columns) {
    const last = epochs.at(-1);
    if (last?.epoch === epoch) last.count++;
    else epochs.push({ epoch, count: 1 });
  }
  return epochs;
}

export function isNewEpoch(columns: readonly LogColumn[], at: number): boolean {
  return at > 0 && columns[at]?.epoch !== columns[at - 1]?.epoch;
}
