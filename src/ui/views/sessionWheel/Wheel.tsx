import { useEffect, useRef } from 'react';
import { frames } from '../../playback/frames.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import type { SessionWheel, WheelSession } from '../../select/sessionWheel.ts';
import type { Looks } from '../../draw/thing/useLooks.ts';
import { Disc } from '../../draw/thing/Disc.tsx';
import { CROWN } from '../../draw/thing/glyphs.ts';
import { placesIn, type PlaceInBucket } from './placesIn.ts';
import styles from './sessionWheel.module.css';

interface Props {
  readonly wheel: SessionWheel;
  readonly cast: readonly CastMember[];
  readonly looks: Looks;
  readonly sizePx: number;
}

/** The drawing is 200 units wide. */
const RIM = 94;
const HUB = 26;

/** Buckets as sectors, clockwise from the top; each ends at its tick, where the hand empties it. */
export function Wheel({ wheel, cast, looks, sizePx }: Props) {
  const { slots, tickMs, hand, decider } = wheel;
  const buckets = bucketsOf(wheel);
  return (
    <svg
      className={styles.wheel}
      viewBox="-100 -100 200 200"
      width={sizePx}
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
      {buckets.flatMap(({ atMs, sessions }) =>
        placesIn(sessions, { slots, from: HUB + 2, to: RIM }).map((place) => (
          <Session
            key={place.session.id}
            {...place}
            member={memberOf(cast, place.session.client)}
            look={lookOf(place.session, looks)}
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
          <text className={styles.number} y={decider.kind === 'alone' ? 6 : 13}>
            {decider.server.number}
          </text>
        </>
      )}
    </svg>
  );
}

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

interface SessionProps extends PlaceInBucket {
  readonly member: CastMember | undefined;
  readonly look: string;
}

/** Degrees are not wrapped: a session that moves on goes clockwise. */
function Session({ session, radius, size, more, member, look, degrees }: SessionProps) {
  const name = more > 0 ? `+${more + 1}` : (member?.name ?? '?');
  const letter = size * (name.length > 1 ? 1.1 : 1.45);
  return (
    <g className={styles.turn} style={{ transform: `rotate(${degrees}deg)` }} data-look={look}>
      <g className={styles.turn} style={{ transform: `translate(0, ${-radius}px) rotate(${-degrees}deg)` }}>
        {more > 0 ? (
          <g className={styles.more}>
            <circle r={size} />
            <text y={letter * 0.36} fontSize={letter}>
              {name}
            </text>
          </g>
        ) : (
          <Disc
            index={member?.index}
            name={name}
            r={size}
            body={session.state === 'closing' ? 'dead' : 'awake'}
            letter={letter}
          />
        )}
      </g>
    </g>
  );
}

/** The time. It goes smoothly, outside React, unless its server stands still. */
function Hand({ periodMs, standsAtMs }: { readonly periodMs: number; readonly standsAtMs: number | null }) {
  const hand = useRef<SVGGElement>(null);
  useEffect(() => {
    let written = '';
    return frames.subscribe(({ timeMs }) => {
      const degrees = (((standsAtMs ?? timeMs) / periodMs) * 360).toFixed(2);
      const transform = `rotate(${degrees}deg)`;
      if (transform === written || hand.current === null) return;
      written = transform;
      hand.current.style.transform = transform;
    });
  }, [periodMs, standsAtMs]);
  return (
    <g ref={hand} className={styles.hand} data-stands={standsAtMs !== null || undefined}>
      <line x1={0} x2={0} y1={-HUB + 4} y2={-RIM - 2} />
      <path d={`M-4.5 ${-RIM - 5}L4.5 ${-RIM - 5}L0 ${-RIM + 5}Z`} />
    </g>
  );
}
