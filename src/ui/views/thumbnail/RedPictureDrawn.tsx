import { initials } from '../../../words/names.ts';
import type { RedBar, RedRow } from '../../select/red/clientRows.ts';
import type { RedBand, RedPicture } from '../../select/red/redPicture.ts';
import { Disc } from '../../draw/thing/Disc.tsx';
import { BELL } from '../../draw/thing/glyphs.ts';
import { ServerBox } from '../../draw/thing/ServerBox.tsx';
import { Boxes } from './Boxes.tsx';
import { HEIGHT, TYPE, WIDTH, planOf, type Plan } from './plan.ts';
import styles from './redPicture.module.css';

interface Props {
  readonly picture: RedPicture;
  /** Beside another one it is narrower, and as high. */
  readonly width?: number;
}

/** Where a promise broke, small: a row for each who took part, time from left to right, what is broken in red. */
export function RedPictureDrawn({ picture, width = WIDTH }: Props) {
  const plan = planOf(picture, width);
  const { redMs, isBroken, rows, bands, boxes, commandsMs } = picture;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      data-broken={isBroken || undefined}
      aria-hidden="true"
    >
      {commandsMs.filter(plan.isInside).map((ms) => (
        <path key={ms} className={styles.command} d={`M${plan.x(ms)} ${plan.top - 1}l-3.5 -6h7z`} />
      ))}
      {bands.map((band) => (
        <Band key={`${band.fromMs} ${band.rows.join()}`} band={band} rows={rows} plan={plan} />
      ))}
      {rows.map((row, at) => (
        <Row key={row.key} row={row} y={plan.rowY(at)} plan={plan} />
      ))}
      {plan.isInside(redMs) && (
        <line
          className={isBroken ? styles.red : styles.point}
          x1={plan.x(redMs)}
          x2={plan.x(redMs)}
          y1={plan.top - 7}
          y2={plan.bottom}
        />
      )}
      <Boxes boxes={boxes} width={width} />
    </svg>
  );
}

/** From the first to the last of its rows: between them nothing is drawn that would be covered. */
function Band({
  band,
  rows,
  plan,
}: {
  readonly band: RedBand;
  readonly rows: readonly RedRow[];
  readonly plan: Plan;
}) {
  const places = rows.flatMap(({ key }, at) =>
    band.rows.length === 0 || band.rows.includes(key) ? [at] : [],
  );
  const [first] = places;
  const last = places.at(-1);
  const [from, to] = [plan.x(Math.max(band.fromMs, plan.fromMs)), plan.x(band.toMs)];
  if (first === undefined || last === undefined || to <= from) return null;
  const y = plan.rowY(first);
  const height = plan.rowY(last) + plan.rowHeight - y;
  return (
    <g>
      <rect className={styles.band} x={from} y={y} width={to - from} height={height} />
      <path className={styles.hatch} d={hatch({ x: from, y, width: to - from, height })} />
    </g>
  );
}

/** Slanted lines: that it is red is not told by colour alone. */
function hatch({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>): string {
  const lines: string[] = [];
  for (let start = x - height; start < x + width; start += 7) {
    const [left, right] = [Math.max(start, x), Math.min(start + height, x + width)];
    if (right > left)
      lines.push(`M${left} ${y + height - (left - start)}L${right} ${y + height - (right - start)}`);
  }
  return lines.join('');
}

function Row({ row, y, plan }: { readonly row: RedRow; readonly y: number; readonly plan: Plan }) {
  const middle = y + plan.rowHeight / 2;
  const endX = row.endMs === null ? plan.x(plan.toMs) : plan.x(row.endMs);
  const radius = Math.min(8.5, plan.rowHeight * 0.47);
  const legible = legibleMarks(row.marks, plan);
  const hasRoom = (seq: number) => legible.has(seq);
  return (
    <g data-hue={row.index === null ? undefined : row.index % 8}>
      <line className={styles.life} x1={plan.left} x2={Math.max(plan.left, endX)} y1={middle} y2={middle} />
      {row.bars.map((bar) => (
        <Bar key={`${bar.look} ${bar.fromMs} ${bar.toMs}`} bar={bar} y={y} plan={plan} />
      ))}
      {row.marks
        .filter(({ atMs }) => plan.isInside(atMs))
        .map(({ seq, atMs, look, text }) => (
          <g
            key={seq}
            className={styles.mark}
            data-look={look}
            transform={`translate(${plan.x(atMs)} ${middle})`}
          >
            <Mark
              look={look}
              text={hasRoom(seq) ? text : ''}
              reach={plan.rowHeight * 0.36}
              side={plan.x(atMs) > plan.width - roomBehind(text) ? 'before' : 'behind'}
            />
          </g>
        ))}
      {row.endMs !== null && plan.isInside(row.endMs) && (
        <path className={styles.death} d="M-3 -3L3 3M3 -3L-3 3" transform={`translate(${endX} ${middle})`} />
      )}
      <g transform={`translate(${plan.left - 12} ${middle})`}>
        {row.index === null ? (
          <g className={styles.server} data-named={row.isNamed === true || undefined}>
            <g transform={`translate(${-radius} ${-radius})`}>
              <ServerBox width={2 * radius} height={2 * radius} rx={2} standing="FOLLOWING" />
            </g>
            <text y={TYPE * 0.35} style={{ fontSize: TYPE }}>
              {initials(row.name)}
            </text>
          </g>
        ) : (
          <Disc
            index={row.index}
            name={row.name}
            r={radius}
            edge={row.isNamed === true ? 'named' : 'none'}
            letter={TYPE}
          />
        )}
      </g>
    </g>
  );
}

function Bar({ bar, y, plan }: { readonly bar: RedBar; readonly y: number; readonly plan: Plan }) {
  const from = plan.x(Math.max(bar.fromMs, plan.fromMs));
  const to = plan.x(Math.min(bar.toMs ?? plan.toMs, plan.toMs));
  if (to < from || bar.fromMs > plan.toMs) return null;
  const inset = INSETS[bar.look] * plan.rowHeight;
  return (
    <rect
      className={styles.bar}
      data-look={bar.look}
      x={from}
      y={y + inset}
      width={Math.max(1.5, to - from)}
      height={plan.rowHeight - 2 * inset}
      rx={1.5}
    />
  );
}

/** Of texts that would cover each other, what breaks the promise is read before what does not, and the first before others. */
function legibleMarks(marks: RedRow['marks'], plan: Plan): ReadonlySet<number> {
  const read: RedRow['marks'][number][] = [];
  const inOrder = [...marks.filter(isBad), ...marks.filter((mark) => !isBad(mark))];
  for (const mark of inOrder) {
    const isFree = read.every(({ atMs }) => Math.abs(plan.x(atMs) - plan.x(mark.atMs)) > TEXT_NEEDS);
    if (mark.text !== '' && isFree) read.push(mark);
  }
  return new Set(read.map(({ seq }) => seq));
}

function isBad({ look }: RedRow['marks'][number]): boolean {
  return look === 'bad';
}

/** As wide as a text of four letters. */
const TEXT_NEEDS = 37;

/** A text behind a mark further right would be cut off. */
function roomBehind(text: string): number {
  return Math.max(44, 14 + text.length * LETTER);
}

/** About as wide as a letter of a text. */
const LETTER = 6.2;

/** How far from the edges of its row, as a part of the row’s height. */
const INSETS: Readonly<Record<RedBar['look'], number>> = {
  belief: 0.16,
  hand: 0.16,
  waits: 0.4,
  away: 0.4,
  still: 0.1,
  leads: 0.16,
  follows: 0.36,
  looks: 0.36,
};

function Mark({
  look,
  text,
  reach,
  side,
}: {
  readonly look: RedRow['marks'][number]['look'];
  readonly text: string;
  readonly reach: number;
  /** Where its text stands. */
  readonly side: 'before' | 'behind';
}) {
  if (look === 'tick') return <line y1={-reach} y2={reach} />;
  if (look === 'bell') return <path d={BELL} transform={`scale(${reach / 9})`} />;
  return (
    <>
      <circle r={Math.min(4, reach)} />
      {text !== '' && (
        <text
          x={side === 'behind' ? 6 : -6}
          y={4}
          textAnchor={side === 'behind' ? 'start' : 'end'}
          style={{ fontSize: TYPE }}
        >
          {text}
        </text>
      )}
    </>
  );
}
