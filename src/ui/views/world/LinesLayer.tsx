import { useWords } from '../../../words/useWords.ts';
import { pathOf, pointAt } from '../../draw/board/geometry.ts';
import type { WatchEnd } from './layout.ts';
import type { ArrowDrawn, BundleDrawn, Lines } from './lines.ts';
import { thingKey, type ThingKey } from '../../draw/thing/things.ts';
import styles from './world.module.css';

/** Edges of the tree, ownership lines, watch arrows: all that is drawn beneath znodes and clients. */
export function LinesLayer({
  lines,
  lit,
}: {
  readonly lines: Lines;
  readonly lit: ReadonlySet<ThingKey> | null;
}) {
  const isLit = (client: string, path: string) =>
    lit !== null && lit.has(thingKey('client', client)) && lit.has(thingKey('znode', path));
  return (
    <g aria-hidden="true">
      {lines.edges.map(({ path, d }) => (
        <path key={path} className={styles.edge} d={d} />
      ))}
      {lines.ownership.map(({ client, path, hue, d }) => (
        <path
          key={`${client} ${path}`}
          className={styles.ownership}
          data-hue={hue}
          data-lit={isLit(client, path) || undefined}
          d={d}
        />
      ))}
      {lines.arrows.map((arrow) => (
        <Arrow key={arrow.key} arrow={arrow} isLit={isLit(arrow.client, arrow.path)} />
      ))}
      {lines.bundles.map((bundle) => (
        <Bundle key={bundle.key} bundle={bundle} />
      ))}
    </g>
  );
}

function Arrow({ arrow, isLit }: { readonly arrow: ArrowDrawn; readonly isLit: boolean }) {
  return (
    <g
      className={styles.watch}
      data-hue={arrow.hue}
      data-state={arrow.state}
      data-table={arrow.table}
      data-lit={isLit || undefined}
    >
      <path className={styles.watchLine} d={pathOf(arrow.curve)} />
      <path className={styles.watchHead} d={arrow.state === 'fired' ? snapped(arrow.end) : head(arrow.end)} />
    </g>
  );
}

function Bundle({ bundle }: { readonly bundle: BundleDrawn }) {
  const { picture } = useWords();
  const middle = pointAt(bundle.curve, 0.42);
  const label = picture.bundle(bundle.count);
  return (
    <g className={styles.bundle} data-state={bundle.state}>
      <path className={styles.watchLine} d={pathOf(bundle.curve)} />
      <path
        className={styles.watchHead}
        d={bundle.state === 'fired' ? snapped(bundle.end) : head(bundle.end)}
      />
      {bundle.state === 'set' && (
        <text className={styles.bundleLabel} x={middle.x + 12} y={middle.y + 4}>
          {label}
        </text>
      )}
    </g>
  );
}

function head({ x, y, heading }: WatchEnd): string {
  switch (heading) {
    case 'up':
      return `M${x - 4} ${y + 6.5}L${x} ${y}L${x + 4} ${y + 6.5}`;
    case 'right':
      return `M${x - 6.5} ${y - 4}L${x} ${y}L${x - 6.5} ${y + 4}`;
    case 'left':
      return `M${x + 6.5} ${y - 4}L${x} ${y}L${x + 6.5} ${y + 4}`;
    default:
      return heading satisfies never;
  }
}

/** Torn off: two short strokes apart where the arrow was fastened. */
function snapped({ x, y }: WatchEnd): string {
  return `M${x - 5} ${y + 3}l3.5 4M${x + 5} ${y + 3}l-3.5 4`;
}
