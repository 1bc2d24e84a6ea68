import { memo } from 'react';
import { useWords } from '../../../words/useWords.ts';
import type { PeerLink } from '../../select/ensemble/peerLinks.ts';
import { headingAt, partOf, pathOf, pointAt, type Curve, type Point } from '../../draw/board/geometry.ts';
import { linkName } from './ensembleNames.ts';
import { slowLabel } from './slowLabel.ts';
import { thingKey, type Look } from '../../draw/thing/things.ts';
import styles from './links.module.css';

interface Props {
  readonly link: PeerLink;
  readonly curve: Curve;
  /** `faint`: nothing goes over it and nobody looks at its ends. */
  readonly look: Look | 'faint';
  readonly isSelected: boolean;
  /** `line`: a line that is drawn between the two says that it is cut. */
  readonly cutBy: 'line' | 'none';
  /** Where on its way the gap of a cut can be seen. */
  readonly gapAt: number;
  readonly tabIndex: 0 | -1;
  readonly type: number;
}

/** What lies between two actors: drawn as far as something passes, with a gap where nothing does. */
export const LinkDrawn = memo(function LinkDrawn(props: Props) {
  const { link, curve, look, cutBy, gapAt, isSelected, tabIndex, type } = props;
  const words = useWords();
  const slow = slowLabel(link, curve, type, words);
  return (
    <g
      role="button"
      tabIndex={tabIndex}
      aria-label={linkName(link, words)}
      aria-pressed={isSelected}
      className={styles.link}
      data-thing={thingKey('link', link.id)}
      data-use={link.use}
      data-cut={link.cut}
      data-look={look}
      data-selected={isSelected || undefined}
      data-parted={(link.cut === 'both' && cutBy === 'line') || undefined}
      data-slow={slow !== null || undefined}
    >
      <path className={styles.hit} d={pathOf(curve)} />
      <path className={styles.glow} d={pathOf(curve)} />
      {link.cut === 'none' ? (
        <path className={styles.line} d={pathOf(curve)} />
      ) : (
        <Cut {...{ link, curve, cutBy, gapAt }} />
      )}
      {slow !== null && (
        <text className={styles.slow} x={slow.x} y={slow.y + 4} style={{ fontSize: slow.size }}>
          {slow.text}
        </text>
      )}
    </g>
  );
});

/** Half of the gap a cut leaves, as a share of the way. */
function gapShare([from, , , to]: Curve): number {
  return Math.min(0.2, 9 / Math.max(20, Math.hypot(to.x - from.x, to.y - from.y)));
}

/** Cut both ways: two ends apart. Cut one way: a bar before the end that hears nothing, an arrow where it still passes. */
function Cut({ link: { cut }, curve, cutBy, gapAt }: Pick<Props, 'link' | 'curve' | 'cutBy' | 'gapAt'>) {
  if (cut === 'both' && cutBy === 'line') return <path className={styles.line} d={pathOf(curve)} />;
  if (cut === 'both') {
    const gap = gapShare(curve);
    return (
      <>
        <path className={styles.line} d={pathOf(partOf(curve, 0, gapAt - gap))} />
        <path className={styles.line} d={pathOf(partOf(curve, gapAt + gap, 1))} />
        <path className={styles.mark} d={strokeAcross(curve, gapAt - gap)} />
        <path className={styles.mark} d={strokeAcross(curve, gapAt + gap)} />
      </>
    );
  }
  const deaf = cut === 'aToB' ? 0.72 : 0.28;
  return (
    <>
      <path className={styles.line} d={pathOf(curve)} />
      <path className={styles.mark} d={strokeAcross(curve, deaf)} />
      <path className={styles.mark} d={arrowAt(curve, 0.5, cut === 'aToB' ? -1 : 1)} />
    </>
  );
}

function strokeAcross(curve: Curve, t: number): string {
  const { x, y } = pointAt(curve, t);
  const { x: dx, y: dy } = headingAt(curve, t);
  const end = (side: number) => `${x - dy * side} ${y + dx * side}`;
  return `M${end(-7)}L${end(7)}`;
}

function arrowAt(curve: Curve, t: number, way: 1 | -1): string {
  const at = pointAt(curve, t);
  const heading = headingAt(curve, t);
  const tip = { x: at.x + heading.x * 4 * way, y: at.y + heading.y * 4 * way };
  const wing = (side: number): Point => ({
    x: tip.x - heading.x * 7 * way - heading.y * side,
    y: tip.y - heading.y * 7 * way + heading.x * side,
  });
  const [left, right] = [wing(4.5), wing(-4.5)];
  return `M${left.x} ${left.y}L${tip.x} ${tip.y}L${right.x} ${right.y}`;
}
