import { useWords } from '../../../words/useWords.ts';
import type { Activity, Axis, Bucket } from '../model/activity.ts';
import { DATA_DIRECTORY } from '../words/area.ts';
import { Legend } from './Legend.tsx';
import { styles } from './styles.ts';

interface Props {
  readonly activity: Activity;
  readonly axis: Axis;
  readonly rows: number;
  readonly goTo: (row: number) => void;
}

const PARTS = ['creates', 'sets', 'deletes', 'sessions', 'refused', 'others'] as const;

/** How much was written when: bars over the slider. What they say is in the panel of activity as text. */
export function Histogram({ activity: { buckets, bucketMs, epochs }, axis, rows, goTo }: Props) {
  const words = useWords(DATA_DIRECTORY);
  const most = Math.max(1, ...buckets.map(total));
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${buckets.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={
        axis === 'time'
          ? `${words.activity.writes}, ${words.activity.perBucket(words.span(bucketMs))}`
          : words.activity.writes
      }
    >
      {buckets.map((bucket, index) => (
        <Bar
          key={`${bucket.fromRow} ${bucket.fromMs}`}
          bucket={bucket}
          index={index}
          most={most}
          onClick={() => bucket.fromRow >= 0 && goTo(bucket.fromRow)}
        />
      ))}
      {axis === 'zxid' &&
        epochs
          .slice(1)
          .map(({ epoch, row }) => (
            <line
              key={epoch}
              className={styles.epochLine}
              x1={(row / rows) * buckets.length}
              x2={(row / rows) * buckets.length}
              y1={0}
              y2={HEIGHT}
            />
          ))}
    </svg>
  );
}

/** Of what there is in the log. */
export function HistogramLegend({ activity: { buckets, epochs }, axis }: Pick<Props, 'activity' | 'axis'>) {
  const words = useWords(DATA_DIRECTORY);
  const parts = PARTS.filter((part) => buckets.some((bucket) => bucket[part] > 0));
  const looks = [...parts, ...(axis === 'zxid' && epochs.length > 1 ? (['epoch'] as const) : [])];
  return <Legend items={looks.map((look) => ({ look, text: words.activity.legend[look] }))} />;
}

interface BarProps {
  readonly bucket: Bucket;
  readonly index: number;
  readonly most: number;
  readonly onClick: () => void;
}

function Bar({ bucket, index, most, onClick }: BarProps) {
  return (
    // The slider below does the same by keyboard.
    <g onClick={onClick}>
      <rect x={index} y={0} width={1} height={HEIGHT} fill="transparent" />
      {stacked(bucket, most).map(({ part, top, height }) => (
        <rect key={part} className={styles[part]} x={index + 0.06} y={top} width={0.88} height={height} />
      ))}
    </g>
  );
}

const HEIGHT = 40;

function stacked(bucket: Bucket, most: number) {
  let top = HEIGHT;
  return PARTS.map((part) => {
    const height = (bucket[part] / most) * (HEIGHT - 2);
    top -= height;
    return { part, top, height };
  });
}

function total(bucket: Bucket): number {
  return PARTS.reduce((sum, part) => sum + bucket[part], 0);
}
