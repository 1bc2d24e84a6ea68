// What each program believed against what the tree said, over time. Two who believed at once are red.
import type { Simulation } from '../../../engine/index.ts';
import type { Bar, TimeRowsModel } from '../../draw/timeRows/TimeRows.tsx';
import { wordsFor } from '../../draw/view/otherwise.ts';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewTexts } from '../../draw/view/viewOf.tsx';
import { beliefBars, type BeliefBars, type BeliefLane } from '../../select/beliefBars.ts';
import { memberOf } from '../../select/cast.ts';
import { lineOfClient } from '../../select/lineOfClient.ts';
import { kept } from '../../select/kept.ts';
import type { Span } from '../../select/span.ts';
import { beliefText, laneName, lineOf, sentencesOf, truthText, type Telling } from './barsText.ts';
import type { Words } from './words/en.ts';

export function beliefModel(scene: Scene, { words, format }: ViewTexts<Words>): TimeRowsModel | string {
  const { cast, now } = scene;
  const bars = barsOf(scene);
  if (bars.lanes.every(({ beliefs, truths }) => beliefs.length + truths.length === 0)) return words.empty;
  const telling: Telling = { words: wordsFor(words, scene), format, cast, now };
  const isByThread = bars.lanes.some(({ thread }) => thread !== null);
  return {
    ...lineOf(bars, telling),
    spoken: sentencesOf(bars, telling),
    things: bars.lanes.map(({ client }) => ({ kind: 'client', id: client })),
    rows: bars.lanes.map((lane) => ({
      key: lane.key,
      thing: { kind: 'client', id: lane.client },
      member: memberOf(cast, lane.client),
      note: lane.thread === null ? undefined : { text: laneName(lane, telling) },
      bars: barsIn(lane, bars, telling),
    })),
    overlaps: bars.overlaps,
    overlapWord: telling.words.overlap,
    labelPx: isByThread ? 68 : 36,
    rowPx: { least: 16, most: 52 },
  };
}

/** All that was shown, read anew when more was. */
export function barsOf({ view: { world, simulation }, line, choice, shown }: Scene): BeliefBars {
  return keptBars(world, simulation.trace, simulation, { line, choice }, shown.step);
}

const keptBars = kept(
  (_, trace, { world }: Simulation, { line, choice }: Pick<Scene, 'line' | 'choice'>, step: number) =>
    beliefBars(trace, [...world.clients.keys()], lineOfClient(choice, line), step),
  (_, _trace, { world }, _line, step) => `${world.clients.size} ${step}`,
);

/** The truths and beliefs of a lane. */
export function barsIn(lane: BeliefLane, bars: BeliefBars, telling: Telling): readonly Bar[] {
  const isTogether = (span: Span) => bars.overlaps.some((overlap) => meet(overlap, span, lane.key));
  return [
    ...lane.truths.map((span) => ({
      kind: 'truth' as const,
      key: `${lane.key} ${span.from.step}`,
      span,
      text: truthText(lane, span, telling),
      isTogether: isTogether(span),
    })),
    ...lane.beliefs.map((span) => ({
      kind: 'belief' as const,
      key: `${lane.key} ${span.from.step}`,
      span,
      text: beliefText(lane, span, telling),
      isTogether: isTogether(span),
    })),
  ];
}

function meet(overlap: BeliefBars['overlaps'][number], { from, to }: Span, key: string): boolean {
  const endsBefore = to !== null && to.step <= overlap.from.step;
  const beginsAfter = overlap.to !== null && from.step >= overlap.to.step;
  return overlap.lanes.includes(key) && !endsBefore && !beginsAfter;
}
