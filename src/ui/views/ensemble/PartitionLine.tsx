import type { KeyboardEvent, PointerEvent } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { between, type Point } from '../picture/geometry.ts';
import { textWidth } from '../picture/textFit.ts';
import type { EnsembleLayout } from './ensembleLayout.ts';
import { groupName } from './ensembleNames.ts';
import { smoothPath } from '../picture/curves.ts';
import type { PartitionCurve } from './partitionCurves.ts';
import styles from './partition.module.css';

interface Props {
  readonly curve: PartitionCurve;
  readonly layout: EnsembleLayout;
  /** Of several lines one says what they are. */
  readonly label: 'shown' | 'none';
  readonly onHeal: () => void;
  readonly onChange: () => void;
  /** An end was taken hold of: the line is drawn anew from the other one. */
  readonly onDrag: (fixed: Point, event: PointerEvent) => void;
}

/** A cut through the network as a line through the picture. It is read off the world: it has no place of its own to keep. */
export function PartitionLine({ curve, layout, label, onHeal, onChange, onDrag }: Props) {
  const words = useWords();
  const others = layout.cards.map(({ server }) => server).filter((server) => !curve.servers.includes(server));
  const path = smoothPath(curve.points);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const run = ACTIONS[event.key];
    if (run === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    (run === 'heal' ? onHeal : onChange)();
  };
  const { partition } = words.ensemble;
  return (
    <>
      <g
        role="button"
        className={styles.partition}
        tabIndex={0}
        aria-label={partition.lineName(groupName(curve.servers, words), groupName(others, words))}
        onClick={onHeal}
        onKeyDown={onKeyDown}
      >
        <path className={styles.hit} d={path} />
        <path className={styles.glow} d={path} />
        <path className={styles.line} d={path} />
        {label === 'shown' && <Label curve={curve} layout={layout} />}
      </g>
      {handlesOf(curve).map(({ at, fixed }) => (
        <circle
          key={`${at.x} ${at.y}`}
          role="img"
          aria-label={partition.handle}
          className={styles.handle}
          cx={at.x}
          cy={at.y}
          r={6}
          onPointerDown={(event) => onDrag(fixed, event)}
        />
      ))}
    </>
  );
}

const ACTIONS: Readonly<Record<string, 'heal' | 'change'>> = {
  Enter: 'heal',
  ' ': 'heal',
  Delete: 'heal',
  Backspace: 'heal',
  e: 'change',
  E: 'change',
};

/** Beside the end that is higher, within the picture. */
function Label({ curve, layout }: { readonly curve: PartitionCurve; readonly layout: EnsembleLayout }) {
  const { partition } = useWords().ensemble;
  const { width, type } = layout.size;
  const ends = handlesOf(curve).map(({ at }) => at);
  const end = ends.reduce((higher, at) => (at.y < higher.y ? at : higher), ends[0] ?? { x: 0, y: 0 });
  const size = 11.5 * type;
  const room = textWidth(partition.lineMore, size) + 14;
  const anchor = end.x + room < width - 4 ? 'start' : 'end';
  const x = anchor === 'start' ? Math.max(end.x + 11, 4) : Math.min(end.x - 11, width - 4);
  const y = Math.max(end.y, 14 * type);
  return (
    <text
      className={styles.label}
      x={x}
      y={y}
      style={{ fontSize: size, textAnchor: anchor }}
      aria-hidden="true"
    >
      <tspan className={styles.strong}>{partition.lineHint}</tspan>
      <tspan x={x} dy={14 * type}>
        {partition.lineMore}
      </tspan>
    </text>
  );
}

interface Handle {
  readonly at: Point;
  readonly fixed: Point;
}

/** A little inside of the picture's edge. */
function handlesOf({ points }: PartitionCurve): readonly Handle[] {
  const [first, second, beforeLast, last] = [points[0], points[1], points.at(-2), points.at(-1)];
  if (first === undefined || second === undefined || beforeLast === undefined || last === undefined)
    return [];
  const inside = (edge: Point, next: Point) => {
    const apart = Math.max(1, Math.hypot(next.x - edge.x, next.y - edge.y));
    return between(edge, next, Math.min(0.5, 12 / apart));
  };
  const [one, other] = [inside(first, second), inside(last, beforeLast)];
  return [
    { at: one, fixed: other },
    { at: other, fixed: one },
  ];
}
