import { zxidText } from '../../../words/names.ts';
import { useWords } from '../../../words/useWords.ts';
import type { LogCell } from '../../select/ensemble/logTails.ts';
import { SCISSORS } from '../../draw/thing/glyphs.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import styles from './server.module.css';

interface Props {
  readonly cells: readonly LogCell[];
  /** It has logged nothing at all. */
  readonly isEmpty: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How large type is. */
  readonly type: number;
}

/** Columns that a strip has room for, so that cells are as wide in an almost empty log as in a full one. */
const COLUMNS = 8;

/** The end of a log: solid where it is committed, hollow where it is only logged, hatched where it will be discarded. */
export function LogTailDrawn({ cells, isEmpty, x, y, width, height, type }: Props) {
  const words = useWords().ensemble;
  if (cells.length > 0 && cells.every(({ state }) => state === 'missing')) {
    const size = Math.max(height * 0.8, 11 * type);
    const text = isEmpty ? words.noTxn : words.endsEarlier;
    // Of words that cannot be read as little is left as of an empty strip.
    if (textWidth(text, size) > width) return null;
    return (
      <text className={styles.doing} x={x} y={y + height / 2 + size * 0.36} style={{ fontSize: size }}>
        {text}
      </text>
    );
  }
  const pitch = width / COLUMNS;
  const w = Math.min(pitch - 2.5, height * 1.7);
  return (
    <g className={styles.strip} transform={`translate(${x} ${y})`}>
      {cells.map(({ zxid, state }, at) => (
        <g
          key={zxid}
          className={styles.cell}
          data-state={state}
          style={{ transform: `translateX(${at * pitch}px)` }}
        >
          {state === 'missing' ? (
            <circle className={styles.hole} cx={w / 2} cy={height / 2} r={1.4} />
          ) : (
            <rect className={styles.entry} x={0.9} y={0.9} width={w - 1.8} height={height - 1.8} rx={2.5} />
          )}
          {state === 'fallen' && (
            <path
              className={styles.scissors}
              d={SCISSORS}
              transform={`translate(${w / 2} ${height / 2}) rotate(-90)`}
            />
          )}
          <title>{words.cellName(zxidText(zxid), words.cells[state])}</title>
        </g>
      ))}
    </g>
  );
}
