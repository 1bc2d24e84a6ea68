import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import { useMemo, useState, type CSSProperties } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { logStrips, type LogColumn, type LogStrips } from '../../select/logStrips.ts';
import type { TxnName } from '../../select/zabTxns.ts';
import { useWorld } from '../../stores/useWorld.ts';
import { useDiffering } from '../../stores/differing.ts';
import { Measured } from '../../draw/view/Measured.tsx';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import { useNewestInView } from '../../draw/view/useNewestInView.ts';
import { useLooks } from '../../draw/thing/useLooks.ts';
import { useLitTxns } from '../../draw/thing/useLitTxns.ts';
import { Drawing } from '../../draw/thing/drawing.ts';
import { ServerTag } from '../../draw/thing/ServerTag.tsx';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { LogCellButton } from './LogCellButton.tsx';
import { lineOf, noteOf, stripText, type Telling } from './stripText.ts';
import styles from './logStrips.module.css';

/** One strip for each server, aligned by zxid: solid is committed, hollow is only logged, hatched will be discarded. */
export function LogStripsView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).logStrips;
  const { txns } = useWords(SHELF);
  const view = useWorld(side);
  const [told, setTold] = useState<string | null>(null);
  const telling = useMemo<Telling>(() => ({ words, txns }), [words, txns]);
  if (view === null) return null;
  const { trace } = view.simulation;
  const logs = logStrips(view.world, trace);
  const isEmpty = logs.columns.length === 0;
  const line = lineOf(logs, telling);
  return (
    <ViewFrame
      id="logStrips"
      line={line.text}
      told={told}
      tone={line.tone}
      spoken={logs.strips.map((strip) => stripText(strip, telling))}
      legend={<Legend telling={telling} />}
    >
      {isEmpty ? null : (
        <Measured>{(size) => <Strips {...{ side, logs, telling, trace, size }} onTell={setTold} />}</Measured>
      )}
    </ViewFrame>
  );
}

function Legend({ telling: { words } }: { readonly telling: Telling }) {
  return LEGEND.map((kind) => (
    <span key={kind} className={styles.key}>
      <i className={styles.entry} data-kind={kind} /> {words.legend[kind]}
    </span>
  ));
}

const LEGEND = ['committed', 'outstanding', 'doomed'] as const;

interface StripsProps {
  readonly side: WorldSide;
  readonly logs: LogStrips;
  readonly telling: Telling;
  readonly trace: Parameters<typeof logStrips>[1];
  readonly size: PictureSize;
  readonly onTell: (text: string | null) => void;
}

function Strips({ side, logs, telling, trace, size, onTell }: StripsProps) {
  const { words } = telling;
  const looks = useLooks(
    side,
    logs.strips.map(({ server }) => ({ kind: 'server', id: server.id })),
  );
  const { logs: parted } = useDiffering(side);
  const isLit = useLitTxns(side, trace);
  const scroller = useNewestInView();
  const isNarrow = size.width < NARROW_PX * size.type;
  return (
    <Drawing value={{ side, looks, tell: onTell }}>
      <div ref={scroller} className={styles.scroller}>
        <div className={styles.grid} style={gridStyle(logs, size)}>
          <Heads {...{ logs, telling, isLit, isNarrow }} />
          {logs.strips.map((strip) => {
            const note = noteOf(strip, logs.columns, words);
            return (
              <div
                key={strip.server.id}
                className={styles.strip}
                data-look={looks.of({ kind: 'server', id: strip.server.id })}
                data-process={strip.server.process}
              >
                <div className={styles.label}>
                  <ServerTag server={strip.server} short={isNarrow} />
                </div>
                {logs.columns.map((column, at) => (
                  <LogCellButton
                    key={column.zxid}
                    {...{ side, column, telling, onTell }}
                    server={strip.server.number}
                    cell={strip.cells[at]}
                    isFirst={isNewEpoch(logs.columns, at)}
                    isLit={isLit(column.name)}
                    differs={column.zxid >= (parted.get(strip.server.id) ?? Infinity)}
                  />
                ))}
                <div className={styles.note} data-tone={note?.tone}>
                  {!isNarrow && note?.text}
                </div>
              </div>
            );
          })}
        </div>
      </div>
    </Drawing>
  );
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
const MIN_ROW_PX = 17;
const MAX_ROW_PX = 36;

interface HeadsProps extends Pick<StripsProps, 'logs' | 'telling'> {
  readonly isLit: (name: TxnName) => boolean;
  readonly isNarrow: boolean;
}

/** Epochs over their columns, and the counter of each. */
function Heads({ logs, telling, isLit, isNarrow }: HeadsProps) {
  const { words } = telling;
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

function isNewEpoch(columns: readonly LogColumn[], at: number): boolean {
  return at > 0 && columns[at]?.epoch !== columns[at - 1]?.epoch;
}
