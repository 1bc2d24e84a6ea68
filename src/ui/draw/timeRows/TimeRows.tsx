// Rows of bars over time: a row for each client, what was so and how long, and across all rows where a promise was broken.
import type { CastMember } from '../../select/cast.ts';
import type { Span } from '../../select/span.ts';
import { usePointed, useDrawing } from '../thing/drawing.ts';
import { textWidth } from '../thing/textFit.ts';
import { MemberDot } from '../thing/MemberDot.tsx';
import type { Name } from '../thing/useLooks.ts';
import { Measured } from '../view/Measured.tsx';
import type { PictureSize } from '../view/useSize.ts';
import type { ViewModel } from '../view/viewOf.tsx';
import { spanStyle, TimePaper, TimeRow, type PaperDrawing } from './TimePaper.tsx';
import styles from './timeRows.module.css';

export interface TimeRowsModel extends ViewModel {
  readonly rows: readonly BarRow[];
  /** Red across all rows, with a word on it. */
  readonly overlaps: readonly Span[];
  readonly overlapWord: string;
  /** Pixels at the left of each row for what it is called, and how high a row is. */
  readonly labelPx: number;
  readonly rowPx: { readonly least: number; readonly most: number };
}

export interface BarRow {
  readonly key: string;
  readonly thing: Name;
  readonly member: CastMember | undefined;
  /** What is to be said of the row behind its name. */
  readonly note?: { readonly text: string; readonly tip?: string } | undefined;
  readonly bars: readonly Bar[];
}

export interface Bar {
  /** `state`: told by a library, above. `belief`: full. `truth`: the outline of a znode. None of them is told by colour alone. */
  readonly kind: 'state' | 'belief' | 'truth';
  /** Tells apart bars of one kind that begin at once. */
  readonly key: string;
  readonly span: Span;
  readonly text: string;
  /** What stands on it. */
  readonly word?: string;
  readonly mood?: 'up' | 'doubt' | 'over';
  /** Whether it is part of an overlap. */
  readonly isTogether?: boolean;
}

export function TimeRows({ model }: { readonly model: TimeRowsModel }) {
  return <Measured>{(size) => <Rows model={model} size={size} />}</Measured>;
}

function Rows({ model, size }: { readonly model: TimeRowsModel; readonly size: PictureSize }) {
  const { rows, overlaps, overlapWord, labelPx } = model;
  const { side } = useDrawing();
  const height = rowHeightFor(model, size);
  const pillPx = textWidth(overlapWord, PILL_FONT * size.type) * BOLD + PILL_PADDING;
  const hasStates = rows.some(({ bars }) => bars.some(({ kind }) => kind === 'state'));
  return (
    <TimePaper
      side={side}
      size={size}
      labelWidth={labelPx * size.type}
      words={{ spans: overlaps, px: pillPx }}
    >
      {({ isOnPage, ...paper }) => (
        <>
          <div className={styles.overlaps} aria-hidden="true">
            {overlaps.filter(isOnPage).map((overlap) => {
              const style = spanStyle(paper, overlap);
              return style === null ? null : (
                <span key={overlap.from.step} className={styles.overlap} style={style}>
                  <span>{overlapWord}</span>
                </span>
              );
            })}
          </div>
          {rows.map((row) => (
            <Row
              key={row.key}
              {...{ paper, height, hasStates }}
              row={{ ...row, bars: row.bars.filter(({ span }) => isOnPage(span)) }}
            />
          ))}
        </>
      )}
    </TimePaper>
  );
}

/** As high as there is room, within what can be read. */
function rowHeightFor({ rows, rowPx }: TimeRowsModel, { height, type }: PictureSize): number {
  const room = (height - RULER_PX * type) / Math.max(1, rows.length);
  return Math.round(Math.min(rowPx.most * type, Math.max(rowPx.least * type, room)));
}

const RULER_PX = 25;
/** Of the word on an overlap. */
const PILL_FONT = 12;
const PILL_PADDING = 18;
const BOLD = 1.14;

interface Placing {
  readonly paper: Pick<PaperDrawing, 'place' | 'end'>;
}

interface RowProps extends Placing {
  readonly row: BarRow;
  readonly height: number;
  /** States stand above the others, in every row. */
  readonly hasStates: boolean;
}

function Row({ row, paper, height, hasStates }: RowProps) {
  const { looks } = useDrawing();
  const { thing, member, note, bars } = row;
  return (
    <TimeRow
      dim={looks.of(thing) === 'dim'}
      label={
        <span className={styles.label} style={{ height }}>
          <MemberDot member={member} />
          {note !== undefined && (
            <span className={styles.note} title={note.tip}>
              {note.text}
            </span>
          )}
        </span>
      }
    >
      <div
        className={styles.bars}
        style={{ height }}
        data-hue={(member?.index ?? 0) % 8}
        data-states={hasStates || undefined}
      >
        {bars.map((bar) => (
          <BarDrawn key={`${bar.kind} ${bar.key}`} {...{ bar, thing, paper }} />
        ))}
      </div>
    </TimeRow>
  );
}

function BarDrawn({ bar, thing, paper }: Placing & { readonly bar: Bar; readonly thing: Name }) {
  const { kind, span, text, word, mood, isTogether = false } = bar;
  const pointed = usePointed(thing, text);
  const style = spanStyle(paper, span);
  return style === null ? null : (
    <button
      type="button"
      className={styles[kind]}
      style={style}
      data-mood={mood}
      data-together={isTogether || undefined}
      {...pointed}
    >
      {word !== undefined && <span>{word}</span>}
    </button>
  );
}

/** What bars of a kind mean, for the legend. */
export function BarSigns({
  words: { legend },
}: {
  readonly words: { readonly legend: Readonly<Partial<Record<Bar['kind'], string>>> };
}) {
  return (['state', 'belief', 'truth'] as const).map((kind) =>
    legend[kind] === undefined ? null : (
      <span key={kind}>
        <i className={styles.sign} data-kind={kind} /> {legend[kind]}
      </span>
    ),
  );
}
