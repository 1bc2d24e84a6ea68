import type { QueueLedger } from './queueLedger.ts';
import type { BeltLayout } from './layout.ts';
import styles from './conveyor.module.css';
import type { Words } from './words/en.ts';

/** Where items end up, and how many did. */
export function Bins({
  layout,
  counts,
  words,
}: {
  readonly layout: BeltLayout;
  readonly counts: QueueLedger['counts'];
  readonly words: Words;
}) {
  const { type } = layout;
  return layout.bins.map(({ kind, x, width, y }) => (
    <g key={kind} className={styles.bin} data-kind={kind} data-filled={counts[kind] > 0 || undefined}>
      <rect x={x} y={y - 17 * type} width={width} height={34 * type} rx={6} />
      <text x={x + 10} y={y + 5 * type} fontSize={12 * type}>
        {words.bins[kind]}
      </text>
      <text className={styles.count} x={x + width - 8} y={y + 6 * type} fontSize={16 * type}>
        {counts[kind]}
      </text>
    </g>
  ));
}
