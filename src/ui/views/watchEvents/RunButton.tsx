import { loadScenario } from '../../playback/gestures.ts';
import type { PlayedEvents } from '../../select/playedEvents.ts';
import { movePlayhead } from '../../stores/movePlayhead.ts';
import { pause } from '../../playback/transport.ts';
import { getExperiment } from '../../stores/session.ts';
import type { EventCell, EventsModel } from './model.ts';
import styles from './watchEvents.module.css';

interface Props extends Pick<EventsModel, 'words'> {
  readonly cell: EventCell;
}

/** The events that the watcher heard in one run. Choosing it opens that run. */
export function RunButton({ cell: { played, stays, isShown, text }, words }: Props) {
  if (played === undefined) return null;
  const { events } = played;
  return (
    <button
      type="button"
      className={styles.cell}
      aria-pressed={isShown}
      aria-label={text}
      data-silent={events.length === 0 || undefined}
      onClick={() => openRun(played)}
    >
      {events.length === 0 ? (
        words.nothing
      ) : (
        <>
          {events.map((event) => (
            <span key={event}>{event}</span>
          ))}
          {stays && <small>{words.stays}</small>}
        </>
      )}
    </button>
  );
}

/** At the moment it is about. */
function openRun({ choice, momentMs }: PlayedEvents): void {
  pause();
  loadScenario([choice]);
  const experiment = getExperiment();
  experiment?.runUntil(momentMs, MAX_STEPS);
  movePlayhead({ step: experiment?.steps ?? 0 });
}

const MAX_STEPS = 100_000;
