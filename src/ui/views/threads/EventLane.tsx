import { Bell, Mail } from 'lucide-react';
import type { Lane, LaneItem } from './threads.ts';
import { doingText, itemText, threadText, type Telling } from './threadsText.ts';
import { WaitIcon } from './WaitIcon.tsx';
import styles from './threads.module.css';

/** The lane on which callbacks run one at a time: the one that runs, then those that wait their turn. */
export function EventLane({ lane, telling }: { readonly lane: Lane; readonly telling: Telling }) {
  const { words } = telling;
  const { running } = lane;
  return (
    <div className={styles.lane} data-state={lane.state}>
      <span className={styles.name}>{words.lane}</span>
      <div
        className={styles.slot}
        data-stop=""
        tabIndex={-1}
        role="group"
        aria-label={
          running === null
            ? words.sentence([words.lane, words.laneStates[lane.state]])
            : threadText(running, telling)
        }
      >
        {running === null ? (
          <span>{words.laneStates[lane.state]}</span>
        ) : (
          <>
            <WaitIcon doing={running.doing} />
            <span>
              {running.recipe}: {doingText(running, telling)}
            </span>
          </>
        )}
      </div>
      <ol className={styles.queue}>
        {lane.queue.map((item, at) => (
          <li
            // Events are taken from the front: those behind keep their names.
            key={`${String(lane.queue.length - at)} ${itemText(item, telling)}`}
            className={styles.item}
          >
            <ItemIcon item={item} />
            {itemText(item, telling)}
          </li>
        ))}
      </ol>
      {lane.mail.map(({ watcher, count }) => (
        <span key={watcher} className={styles.mail}>
          {words.mail(watcher, count)}
        </span>
      ))}
    </div>
  );
}

function ItemIcon({ item }: { readonly item: LaneItem }) {
  const Icon = item.kind === 'event' ? Bell : Mail;
  return <Icon className={styles.icon} aria-hidden="true" />;
}
