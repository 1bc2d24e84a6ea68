// One seat of an election: the client with its eye, its crown if it believes that it leads, and its znode below.
import { Disc } from '../../draw/thing/Disc.tsx';
import { BELL } from '../../draw/thing/glyphs.ts';
import { Thing } from '../../draw/thing/Thing.tsx';
import { firstThatFits } from '../../draw/thing/textFit.ts';
import { leafOf } from '../../select/childrenOf.ts';
import type { Seat } from './eyes.ts';
import type { EyesLayout } from './layout.ts';
import type { SeatModel } from './model.ts';
import styles from './eyes.module.css';
import type { Words } from './words/en.ts';

interface Props extends SeatModel {
  readonly layout: EyesLayout;
  readonly words: Words;
  readonly gaze: Gaze;
}

/** Where on the page the seat is that it looks at; null if it looks at nothing that is drawn. */
export type Gaze = number | 'list' | null;

export function SeatDrawn({ seat, layout, words, member, gaze, text }: Props) {
  const { radius: r, scale, discY } = layout;
  const x = layout.x.get(seat.key) ?? 0;
  return (
    <Thing
      name={
        seat.client === null ? { kind: 'znode', id: seat.path ?? '' } : { kind: 'client', id: seat.client }
      }
      text={text}
      x={x}
      y={discY}
      hue={member?.index ?? 7}
    >
      <Disc
        index={member?.index}
        name={member?.name ?? '?'}
        r={r}
        body={seat.owner === 'forsaken' ? 'dead' : (member?.body ?? 'dead')}
        edge={seat.sight === 'blind' ? 'blind' : 'plain'}
      />
      <Head seat={seat} x={x} gaze={gaze} top={-r - 9 * scale} scale={scale} />
      {layout.nodeY !== null && <Below {...{ seat, layout, words }} y={layout.nodeY - discY} />}
    </Thing>
  );
}

/** A crown for who believes that it leads, an eye for who watches, a bell for who is about to be told, a shut eye for who sleeps unwatched. */
function Head({
  seat,
  x,
  gaze,
  top,
  scale,
}: {
  readonly seat: Seat;
  readonly x: number;
  readonly gaze: Gaze;
  readonly top: number;
  readonly scale: number;
}) {
  if (seat.crown === 'both' || seat.crown === 'belief') {
    return (
      <path
        className={styles.crown}
        data-crown={seat.crown}
        d={CROWN}
        transform={`translate(0 ${top - scale}) scale(${scale})`}
      />
    );
  }
  if (seat.sight === 'awake') return null;
  if (seat.sight === 'told' && gaze === null) {
    return (
      <path
        className={styles.bell}
        data-bell=""
        d={BELL}
        transform={`translate(0 ${top}) scale(${scale * 0.8})`}
      />
    );
  }
  const glance = typeof gaze === 'number' ? Math.sign(gaze - x) * 2.6 : 0;
  return (
    <g className={styles.eye} transform={`translate(0 ${top}) scale(${scale})`}>
      {seat.sight === 'blind' ? (
        <path className={styles.lid} d={SHUT} />
      ) : (
        <>
          <path className={styles.white} d={OPEN} />
          <circle className={styles.pupil} cx={glance} cy={typeof gaze === 'number' ? 0 : -1.4} r={2.9} />
        </>
      )}
    </g>
  );
}

/** Its znode as the tree has it, or why it is in trouble. */
function Below({
  seat,
  layout,
  words,
  y,
}: {
  readonly seat: Seat;
  readonly layout: EyesLayout;
  readonly words: Words;
  readonly y: number;
}) {
  const { scale, pitch, fontSize } = layout;
  const width = Math.min(86 * scale, pitch - 8);
  const height = 22 * scale;
  const note = seat.sight === 'blind' ? words.blindShort : seat.crown === 'both' ? words.first : '';
  return (
    <>
      {seat.path !== null && (
        <>
          <rect
            className={styles.node}
            data-first={seat.place === 1 || undefined}
            x={-width / 2}
            y={y - height / 2}
            width={width}
            height={height}
            rx={5}
          />
          <text className={styles.number} y={y + height * 0.2} fontSize={fontSize}>
            {endOf(seat.path, width, fontSize)}
          </text>
        </>
      )}
      <text
        className={styles.note}
        data-sight={seat.sight}
        y={(seat.path === null ? y - height / 2 : y + height / 2) + 14 * scale}
        fontSize={fontSize}
      >
        {note}
      </text>
    </>
  );
}

function endOf(path: string, width: number, fontSize: number): string {
  const name = leafOf(path);
  const ends = [6, 4, 3].map((length) => `…${name.slice(-length)}`);
  return firstThatFits(name.length <= 8 ? [name, ...ends] : ends, width - 6, fontSize, 'mono');
}

/** 20 wide, its foot at the origin. */
const CROWN = 'M-10 5L-11.5 -7L-5.5 -1.5L0 -9L5.5 -1.5L11.5 -7L10 5Z';
const OPEN = 'M-9 0Q0 -8.5 9 0Q0 8.5 -9 0Z';
const SHUT = 'M-9 -1.5Q0 6 9 -1.5M-5.5 2.2L-7 5M0 3.4V6.6M5.5 2.2L7 5';
