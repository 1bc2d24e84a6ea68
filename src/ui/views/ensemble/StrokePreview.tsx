import { useWords } from '../../../words/useWords.ts';
import { partsAnybody, type Sides } from '../../select/ensemble/networkParts.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import type { EnsembleLayout } from './ensembleLayout.ts';
import { groupName } from './ensembleNames.ts';
import { acrossPicture, type Stroke } from './strokeSides.ts';
import styles from './partition.module.css';

interface Props {
  readonly stroke: Stroke;
  readonly sides: Sides;
  readonly layout: EnsembleLayout;
}

/** A line being drawn: as long as it will be, with who it would part. */
export function StrokePreview({ stroke, sides, layout }: Props) {
  const words = useWords();
  const { partition } = words.ensemble;
  const { from, to } = acrossPicture(stroke, layout);
  const isCut = partsAnybody(sides);
  const text = isCut
    ? partition.preview(groupName(sides[0], words), groupName(sides[1], words))
    : partition.strokeParts;
  const size = 12.5 * layout.size.type;
  const half = textWidth(text, size) / 2 + 10;
  const x = Math.max(half + 2, Math.min(layout.size.width - half - 2, stroke.to.x));
  const y = Math.max(30, stroke.to.y - 24);
  return (
    <g className={styles.stroke} data-parts={isCut || undefined} aria-hidden="true">
      <line className={styles.line} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <rect className={styles.bubble} x={x - half} y={y - 17} width={2 * half} height={24} rx={12} />
      <text className={styles.bubbleText} x={x} y={y} style={{ fontSize: size }}>
        {text}
      </text>
    </g>
  );
}
