import { useDrawing } from '../../draw/thing/drawing.ts';
import { circle, CROSS, CROWN, HOURGLASS, SCISSORS } from '../../draw/thing/glyphs.ts';
import { pointing } from '../../draw/thing/pointing.ts';
import type { LaneMark } from '../../select/laneMessages.ts';
import { lookOf } from './chain.ts';
import type { Telling } from './model.ts';
import { isOn, type Page } from './page.ts';
import styles from './spaceTime.module.css';

interface Props {
  readonly mark: LaneMark;
  readonly y: number;
  readonly page: Page;
  readonly telling: Telling;
  /** Whether it is part of the chain that is lit; undefined: none is. */
  readonly chained: boolean | undefined;
}

/** What happened on a lane. */
export function MarkDrawn({ mark, y, page, telling, chained }: Props) {
  const { side, tell } = useDrawing();
  const { kind, seq, at } = mark;
  const x = page.xOf(at.timeMs);
  if (!isOn(page, x)) return null;
  const text = telling.sentenceOf(seq);
  return (
    <g
      transform={`translate(${x} ${y})`}
      className={styles.mark}
      data-kind={kind}
      data-look={lookOf(chained, 'plain')}
      role="button"
      aria-label={text}
      {...pointing(side, { kind: 'record', id: String(seq) }, (isPointedAt) =>
        tell(isPointedAt ? text : null),
      )}
    >
      <circle className={styles.ground} r={7.5} />
      <path d={SIGNS[kind]} />
    </g>
  );
}

const SIGNS: Readonly<Record<LaneMark['kind'], string>> = {
  stopped: CROSS,
  killed: CROSS,
  started: circle(4),
  crowned: CROWN,
  stepped: 'M-4.5 -3L0 3.5L4.5 -3Z',
  truncated: SCISSORS,
  expired: HOURGLASS,
  learned: HOURGLASS,
};
