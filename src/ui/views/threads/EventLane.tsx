import { Bell, Mail } from 'lucide-react';
import type { LaneShown } from './model.ts';
import { Beliefs } from './Beliefs.tsx';
import { Monitors } from './ThreadLine.tsx';
import { WaitIcon } from './WaitIcon.tsx';
import styles from './threads.module.css';

/** The lane on which callbacks run one at a time: the one that runs, then those that wait their turn. */
export function EventLane({ lane }: { readonly lane: LaneShown }) {
  const { running, queue } = lane;
  return (
    <div className={styles.lane} data-state={lane.state}>
      <span className={styles.name}>{lane.name}</span>
      <div
        className={styles.slot}
        data-stop=""
        tabIndex={-1}
        role="group"
        aria-label={running?.text ?? lane.idleText}
      >
        {running === null ? (
          <span>{lane.stateWord}</span>
        ) : (
          <>
            <WaitIcon doing={running.doing} />
            <span>
              {running.recipe}: {running.does}
            </span>
            {lane.handles !== '' && (
              <span className={styles.handles}>
                <ItemIcon kind="event" />
                {lane.handles}
              </span>
            )}
          </>
        )}
      </div>
      <Beliefs beliefs={running?.beliefs ?? []} />
      <Monitors inside={running?.inside ?? []} />
      <ol className={styles.queue}>
        {queue.map(({ kind, text }, at) => (
          // Events are taken from the front: those behind keep their names.
          <li key={`${String(queue.length - at)} ${text}`} className={styles.item}>
            <ItemIcon kind={kind} />
            {text}
          </li>
        ))}
      </ol>
      {lane.late !== '' && <span className={styles.late}>{lane.late}</span>}
      {lane.mail.map((mail) => (
        <span key={mail} className={styles.mail}>
          {mail}
        </span>
      ))}
    </div>
  );
}

function ItemIcon({ kind }: Pick<LaneShown['queue'][number], 'kind'>) {
  const Icon = kind === 'event' ? Bell : Mail;
  return <Icon className={styles.icon} aria-hidden="true" />;
}
