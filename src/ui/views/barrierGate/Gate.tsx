import type { Round } from './barrier.ts';
import type { GateLayout } from './layout.ts';
import styles from './barrierGate.module.css';

/** Two posts, a beam with lamps, and bars that go up when enough have come. */
export function Gate({
  layout,
  round,
  text,
}: {
  readonly layout: GateLayout;
  readonly round: Round;
  readonly text: string;
}) {
  const { gate, lamps, type } = layout;
  const post = 8 * type;
  const high = gate.bottom - gate.top;
  const bars = 7;
  const pitch = (gate.width - 2 * post) / bars;
  return (
    <g className={styles.gate} data-open={round.outcome === 'open' || undefined} role="img" aria-label={text}>
      <svg
        x={gate.x + post}
        y={gate.top + post}
        width={gate.width - 2 * post}
        height={Math.max(0, high - post)}
        overflow="hidden"
      >
        <g className={styles.bars}>
          {Array.from({ length: bars }, (_, at) => (
            <line key={at} x1={(at + 0.5) * pitch} x2={(at + 0.5) * pitch} y1={0} y2={high} />
          ))}
          <line x1={0} x2={gate.width} y1={high * 0.3} y2={high * 0.3} />
          <line x1={0} x2={gate.width} y1={high * 0.7} y2={high * 0.7} />
        </g>
      </svg>
      <path
        className={styles.posts}
        d={`M${gate.x} ${gate.bottom}V${gate.top}H${gate.x + gate.width}V${gate.bottom}h${-post}V${gate.top + post}H${gate.x + post}V${gate.bottom}Z`}
      />
      {lamps.map(({ x, y, r }, at) => (
        <circle key={x} className={styles.lamp} data-lit={at < round.lit || undefined} cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}
