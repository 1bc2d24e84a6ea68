import { useDrawing } from '../../draw/thing/drawing.ts';
import { pointing } from '../../draw/thing/pointing.ts';
import type { LaneId, LaneMessage } from '../../select/laneMessages.ts';
import { lookOf } from './chain.ts';
import type { Telling } from './model.ts';
import { isOn, type Page } from './page.ts';
import styles from './spaceTime.module.css';

interface Props {
  readonly message: LaneMessage;
  /** Where a lane is. */
  readonly y: (lane: LaneId) => number;
  readonly page: Page;
  readonly telling: Telling;
  /** Whether it is part of the chain that is lit; undefined: none is. */
  readonly chained: boolean | undefined;
}

/** A message from where and when it was sent to where and when it arrived. */
export function MessageLine({ message, y, page, telling, chained }: Props) {
  const { side, looks, tell } = useDrawing();
  const { from, to, sent, arrived, kind, seq } = message;
  const [x1, x2] = [page.xOf(sent.timeMs), page.xOf(arrived.timeMs)];
  if (!isOn(page, x1, x2)) return null;
  const text = telling.words.message(telling.words.kinds[kind], telling.sentenceOf(seq));
  const ends = { x1: x1, y1: y(from), x2: x2, y2: y(to) };
  const name = { kind: 'record', id: String(seq) } as const;
  return (
    <g
      className={styles.message}
      data-kind={kind}
      data-look={lookOf(chained, looks.of({ kind: kindOf(from), id: from }, { kind: kindOf(to), id: to }))}
      data-selected={looks.isSelected(name) || undefined}
      role="button"
      aria-label={text}
      {...pointing(side, name, (isPointedAt) => tell(isPointedAt ? text : null))}
    >
      <line className={styles.hit} {...ends} />
      <line className={styles.line} {...ends} />
      <circle className={styles.arrival} cx={ends.x2} cy={ends.y2} r={2.2} />
    </g>
  );
}

function kindOf(lane: LaneId): 'server' | 'client' {
  return lane.startsWith('server:') ? 'server' : 'client';
}
