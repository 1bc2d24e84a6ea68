import { classes } from '../../../ui/parts/classes.ts';
import { useWords } from '../../../words/useWords.ts';
import { TAP } from '../words/area.ts';
import type { Shown } from './shown.ts';
import { styles } from './styles.ts';

const MAX_ROWS = 100;

/** Counts and times by operation, bytes by path. */
export function FiguresPanel({ ledger }: Shown) {
  const words = useWords(TAP);
  const ops = [...ledger.ops].toSorted(([, a], [, b]) => b.count - a.count);
  const paths = [...ledger.paths].toSorted(([, a], [, b]) => b.bytes - a.bytes);
  const ms = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : words.ms(value);
  return (
    <section className={styles.panel} aria-label={words.tabs.figures}>
      <h2>{words.figures.operations}</h2>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.figures.operation}</th>
              <th scope="col">{words.figures.count}</th>
              <th scope="col">{words.figures.errors}</th>
              <th scope="col">p50</th>
              <th scope="col">p99</th>
              <th scope="col">max</th>
              <th scope="col">{words.figures.bytes}</th>
            </tr>
          </thead>
          <tbody>
            {ops.map(([op, { count, errors, bytes, latencies }]) => (
              <tr key={op}>
                <td className={styles.mono}>{op}</td>
                <td>{words.count(count)}</td>
                <td>{words.count(errors)}</td>
                <td>{ms(latencies.withinMs(0.5))}</td>
                <td>{ms(latencies.withinMs(0.99))}</td>
                <td>{latencies.count === 0 ? '' : words.ms(latencies.maxMs)}</td>
                <td>{words.bytes(bytes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>{words.figures.paths}</h2>
      {paths.length > MAX_ROWS && <p className={styles.quiet}>{words.figures.first(MAX_ROWS)}</p>}
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.figures.path}</th>
              <th scope="col">{words.figures.bytes}</th>
              <th scope="col">{words.figures.reads}</th>
              <th scope="col">{words.figures.writes}</th>
              <th scope="col">{words.figures.notifications}</th>
            </tr>
          </thead>
          <tbody>
            {paths.slice(0, MAX_ROWS).map(([path, { bytes, reads, writes, notifications }]) => (
              <tr key={path}>
                <td className={classes(styles.mono, styles.znode)}>{path}</td>
                <td>{words.bytes(bytes)}</td>
                <td>{words.count(reads)}</td>
                <td>{words.count(writes)}</td>
                <td>{words.count(notifications)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
