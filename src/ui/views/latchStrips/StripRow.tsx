import type { ViewWords } from '../../../words/messages.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { BeliefLane } from '../../select/beliefBars.ts';
import { memberOf } from '../../select/cast.ts';
import type { LatchStrip } from './latchStrips.ts';
import type { Instant, Span } from '../../select/span.ts';
import { beliefText, truthText, type Telling } from '../beliefBars/barsText.ts';
import { MemberDot } from '../../draw/thing/MemberDot.tsx';
import { pointing } from '../../draw/thing/pointing.ts';
import type { Looks } from '../../draw/thing/useLooks.ts';
import { spanStyle, TimeRow, type Place } from '../../draw/timeRows/TimePaper.tsx';
import { stateText } from './stripText.ts';
import styles from './latchStrips.module.css';

interface Props {
  readonly side: WorldSide;
  readonly strip: LatchStrip;
  readonly lanes: readonly BeliefLane[];
  readonly place: Place;
  readonly words: ViewWords['latchStrips'];
  readonly telling: Telling;
  readonly shown: Instant;
  readonly looks: Looks;
  readonly rowHeight: number;
  readonly onTell: (text: string | null) => void;
}

/** One latch: the connection above, the crown below it, the tree at the bottom. */
export function StripRow(props: Props) {
  const { side, strip, lanes, place, words, telling, shown, looks, rowHeight, onTell } = props;
  const member = memberOf(telling.cast, strip.client);
  const thing = { kind: 'client', id: strip.client } as const;
  const bar = (key: string, kind: string, span: Span, text: string, word = '', mood = '') => {
    const style = spanStyle(place, span, shown);
    if (style === null) return null;
    return (
      <button
        key={key}
        type="button"
        className={styles[kind]}
        style={style}
        data-mood={mood}
        aria-label={text}
        {...pointing(side, thing, (isPointedAt) => onTell(isPointedAt ? text : null))}
      >
        {word !== '' && <span>{word}</span>}
      </button>
    );
  };
  return (
    <TimeRow
      dim={looks.of(thing) === 'dim'}
      label={
        <span className={styles.label} style={{ height: rowHeight }}>
          <MemberDot member={member} />
          {strip.remade > 0 && (
            <span className={styles.remade} title={words.remade(member?.name ?? '?', strip.remade)}>
              {words.remadeSign(strip.remade)}
            </span>
          )}
        </span>
      }
    >
      <div className={styles.strip} style={{ height: rowHeight }} data-hue={(member?.index ?? 0) % 8}>
        {strip.states.map((span) =>
          bar(
            `state ${span.from.step}`,
            'state',
            span,
            stateText(strip, span, words, telling),
            span.state,
            span.mood,
          ),
        )}
        {lanes.flatMap((lane) => [
          ...lane.truths.map((span) =>
            bar(`truth ${lane.key} ${span.from.step}`, 'truth', span, truthText(lane, span, telling)),
          ),
          ...lane.beliefs.map((span) =>
            bar(`belief ${lane.key} ${span.from.step}`, 'belief', span, beliefText(lane, span, telling)),
          ),
        ])}
      </div>
    </TimeRow>
  );
}
