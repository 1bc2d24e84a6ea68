import { zxidText } from '../../../engine/index.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Share } from '../model/activity.ts';
import { DATA_DIRECTORY } from '../words/area.ts';
import { styles } from './styles.ts';
import type { Shown } from './shown.ts';
import { useAsked } from './useAsked.ts';

/** Who and what writes most, the biggest znodes, and the epochs. */
export function ActivityPanel(shown: Shown) {
  const { client, server, row, goTo } = shown;
  const words = useWords(DATA_DIRECTORY);
  const activity = useAsked(client, 'activity', { server, row, axis: 'zxid' });
  if (activity === null) return null;
  return (
    <section className={styles.panel} aria-label={words.tabs.activity}>
      <div className={styles.grid}>
        <Shares title={words.activity.byType} shares={activity.byType} say={words.count} />
        <Shares
          title={words.activity.byPrefix}
          shares={activity.byPrefix}
          say={words.count}
          onPath={shown.show}
        />
        <Shares title={words.activity.bySession} shares={activity.bySession} say={words.count} />
        <Shares
          title={words.activity.busiest}
          shares={activity.busiest}
          say={words.count}
          onPath={shown.show}
        />
        <Shares
          title={words.activity.biggest}
          shares={activity.biggest}
          say={words.bytes}
          onPath={shown.show}
        />
        <Shares
          title={words.activity.mostChildren}
          shares={activity.mostChildren}
          say={words.count}
          onPath={shown.show}
        />
      </div>
      <h3>{words.activity.epochs}</h3>
      <ul className={styles.list}>
        {activity.epochs.map(({ epoch, fromZxid, count, row: first }) => (
          <li key={fromZxid}>
            <button type="button" className={styles.path} onClick={() => goTo(first)}>
              {words.activity.epoch(epoch, zxidText(fromZxid), count)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SharesProps {
  readonly title: string;
  readonly shares: readonly Share[];
  readonly say: (count: number) => string;
  readonly onPath?: (path: string) => void;
}

function Shares({ title, shares, say, onPath }: SharesProps) {
  const most = shares[0]?.count ?? 1;
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.shares}>
        {shares.map(({ name, count }) => (
          <li key={name}>
            {onPath === undefined ? (
              <span className={styles.mono}>{name}</span>
            ) : (
              <button type="button" className={styles.path} onClick={() => onPath(name)}>
                {name}
              </button>
            )}
            <span>{say(count)}</span>
            <span className={styles.share} style={{ inlineSize: `${(count / most) * 100}%` }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
