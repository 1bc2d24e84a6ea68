import type { KeyboardEvent, PointerEvent } from 'react';
import { useWords } from '../../../words/useWords.ts';
import type { Point } from '../../draw/board/geometry.ts';
import type { EnsembleLayout } from './ensembleLayout.ts';
import { groupName } from './ensembleNames.ts';
import { smoothPath } from '../../draw/board/curves.ts';
import type { PartitionCurve } from './partitionCurves.ts';
import { handlesOf, labelOf } from './partitionLabel.ts';
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
  const words = useWords();
  const { partition } = words.ensemble;
  const { x, y, size, anchor, more } = labelOf(curve, layout, words);
  return (
    <text
      className={styles.label}
      x={x}
      y={y}
      style={{ fontSize: size, textAnchor: anchor }}
      aria-hidden="true"
    >
      <tspan className={styles.strong}>{partition.lineHint}</tspan>
      {more !== '' && (
        <tspan className={styles.more} x={x} dy={1.2 * size}>
          {more}
        </tspan>
      )}
    </text>
  );
}
