import type { ResourceLedger } from '../../select/resourceLedger.ts';
import { legible } from '../../draw/thing/legible.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import { SMALLEST, type LedgerLayout } from './layout.ts';
import styles from './resource.module.css';
import type { Words } from './words/en.ts';

/** The thing outside ZooKeeper: its name, its value in large, the highest token it has seen, and whether it looks at tokens. */
export function TheResource({
  ledger,
  layout,
  words,
}: {
  readonly ledger: ResourceLedger;
  readonly layout: LedgerLayout;
  readonly words: Words;
}) {
  const { left, height, type } = layout;
  const width = left - 16;
  const value = ledger.value ?? words.noValue;
  const last = ledger.writes.findLast(({ fate }) => fate !== 'rejected');
  const valueSize = Math.min(30 * type, ((width - 16) / Math.max(1, textWidth(value, 1))) * 0.95);
  const facts = [
    ledger.highest === null ? words.noToken : words.highest(ledger.highest),
    words.fences[ledger.fence],
  ];
  const factSize = Math.min(
    legible(SMALLEST, type, 'text'),
    ...facts.map((fact) => (width - 10) / textWidth(fact, 1)),
  );
  const middle = Math.min(height, 150 * type) / 2;
  return (
    <g className={styles.resource} data-fence={ledger.fence} data-back={last?.fate === 'back' || undefined}>
      <rect className={styles.vault} x={1} y={2} width={width} height={2 * middle - 4} rx={10} />
      <text className={styles.name} x={width / 2} y={20 * type} fontSize={legible(12.5, type, 'text')}>
        {ledger.id.slice(ledger.id.indexOf(':') + 1)}
      </text>
      <text key={value} className={styles.value} x={width / 2} y={middle + 4} fontSize={valueSize}>
        {value}
      </text>
      {facts.map((fact, at) => (
        <text
          key={fact}
          className={styles.fact}
          x={width / 2}
          y={2 * middle - (28 - 15 * at) * type}
          fontSize={factSize}
        >
          {fact}
        </text>
      ))}
    </g>
  );
}
