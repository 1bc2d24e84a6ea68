import { memo } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { LogCell, LogColumn } from '../../select/logStrips.ts';
import { askWhy } from '../../stores/selection.ts';
import { pointing } from '../../draw/thing/pointing.ts';
import { cellText, type LogsModel } from './model.ts';
import styles from './logStrips.module.css';

interface Props {
  readonly side: WorldSide;
  /** The server's myid. */
  readonly server: number;
  readonly column: LogColumn;
  readonly cell: LogCell | undefined;
  /** Whether an epoch begins with its column. */
  readonly isFirst: boolean;
  readonly isLit: boolean;
  /** Whether it came while the strips stood. */
  readonly appears: boolean;
  /** From the log beside it: it has parted here or before. */
  readonly differs: boolean;
  readonly words: LogsModel['words'];
  readonly onTell: (text: string | null) => void;
}

/** One transaction on one disk. Choosing it asks why it is there, or why it is lost. */
export const LogCellButton = memo(function LogCellButton(props: Props) {
  const { side, server, column, cell, isFirst, isLit, appears, differs, words, onTell } = props;
  if (cell === undefined || cell.kind === 'none') {
    return (
      <span className={styles.cell} data-first={isFirst || undefined} data-lit={isLit || undefined}>
        {column.fate === 'committed' && <i className={styles.hole} />}
      </span>
    );
  }
  const text = words.cellOn(server, cellText(column, cell, words));
  const seq = cell.seq ?? column.seq;
  const record = { kind: 'record', id: String(seq ?? 0) } as const;
  const point = pointing(side, record, (isPointedAt) => onTell(isPointedAt ? text : null));
  const question = lossOf(side, column, cell);
  return (
    <button
      type="button"
      className={styles.cell}
      data-first={isFirst || undefined}
      data-lit={isLit || undefined}
      data-appears={appears || undefined}
      data-differs={differs || undefined}
      aria-label={text}
      {...point}
      {...(question === null ? {} : { onClick: () => askWhy(question), onKeyDown: undefined })}
      {...(seq === null ? { onClick: undefined, onKeyDown: undefined } : {})}
    >
      <i className={styles.entry} data-kind={cell.kind} data-variant={cell.variant > 0 || undefined} />
    </button>
  );
});

function lossOf(side: WorldSide, { zxid, lossSeq }: LogColumn, { kind, seq, loggedSeq }: LogCell) {
  if (kind === 'truncated' && seq !== null)
    return { world: side, seq, asks: 'vanished', zxid, loggedSeq } as const;
  if (kind === 'doomed' && lossSeq !== null)
    return { world: side, seq: lossSeq, asks: 'doomed', zxid, loggedSeq } as const;
  return null;
}
