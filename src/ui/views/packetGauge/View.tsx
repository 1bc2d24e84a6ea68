import { boardOf, type BoardProps } from '../../draw/board/boardOf.tsx';
import { Thing } from '../../draw/thing/Thing.tsx';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { viewOf } from '../../draw/view/viewOf.tsx';
import type { PacketGauge } from '../../select/packetGauge.ts';
import { gaugeModel, type GaugeModel } from './model.ts';
import styles from './packetGauge.module.css';
import { words as english } from './words/en.ts';

export const PacketGaugeView = viewOf('packetGauge', english, gaugeModel, boardOf(layoutOf, Drawing));

type Layout = ReturnType<typeof layoutOf>;

function layoutOf(gauge: PacketGauge, { width, height: room, type }: PictureSize) {
  const height = Math.min(room, 190 * type);
  const share = gauge.bytes / gauge.limit;
  const top = 30 * type;
  const high = Math.max(26 * type, height - top - 52 * type);
  return {
    width,
    height: Math.max(height, top + high + 52 * type),
    type,
    share,
    // Beyond the limit the scale grows: what does not fit stands out of the packet.
    scale: (width - 4) / Math.max(1, share),
    top,
    high,
    // Where one name more or less decides, a whole percent says nothing.
    percent: (share * 100).toFixed(
      Math.abs(share - 1) < 1e-4 ? 3 : share < 0.1 || Math.abs(share - 1) < 0.01 ? 2 : 0,
    ),
  };
}

function Drawing({ model: { shown: gauge, words }, layout }: BoardProps<GaugeModel, Layout>) {
  const { width, type, share, scale, top, high, percent } = layout;
  return (
    <>
      <text x={2} y={18 * type} fontSize={14 * type} className={styles.path}>
        {gauge.path}
      </text>
      <Thing
        name={{ kind: 'znode', id: gauge.path }}
        text={words.gauge(gauge.path, gauge.bytes, gauge.limit)}
        className={styles.packet}
        x={0}
        y={0}
        data-fits={gauge.fits}
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
      </Thing>
      <text className={styles.fact} x={2} y={top + high + 22 * type} fontSize={13 * type}>
        {words.limit(gauge.limit)}
      </text>
      <text className={styles.fact} x={2} y={top + high + 41 * type} fontSize={13 * type}>
        {words.room(gauge.room, Math.round(gauge.bytesPerName))}
      </text>
    </>
  );
}
