// What the library tells each latch of its connection, over what the latch believes and what the tree says.
import type { Simulation } from '../../../engine/index.ts';
import type { BarRow, TimeRowsModel } from '../../draw/timeRows/TimeRows.tsx';
import { wordsFor } from '../../draw/view/otherwise.ts';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewTexts } from '../../draw/view/viewOf.tsx';
import { memberOf, nameIn } from '../../select/cast.ts';
import { kept } from '../../select/kept.ts';
import type { Line } from '../../select/lockLine.ts';
import { lineOf, sentencesOf, type Telling } from '../beliefBars/barsText.ts';
import { barsIn, barsOf } from '../beliefBars/model.ts';
import { latchStrips, type LatchStrip } from './latchStrips.ts';
import { stateSentences, statesNow, stateText } from './stripText.ts';
import type { Words } from './words/en.ts';
import type { Words as BeliefWords } from '../beliefBars/words/en.ts';

type Texts = ViewTexts<Words>;

/** `beliefWords`: the words of the bars of beliefs, which it shows too. */
export function latchModel(
  scene: Scene,
  { words, format }: Texts,
  beliefWords: BeliefWords,
): TimeRowsModel | string {
  const { view, line, cast, now, shown } = scene;
  const { world, simulation } = view;
  const strips = stripsOf(world, simulation.trace, simulation, line, shown.step);
  if (strips.every(({ states }) => states.length === 0)) return words.empty;
  const bars = barsOf(scene);
  const telling: Telling = { words: wordsFor(beliefWords, scene), format, cast, now };
  const beliefs = lineOf(bars, telling);
  const rowOf = (strip: LatchStrip): BarRow => ({
    key: strip.client,
    thing: { kind: 'client', id: strip.client },
    member: memberOf(cast, strip.client),
    note: noteOf(strip, nameIn(cast, strip.client), words),
    bars: [
      ...strip.states.map((span) => ({
        kind: 'state' as const,
        key: String(span.from.step),
        span,
        text: stateText(strip, span, words, telling),
        word: span.state,
        mood: span.mood,
      })),
      ...bars.lanes
        .filter(({ client }) => client === strip.client)
        .flatMap((lane) => barsIn(lane, bars, telling)),
    ],
  });
  return {
    ...(beliefs.tone === 'alarm' ? beliefs : { line: statesNow(strips, words, telling) }),
    spoken: [...stateSentences(strips, words, telling), ...sentencesOf(bars, telling)],
    things: strips.map(({ client }) => ({ kind: 'client', id: client })),
    rows: strips.map(rowOf),
    overlaps: bars.overlaps,
    overlapWord: telling.words.overlap,
    labelPx: strips.some(({ remade }) => remade > 0) ? 96 : 58,
    rowPx: { least: 34, most: 64 },
  };
}

const stripsOf = kept(
  (_, trace, { world }: Simulation, line: Line, step: number) =>
    latchStrips(trace, [...world.clients.keys()], line, step),
  (_, _trace, { world }, _line, step) => `${world.clients.size} ${step}`,
);

function noteOf({ remade }: LatchStrip, name: string, words: Words): BarRow['note'] {
  return remade === 0 ? undefined : { text: words.remadeSign(remade), tip: words.remade(name, remade) };
}
