import type { LaneId } from '../../select/laneMessages.ts';
import { isOn, type Page } from './page.ts';
import type { FlyingMessage } from './spaceTime.ts';
import styles from './spaceTime.module.css';

interface Props {
  readonly message: FlyingMessage;
  /** Where a lane is. */
  readonly y: (lane: LaneId) => number;
  readonly page: Page;
}

/** What has left and not arrived; what is held up is a stub where it was sent. */
export function FlyingLine({ message, y, page }: Props) {
  const { from, to, sent, untilMs, share, state } = message;
  const x1 = page.xOf(sent.timeMs);
  const x2 = state === 'flying' ? page.xOf(untilMs) : x1 + STUB_PX;
  if (!isOn(page, x1, x2)) return null;
  const y2 = y(from) + (y(to) - y(from)) * share;
  return (
    <g className={styles.flying} data-state={state} aria-hidden="true">
      <line className={styles.line} x1={x1} y1={y(from)} x2={x2} y2={y2} />
      {state !== 'flying' && <rect x={x2 - 1} y={y2 - 4} width={2} height={8} />}
    </g>
  );
}

const STUB_PX = 14;
