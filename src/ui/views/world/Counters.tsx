import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Counters as Numbers } from '../../select/counters.ts';
import { useLessonGate } from '../../stores/lessonGate.ts';
import type { WorldPicture } from './worldPicture.ts';
import { usePicture } from './usePicture.ts';
import styles from '../../draw/board/panel.module.css';

/** The numbers of one world: `compact` for the switch between worlds on a small screen. */
export function Counters({
  side,
  compact = false,
}: {
  readonly side: WorldSide;
  readonly compact?: boolean;
}) {
  const shown = usePicture(side);
  const countsWakeUps = useLessonGate((gate) => gate.countsWakeUps);
  if (shown === null || (compact && !countsWakeUps)) return null;
  return compact ? (
    <CompactCounters counters={shown.picture.counters} />
  ) : (
    <CountersDrawn {...shown} isAboutHolders={shown.picture.isAboutHolders} />
  );
}

export function CountersDrawn({
  picture: { lock, counters, holders },
  title,
  isAboutHolders,
}: {
  readonly picture: WorldPicture;
  readonly title: string;
  readonly isAboutHolders: boolean;
}) {
  const { picture, format } = useWords();
  const { wakeUps, byLastRelease, requests } = counters;
  const countsWakeUps = useLessonGate((gate) => gate.countsWakeUps);
  const isHeld = lock.order !== 'unheld';
  return (
    <dl className={styles.counters} aria-label={picture.countersOf(title)}>
      {isAboutHolders && (
        <Counter
          label={picture.holders(holders)}
          tip={picture.holdersTip}
          value={format.number(holders)}
          rank="first"
          of="holders"
        />
      )}
      {countsWakeUps && (
        <Counter
          label={picture.wakeUps(wakeUps)}
          tip={picture.wakeUpsTip}
          value={format.number(wakeUps)}
          rank={isAboutHolders ? 'second' : 'first'}
          of="wakeUps"
        />
      )}
      {countsWakeUps && isHeld && !isAboutHolders && (
        <Counter
          label={picture.byLastRelease}
          tip={picture.byLastReleaseTip}
          value={byLastRelease === null ? picture.noRelease : format.number(byLastRelease)}
          rank="second"
          of="byLastRelease"
        />
      )}
      <Counter
        label={picture.requests(requests)}
        tip={picture.requestsTip}
        value={format.number(requests)}
        rank="second"
        of="requests"
      />
    </dl>
  );
}

function CompactCounters({ counters }: { readonly counters: Numbers }) {
  const { picture } = useWords();
  return <span className={styles.compact}>{picture.wakeUpsShort(counters.wakeUps)}</span>;
}

function Counter({
  label,
  tip,
  value,
  rank,
  of,
}: {
  readonly label: string;
  readonly tip: string;
  readonly value: string;
  readonly rank: 'first' | 'second';
  /** Which number it is, where a lesson points at one. */
  readonly of: keyof Numbers | 'holders';
}) {
  return (
    <div className={styles.counter} data-rank={rank} data-counter={of} title={tip}>
      <dt>{label}</dt>
      <dd key={value} data-empty={value === '–' || undefined}>
        {value}
      </dd>
    </div>
  );
}
