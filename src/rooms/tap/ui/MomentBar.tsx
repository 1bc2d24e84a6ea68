import { Button } from '../../../ui/parts/Button.tsx';
import { useWords } from '../../../words/useWords.ts';
import { TAP } from '../words/area.ts';
import { eventText } from './eventText.ts';
import type { Shown } from './shown.ts';
import { styles } from './styles.ts';

interface Props extends Shown {
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
}

/** The event that is looked at, and the ways to another. */
export function MomentBar({ run, count, goTo, isAtEnd, toEnd }: Props) {
  const words = useWords(TAP);
  const event = run.events[count - 1];
  const all = run.events.length;
  return (
    <section className={styles.moment} aria-label={words.moment.title}>
      <input
        type="range"
        aria-label={words.moment.slider}
        aria-valuetext={event === undefined ? words.none : eventText(event, words)}
        min={Math.min(1, all)}
        max={all}
        value={count}
        onChange={({ target }) => goTo(Number(target.value) - 1)}
      />
      <div className={styles.row}>
        <Button onClick={() => goTo(count - 2)} refused={count <= 1 ? words.none : null}>
          {words.moment.earlier}
        </Button>
        <Button onClick={() => goTo(count)} refused={count >= all ? words.none : null}>
          {words.moment.later}
        </Button>
        <Button look="quiet" onClick={toEnd} refused={isAtEnd ? words.none : null}>
          {words.moment.now}
        </Button>
        {event !== undefined && (
          <span>
            {words.moment.of(count, all, (event.atMs / 1000).toFixed(3))}
            {' · '}
            <span className={styles.mono}>{eventText(event, words)}</span>
          </span>
        )}
      </div>
    </section>
  );
}
