import type { ViewWords } from '../../../words/messages.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { CastMember } from '../../select/cast.ts';
import { pointing } from '../../draw/thing/pointing.ts';
import type { Looks } from '../../draw/thing/useLooks.ts';
import { discShape } from '../../draw/thing/glyphs.ts';
import type { Station } from './layout.ts';
import styles from './conveyor.module.css';

/** A client at the belt. */
export function StationDrawn({
  side,
  station,
  member,
  looks,
  words,
  type,
}: {
  readonly side: WorldSide;
  readonly station: Station;
  readonly member: CastMember | undefined;
  readonly looks: Looks;
  readonly words: ViewWords['conveyor'];
  readonly type: number;
}) {
  const thing = { kind: 'client', id: station.client } as const;
  const r = 13 * type;
  const name = member?.name ?? '?';
  return (
    <g
      role="button"
      aria-label={words.worker(name)}
      aria-pressed={looks.isSelected(thing)}
      className={styles.station}
      style={{ transform: `translate(${station.x}px, ${station.y}px)` }}
      data-hue={(member?.index ?? 7) % 8}
      data-body={member?.body ?? 'dead'}
      data-look={looks.of(thing)}
      {...pointing(side, thing)}
    >
      <path className={styles.disc} d={discShape(member?.index ?? 0, r)} />
      <text className={styles.letter} y={r * 0.35} fontSize={r * (name.length > 1 ? 0.8 : 1)}>
        {name}
      </text>
    </g>
  );
}
