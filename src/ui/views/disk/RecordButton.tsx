import { useDrawing } from '../../draw/thing/drawing.ts';
import { pointing } from '../../draw/thing/pointing.ts';
import type { RecordCell } from './disk.ts';
import { zxidText } from '../../../words/names.ts';
import { cellText } from './model.ts';
import type { Words } from './words/en.ts';
import styles from './disk.module.css';

interface Props {
  readonly cell: RecordCell;
  readonly words: Words;
}

/** A transaction in a log file. Choosing it selects the record of its logging. */
export function RecordButton({ cell, words }: Props) {
  const { side, tell } = useDrawing();
  const text = cellText(cell, words);
  const point = pointing(side, { kind: 'record', id: String(cell.seq ?? 0) }, (isPointedAt) =>
    tell(isPointedAt ? text : null),
  );
  return (
    <button
      type="button"
      className={styles.cell}
      aria-label={text}
      data-replayed={cell.isReplayed || undefined}
      {...point}
      {...(cell.seq === null ? { onClick: undefined, onKeyDown: undefined } : {})}
    >
      <i className={styles.entry} data-kind={cell.kind} />
      {zxidText(cell.name.zxid)}
    </button>
  );
}
