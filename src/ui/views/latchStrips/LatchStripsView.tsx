import type { ViewWords } from '../../../words/messages.ts';
import { useMemo, useState } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import type { BeliefBars } from '../../select/beliefBars.ts';
import { latchStrips, type LatchStrip } from './latchStrips.ts';
import type { Instant } from '../../select/span.ts';
import { lineOf as beliefLine, sentencesOf, type Telling } from '../beliefBars/barsText.ts';
import { onPage } from '../beliefBars/onPage.ts';
import { Overlaps } from '../beliefBars/Overlaps.tsx';
import { useBeliefBars } from '../beliefBars/useBeliefBars.ts';
import { Measured } from '../../draw/view/Measured.tsx';
import { wordsFor } from '../../draw/view/otherwise.ts';
import { useLooks } from '../../draw/thing/useLooks.ts';
import { useScene, type Scene } from '../../draw/view/useScene.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import { TimePaper } from '../../draw/timeRows/TimePaper.tsx';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { StripRow } from './StripRow.tsx';
import { stateSentences, statesNow } from './stripText.ts';
import styles from './latchStrips.module.css';

/** What the library tells each latch of its connection, over what the latch believes and what the tree says. */
export default function LatchStripsView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).latchStrips;
  const ofBeliefs = useWords(SHELF).beliefBars;
  const { format } = useWords();
  const scene = useScene(side);
  const bars = useBeliefBars(scene);
  const strips = useStrips(scene);
  const [told, setTold] = useState<string | null>(null);
  if (scene === null || bars === null || strips === null) return null;
  const telling: Telling = {
    words: wordsFor(ofBeliefs, scene.scenario),
    format,
    cast: scene.cast,
    now: scene.now,
  };
  const isEmpty = strips.every(({ states }) => states.length === 0);
  const beliefs = beliefLine(bars, telling);
  const line = beliefs.tone === 'alarm' ? beliefs.text : statesNow(strips, words, telling);
  return (
    <ViewFrame
      id="latchStrips"
      line={isEmpty ? words.empty : (told ?? line)}
      tone={told === null ? beliefs.tone : 'calm'}
      spoken={[...stateSentences(strips, words, telling), ...sentencesOf(bars, telling)]}
      legend={<Legend words={words.legend} />}
    >
      {isEmpty ? null : (
        <Measured>
          {(size) => (
            <Strips {...{ side, strips, bars, size, words, telling }} shown={scene.shown} onTell={setTold} />
          )}
        </Measured>
      )}
    </ViewFrame>
  );
}

function useStrips(scene: Scene | null): readonly LatchStrip[] | null {
  const simulation = scene?.view.simulation ?? null;
  const lock = scene?.line ?? null;
  const shownStep = scene?.shown.step ?? 0;
  return useMemo(() => {
    if (simulation === null || lock === null) return null;
    return latchStrips(simulation.trace, [...simulation.world.clients.keys()], lock, shownStep);
  }, [simulation, lock, shownStep]);
}

function Legend({ words }: { readonly words: ViewWords['latchStrips']['legend'] }) {
  return (
    <>
      <span>
        <i className={styles.stateSign} /> {words.connection}
      </span>
      <span>
        <i className={styles.beliefSign} /> {words.belief}
      </span>
      <span>
        <i className={styles.truthSign} /> {words.truth}
      </span>
    </>
  );
}

interface StripsProps {
  readonly side: WorldSide;
  readonly strips: readonly LatchStrip[];
  readonly bars: BeliefBars;
  readonly size: PictureSize;
  readonly words: ViewWords['latchStrips'];
  readonly telling: Telling;
  /** The last instant that was shown. */
  readonly shown: Instant;
  readonly onTell: (text: string | null) => void;
}

function Strips({ side, strips, bars, size, words, telling, shown, onTell }: StripsProps) {
  const looks = useLooks(
    side,
    strips.map(({ client }) => ({ kind: 'client', id: client })),
  );
  const rowHeight = rowHeightFor(strips.length, size);
  return (
    <TimePaper side={side} size={size} labelWidth={58 * size.type}>
      {(place, isOnPage) => (
        <>
          <Overlaps
            overlaps={bars.overlaps.filter(isOnPage)}
            place={place}
            shown={shown}
            word={telling.words.overlap}
          />
          {strips.map((strip) => (
            <StripRow
              key={strip.client}
              {...{ side, place, words, telling, shown, onTell, looks, rowHeight }}
              strip={{ ...strip, states: strip.states.filter(isOnPage) }}
              lanes={bars.lanes
                .filter(({ client }) => client === strip.client)
                .map((lane) => onPage(lane, isOnPage))}
            />
          ))}
        </>
      )}
    </TimePaper>
  );
}

/** As high as there is room, within what can be read. */
function rowHeightFor(count: number, { height, type }: PictureSize): number {
  const room = (height - RULER_PX * type) / Math.max(1, count);
  return Math.round(Math.min(64 * type, Math.max(34 * type, room)));
}

const RULER_PX = 25;
