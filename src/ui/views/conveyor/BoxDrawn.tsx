import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { pointing } from '../../draw/thing/pointing.ts';
import type { Looks } from '../../draw/thing/useLooks.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import type { BeltLayout, Box } from './layout.ts';
import styles from './conveyor.module.css';

/** One item, wherever it is: it glides from the belt into a hand, and from there into a bin. */
export function BoxDrawn({
  side,
  box,
  layout,
  looks,
  hue,
  text,
  onTell,
}: {
  readonly side: WorldSide;
  readonly box: Box;
  readonly layout: BeltLayout;
  readonly looks: Looks;
  readonly hue: number;
  readonly text: string;
  readonly onTell: (text: string | null) => void;
}) {
  const { width, height } = layout.box;
  const { item } = box;
  const thing = { kind: 'znode', id: item.path } as const;
  const of = item.by.map((id) => ({ kind: 'client', id }) as const);
  const fontSize = Math.min(13 * layout.type, ((width - 8) / textWidth(item.item, 1)) * 0.98);
  return (
    <g
      role="button"
      aria-label={text}
      className={styles.box}
      style={{ transform: `translate(${box.x}px, ${box.y}px)` }}
      data-hue={hue % 8}
      data-state={item.state}
      data-look={looks.of(thing, ...of)}
      {...pointing(side, thing, (isPointedAt) => onTell(isPointedAt ? text : null))}
    >
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={4} />
      <text y={fontSize * 0.36} fontSize={fontSize}>
        {item.item}
      </text>
    </g>
  );
}
