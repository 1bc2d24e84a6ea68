import { useState } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import type { BeliefBars, BeliefLane } from '../../select/beliefBars.ts';
import { memberOf } from '../../select/cast.ts';
import type { Instant, Span } from '../../select/span.ts';
import { MemberDot } from '../../draw/thing/MemberDot.tsx';
import { Measured } from '../../draw/view/Measured.tsx';
import { pointing } from '../../draw/thing/pointing.ts';
import { wordsFor } from '../../draw/view/otherwise.ts';
import { useLooks, type Looks } from '../../draw/thing/useLooks.ts';
import { useScene } from '../../draw/view/useScene.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import { onPage } from './onPage.ts';
import { Overlaps } from './Overlaps.tsx';
import { useBeliefBars } from './useBeliefBars.ts';
import { spanStyle, TimePaper, TimeRow, type Place } from '../../draw/timeRows/TimePaper.tsx';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { beliefText, laneName, lineOf, sentencesOf, truthText, type Telling } from './barsText.ts';
import styles from './beliefBars.module.css';

/** What each program believed against what the tree said, over time. Two who believed at once are red. */
export default function BeliefBarsView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).beliefBars;
  const { format } = useWords();
  const scene = useScene(side);
  const [told, setTold] = useState<string | null>(null);
  const bars = useBeliefBars(scene);
  if (scene === null || bars === null) return null;
  const telling: Telling = {
    words: wordsFor(words, scene.scenario),
    format,
    cast: scene.cast,
    now: scene.now,
  };
  const isEmpty = bars.lanes.every(({ beliefs, truths }) => beliefs.length + truths.length === 0);
  const line = lineOf(bars, telling);
  return (
    <ViewFrame
      id="beliefBars"
      line={isEmpty ? words.empty : (told ?? line.text)}
      tone={told === null ? line.tone : 'calm'}
      spoken={sentencesOf(bars, telling)}
      legend={<Legend words={words.legend} />}
    >
      {isEmpty ? null : (
        <Measured>
          {(size) => <Bars {...{ side, bars, size, telling }} shown={scene.shown} onTell={setTold} />}
        </Measured>
      )}
    </ViewFrame>
  );
}

function Legend({ words }: { readonly words: { readonly belief: string; readonly truth: string } }) {
  return (
    <>
      <span>
        <i className={styles.beliefSign} /> {words.belief}
      </span>
      <span>
        <i className={styles.truthSign} /> {words.truth}
      </span>
    </>
  );
}

interface BarsProps {
  readonly side: WorldSide;
  readonly bars: BeliefBars;
  readonly size: PictureSize;
  readonly telling: Telling;
  /** The last instant that was shown. */
  readonly shown: Instant;
  readonly onTell: (text: string | null) => void;
}

function Bars({ side, bars, size, telling, shown, onTell }: BarsProps) {
  const looks = useLooks(
    side,
    bars.lanes.map(({ client }) => ({ kind: 'client', id: client })),
  );
  const rowHeight = rowHeightFor(bars.lanes.length, size);
  return (
    <TimePaper side={side} size={size} labelWidth={labelWidth(bars, size)}>
      {(place, isOnPage) => (
        <>
          <Overlaps
            overlaps={bars.overlaps.filter(isOnPage)}
            place={place}
            shown={shown}
            word={telling.words.overlap}
          />
          {bars.lanes.map((lane) => (
            <Lane
              key={lane.key}
              {...{ side, place, telling, shown, onTell, looks }}
              lane={onPage(lane, isOnPage)}
              isTogether={(span) => bars.overlaps.some((overlap) => meet(overlap, span, lane.key))}
              rowHeight={rowHeight}
            />
          ))}
        </>
      )}
    </TimePaper>
  );
}

interface LaneProps {
  readonly side: WorldSide;
  readonly lane: BeliefLane;
  readonly place: Place;
  readonly telling: Telling;
  readonly shown: Instant;
  readonly looks: Looks;
  readonly rowHeight: number;
  readonly isTogether: (span: Span) => boolean;
  readonly onTell: (text: string | null) => void;
}

function Lane({ side, lane, place, telling, shown, looks, rowHeight, isTogether, onTell }: LaneProps) {
  const member = memberOf(telling.cast, lane.client);
  const thing = { kind: 'client', id: lane.client } as const;
  const bar = (key: string, className: string | undefined, span: Span, text: string) => {
    const style = spanStyle(place, span, shown);
    if (style === null) return null;
    return (
      <button
        key={key}
        type="button"
        className={className}
        style={style}
        aria-label={text}
        data-together={isTogether(span) || undefined}
        {...pointing(side, thing, (isPointedAt) => onTell(isPointedAt ? text : null))}
      />
    );
  };
  return (
    <TimeRow
      dim={looks.of(thing) === 'dim'}
      label={
        <span className={styles.label} style={{ height: rowHeight }}>
          <MemberDot member={member} />
          {lane.thread !== null && <span className={styles.thread}>{laneName(lane, telling)}</span>}
        </span>
      }
    >
      <div className={styles.lane} style={{ height: rowHeight }} data-hue={(member?.index ?? 0) % 8}>
        {lane.truths.map((span) =>
          bar(`truth ${span.from.step}`, styles.truth, span, truthText(lane, span, telling)),
        )}
        {lane.beliefs.map((span) =>
          bar(`belief ${span.from.step}`, styles.belief, span, beliefText(lane, span, telling)),
        )}
      </div>
    </TimeRow>
  );
}

function meet(overlap: BeliefBars['overlaps'][number], { from, to }: Span, key: string): boolean {
  const endsBefore = to !== null && to.step <= overlap.from.step;
  const beginsAfter = overlap.to !== null && from.step >= overlap.to.step;
  return overlap.lanes.includes(key) && !endsBefore && !beginsAfter;
}

/** As high as there is room, within what can be read. */
function rowHeightFor(count: number, { height, type }: PictureSize): number {
  const room = (height - RULER_PX * type) / Math.max(1, count);
  return Math.round(Math.min(52 * type, Math.max(16 * type, room)));
}

const RULER_PX = 25;

function labelWidth({ lanes }: BeliefBars, { type }: PictureSize): number {
  return (lanes.some(({ thread }) => thread !== null) ? 68 : 36) * type;
}
