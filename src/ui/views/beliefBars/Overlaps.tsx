import type { BeliefBars } from '../../select/beliefBars.ts';
import type { Instant } from '../../select/span.ts';
import { spanStyle, type Place } from '../../draw/timeRows/TimePaper.tsx';
import styles from './beliefBars.module.css';

/** Red across all lanes while more than one believed. */
export function Overlaps({
  overlaps,
  place,
  shown,
  word,
}: {
  readonly overlaps: BeliefBars['overlaps'];
  readonly place: Place;
  readonly shown: Instant;
  readonly word: string;
}) {
  return (
    <div className={styles.overlaps} aria-hidden="true">
      {overlaps.map((overlap) => {
        const style = spanStyle(place, overlap, shown);
        return style === null ? null : (
          <span key={overlap.from.step} className={styles.overlap} style={style}>
            <span>{word}</span>
          </span>
        );
      })}
    </div>
  );
}
