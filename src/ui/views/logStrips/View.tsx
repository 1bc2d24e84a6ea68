import { useState, type CSSProperties } from 'react';
import { useDrawing } from '../../draw/thing/drawing.ts';
import { ServerTag } from '../../draw/thing/ServerTag.tsx';
import { useLitTxns } from '../../draw/thing/useLitTxns.ts';
import { Measured } from '../../draw/view/Measured.tsx';
import { useNewestInView } from '../../draw/view/useNewestInView.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { viewOf } from '../../draw/view/viewOf.tsx';
import type { Zxid } from '../../../engine/index.ts';
import type { LogCell, LogStrips } from '../../select/logStrips.ts';
import { useDiffering } from '../../stores/differing.ts';
import { Heads, isNewEpoch } from './Heads.tsx';
import { LogCellButton } from './LogCellButton.tsx';
import { logsModel, type LogsModel } from './model.ts';
import styles from './logStrips.module.css';
import { words as english } from './words/en.ts';

export const LogStripsView = viewOf('logStrips', english, logsModel, Strips, { Legend });

function Legend({ words, model }: { readonly words: LogsModel['words']; readonly model: LogsModel }) {
  const isShown = (kind: (typeof LEGEND)[number]) =>
    ALWAYS.has(kind) || model.logs.strips.some(({ cells }) => cells.some((cell) => cell.kind === kind));
  return LEGEND.filter(isShown).map((kind) => (
    <span key={kind} className={styles.key}>
      <i className={styles.entry} data-kind={kind} /> {words.legend[kind]}
    </span>
  ));
}

const LEGEND = ['committed', 'unheard', 'outstanding', 'doomed', 'truncated', 'snapshot'] as const;
/** The others are explained where there are some. */
const ALWAYS: ReadonlySet<string> = new Set(['committed', 'outstanding', 'doomed']);

function Strips({ model }: { readonly model: LogsModel }) {
  return <Measured>{(size) => <Grid model={model} size={size} />}</Measured>;
}

function Grid({ model, size }: { readonly model: LogsModel; readonly size: PictureSize }) {
  const { logs, notes, words, trace } = model;
  const { side, looks, tell } = useDrawing();
  const { logs: parted } = useDiffering(side);
  const isLit = useLitTxns(side, trace);
  const scroller = useNewestInView();
  const isNarrow = size.width < NARROW_PX * size.type;
  const begun = useBegun(logs, trace);
  return (
    <div ref={scroller} className={styles.scroller}>
      <div className={styles.grid} style={gridStyle(logs, size)}>
        <Heads {...{ logs, words, isLit, isNarrow }} />
        {logs.strips.map(({ server, cells }, row) => (
          <div
            key={server.id}
            className={styles.strip}
            data-look={looks.of({ kind: 'server', id: server.id })}
            data-process={server.process}
          >
            <div className={styles.label}>
              <ServerTag server={server} short={isNarrow} />
            </div>
            {logs.columns.map((column, at) => (
              <LogCellButton
                key={column.zxid}
                {...{ side, column, words }}
                onTell={tell}
                server={server.number}
                cell={cells[at]}
                isFirst={isNewEpoch(logs.columns, at)}
                isLit={isLit(column.name)}
                appears={begun.get(server.id)?.has(column.zxid) !== true}
                differs={column.zxid >= (parted.get(server.id) ?? Infinity)}
              />
            ))}
            <div className={styles.note} data-tone={notes[row]?.tone}>
              {!isNarrow && notes[row]?.text}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

type Entries = ReadonlyMap<string, ReadonlySet<Zxid>>;

/** The entries that were there when it came here, as opposed to those that came since. Hundreds that appear at once take as many layers. */
function useBegun(logs: LogStrips, trace: LogsModel['trace']): Entries {
  const zxids = logs.columns.map(({ zxid }) => zxid);
  const [last, setLast] = useState(() => ({ trace, zxids, begun: entriesOf(logs) }));
  const isSame = zxids.length === last.zxids.length && zxids.every((zxid, at) => zxid === last.zxids[at]);
  if (last.trace === trace && isSame) return last.begun;
  // The playhead has jumped: none of what stood is in sight.
  const isElsewhere = last.trace !== trace || !zxids.some((zxid) => last.zxids.includes(zxid));
  const begun = isElsewhere ? entriesOf(logs) : last.begun;
  setLast({ trace, zxids, begun });
  return begun;
}

/** Those that are there, by server. */
function entriesOf({ columns, strips }: LogStrips): Entries {
  const zxidsOf = (cells: readonly LogCell[]) =>
    columns.filter((_, at) => (cells[at]?.kind ?? 'none') !== 'none').map(({ zxid }) => zxid);
  return new Map(strips.map(({ server, cells }) => [server.id, new Set(zxidsOf(cells))]));
}

/** Strips share the height there is, between readable and needlessly tall. */
function gridStyle({ columns, strips }: LogStrips, { height, type }: PictureSize): CSSProperties {
  const room = (height / type - HEADS_PX) / Math.max(1, strips.length);
  const rowPx = Math.max(MIN_ROW_PX, Math.min(MAX_ROW_PX, room));
  return {
    ['--columns' as string]: columns.length,
    ['--row' as string]: `${rowPx * type}px`,
    ['--entry' as string]: `${Math.min(17, rowPx - 5) * type}px`,
  };
}

const NARROW_PX = 400;
const HEADS_PX = 40;
const MIN_ROW_PX = 14;
const MAX_ROW_PX = 36;
