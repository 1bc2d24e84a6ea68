import type { ViewWords } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { packetGauge, type PacketGauge } from './packetGauge.ts';
import { Measured } from '../../draw/view/Measured.tsx';
import { pointing } from '../../draw/thing/pointing.ts';
import { useScene } from '../../draw/view/useScene.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import type { PictureSize } from '../../draw/view/useSize.ts';
import styles from './packetGauge.module.css';

/** The list of a znode’s children as a packet that fills up: what fits into it, and where it ends. */
export default function PacketGaugeView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).packetGauge;
  const scene = useScene(side);
  if (scene === null) return null;
  const parents = [scene.line.parent, ...(scene.view.world.setup.recipe?.parents ?? [])];
  const gauge = packetGauge(scene.view.world, parents);
  const line = gauge === null ? words.empty : lineOf(gauge, words);
  return (
    <ViewFrame
      id="packetGauge"
      line={line}
      spoken={gauge === null ? [] : [words.gauge(gauge.path, gauge.bytes, gauge.limit)]}
    >
      {gauge === null ? null : (
        <Measured>{(size) => <Gauge side={side} gauge={gauge} size={size} words={words} />}</Measured>
      )}
    </ViewFrame>
  );
}

interface GaugeProps {
  readonly side: WorldSide;
  readonly gauge: PacketGauge;
  readonly size: PictureSize;
  readonly words: ViewWords['packetGauge'];
}

function Gauge({ side, gauge, size, words }: GaugeProps) {
  const { width, type } = size;
  const height = Math.min(size.height, 190 * type);
  const share = gauge.bytes / gauge.limit;
  // Beyond the limit the scale grows: what does not fit stands out of the packet.
  const scale = (width - 4) / Math.max(1, share);
  const top = 30 * type;
  const high = Math.max(26 * type, height - top - 52 * type);
  // Where one name more or less decides, a whole percent says nothing.
  const percent = (share * 100).toFixed(share < 0.1 || Math.abs(share - 1) < 0.01 ? 2 : 0);
  return (
    <svg
      className={styles.gauge}
      width={width}
      height={Math.max(height, top + high + 52 * type)}
      role="group"
    >
      <text x={2} y={18 * type} fontSize={14 * type} className={styles.path}>
        {gauge.path}
      </text>
      <g
        role="button"
        aria-label={words.gauge(gauge.path, gauge.bytes, gauge.limit)}
        className={styles.packet}
        data-fits={gauge.fits}
        {...pointing(side, { kind: 'znode', id: gauge.path })}
      >
        <rect className={styles.whole} x={2} y={top} width={scale} height={high} rx={6} />
        <rect
          className={styles.filled}
          x={2}
          y={top}
          width={Math.max(2, Math.min(1, share) * scale)}
          height={high}
          rx={Math.min(6, share * scale)}
        />
        {share > 1 && (
          <rect className={styles.beyond} x={2 + scale} y={top} width={(share - 1) * scale} height={high} />
        )}
        <line className={styles.limit} x1={2 + scale} x2={2 + scale} y1={top - 6} y2={top + high + 6} />
        <text className={styles.share} x={width / 2} y={top + high / 2} fontSize={24 * type} dy="0.36em">
          {words.share(percent)}
        </text>
      </g>
      <text className={styles.fact} x={2} y={top + high + 22 * type} fontSize={13 * type}>
        {words.limit(gauge.limit)}
      </text>
      <text className={styles.fact} x={2} y={top + high + 41 * type} fontSize={13 * type}>
        {words.room(gauge.room, Math.round(gauge.bytesPerName))}
      </text>
    </svg>
  );
}

function lineOf(gauge: PacketGauge, words: ViewWords['packetGauge']): string {
  return gauge.fits === 'fits' ? words.fits(gauge.children, gauge.bytes) : words.tooLong(gauge.bytes);
}
