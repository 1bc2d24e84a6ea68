import { useWords } from '../../../words/useWords.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import type { SessionWheel, WheelSession } from '../../select/sessionWheel.ts';
import type { Looks } from '../../draw/thing/useLooks.ts';
import { useDrawing } from '../../draw/thing/drawing.ts';
import { CROWN } from '../../draw/thing/glyphs.ts';
import { legible } from '../../draw/thing/legible.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import { Hand } from './Hand.tsx';
import { placesIn } from './placesIn.ts';
import { bucketTimes } from './bucketTimes.ts';
import { HUB, RIM, TIMES } from './radii.ts';
import { SessionDisc } from './SessionDisc.tsx';
import styles from './sessionWheel.module.css';

interface Props {
  readonly wheel: SessionWheel;
  readonly cast: readonly CastMember[];
  readonly sizePx: number;
  /** How large type is. */
  readonly type: number;
}

/** Buckets as sectors, clockwise from the top; each ends at its tick, where the hand empties it. */
export function Wheel({ wheel, cast, sizePx, type }: Props) {
  const { looks } = useDrawing();
  const { slots, tickMs, hand, decider } = wheel;
  const buckets = bucketsOf(wheel);
  const { format } = useWords();
  const passed = usePlayhead(({ timeMs }) =>
    Math.floor((typeof hand === 'object' ? hand.standsAtMs : timeMs) / tickMs),
  );
  const textPx = legible(TIME_PX, type, 'text');
  const { half, font, above } = roomFor(textPx, sizePx);
  const times =
    hand === 'none' || sizePx < LABELLED_PX
      ? []
      : bucketTimes(wheel, passed * tickMs, half > HALF ? MOST_LARGE_TIMES : MOST_TIMES);
  const widest = Math.max(0, ...times.map((atMs) => textWidth(format.span(atMs), font)));
  const aside = Math.max(half, TIMES.beside + widest);
  return (
    <svg
      className={styles.wheel}
      viewBox={`${-aside} ${-half} ${2 * aside} ${2 * half}`}
      width={(sizePx * aside) / half}
      height={sizePx}
      data-decider={decider.kind}
      aria-hidden="true"
    >
      <circle className={styles.rim} r={RIM} />
      {Array.from({ length: slots }, (_, at) => (
        <line
          key={at}
          className={styles.tick}
          x1={0}
          x2={0}
          y1={-RIM}
          y2={-HUB - 6}
          transform={`rotate(${(at * 360) / slots})`}
        />
      ))}
      {times.map((atMs) => {
        const angle = ((atMs / tickMs - 0.5) / slots) * 2 * Math.PI;
        const anchor = anchorAt(Math.sin(angle));
        const radius = anchor === 'middle' ? above : TIMES.beside;
        return (
          <text
            key={atMs}
            className={styles.time}
            x={radius * Math.sin(angle)}
            y={-radius * Math.cos(angle)}
            textAnchor={anchor}
            fontSize={font}
          >
            {format.span(atMs)}
          </text>
        );
      })}
      {buckets.flatMap(({ atMs, sessions }) =>
        placesIn(sessions, { slots, from: HUB + 2, to: RIM }).map((place) => (
          <SessionDisc
            key={place.session.id}
            {...place}
            member={memberOf(cast, place.session.client)}
            look={lookOf(place.session, looks)}
            least={(textPx * 2 * half) / sizePx}
            degrees={((atMs / tickMs - 0.5) / slots) * 360 + place.degrees}
          />
        )),
      )}
      {hand !== 'none' && (
        <Hand periodMs={slots * tickMs} standsAtMs={hand === 'goes' ? null : hand.standsAtMs} />
      )}
      <circle className={styles.hub} r={HUB} />
      {decider.server !== null && (
        <>
          {decider.kind !== 'alone' && (
            <path className={styles.crown} d={CROWN} transform="translate(0 -9)" />
          )}
          <text
            className={styles.number}
            y={decider.kind === 'alone' ? 6 : 13}
            style={{ ['--least' as string]: `${(TIME_PX * 2 * half) / sizePx}px` }}
          >
            {decider.server.number}
          </text>
        </>
      )}
    </svg>
  );
}

/** Half of the drawing's height, and the times in it: in a small one, and in a room, they need more than it has around its rim. */
function roomFor(textPx: number, sizePx: number) {
  const font = (textPx * 2 * HALF) / sizePx;
  if (font <= LARGEST_TIME) return { half: HALF, font, above: TIMES.above };
  const larger = (2 * (RIM + 3) * textPx) / (sizePx - 2 * textPx);
  return { half: RIM + 3 + larger, font: larger, above: RIM + 3 + larger / 2 };
}

/** Half of a drawing's width with times of the usual size. */
const HALF = 100;
const TIME_PX = 11;
const LARGEST_TIME = 15;
/** So many times stand around the wheel without touching. */
const MOST_TIMES = 12;
const MOST_LARGE_TIMES = 8;

/** Beside the wheel a time reaches away from it. */
function anchorAt(aside: number): 'start' | 'middle' | 'end' {
  if (Math.abs(aside) < 0.5) return 'middle';
  return aside > 0 ? 'start' : 'end';
}

/** Smaller ones have no room for times. */
const LABELLED_PX = 110;

interface Bucket {
  readonly atMs: number;
  readonly sessions: readonly WheelSession[];
}

/** Sessions by the end of their buckets; those that nobody counts stand in none. */
function bucketsOf({ sessions }: SessionWheel): readonly Bucket[] {
  const buckets = new Map<number, WheelSession[]>();
  for (const session of sessions) {
    if (session.expiresAtMs === null) continue;
    const known = buckets.get(session.expiresAtMs);
    if (known === undefined) buckets.set(session.expiresAtMs, [session]);
    else known.push(session);
  }
  return [...buckets].map(([atMs, inside]) => ({ atMs, sessions: inside }));
}

function lookOf({ client }: WheelSession, looks: Looks): string {
  return client === null ? 'plain' : looks.of({ kind: 'client', id: client });
}
