import { Disc } from '../../draw/thing/Disc.tsx';
import type { CastMember } from '../../select/cast.ts';
import type { PlaceInBucket } from './placesIn.ts';
import styles from './sessionWheel.module.css';

interface Props extends PlaceInBucket {
  readonly member: CastMember | undefined;
  readonly look: string;
  /** Its letters are not smaller; where its disc has no room for them the list beside it says who it is. */
  readonly least: number;
}

/** Degrees are not wrapped: a session that moves on goes clockwise. */
export function SessionDisc({ session, radius, size, more, member, look, least, degrees }: Props) {
  const name = more > 0 ? `+${more + 1}` : (member?.name ?? '?');
  const [usual, most] = name.length > 1 ? [1.1, 1.3] : [1.45, 2.2];
  const letter = least > size * most ? 0 : Math.max(size * usual, least);
  return (
    <g className={styles.turn} style={{ transform: `rotate(${degrees}deg)` }} data-look={look}>
      <g className={styles.turn} style={{ transform: `translate(0, ${-radius}px) rotate(${-degrees}deg)` }}>
        {more > 0 ? (
          <g className={styles.more}>
            <circle r={size} />
            {letter > 0 && (
              <text y={letter * 0.36} fontSize={letter}>
                {name}
              </text>
            )}
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
