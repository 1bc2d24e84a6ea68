// Belief bars in words: how things are at the playhead, and a sentence for each bar.
import { parentOf, sequenceOf } from '../../../engine/index.ts';
import type { Format } from '../../../words/format.ts';
import type { TimeRowsModel } from '../../draw/timeRows/TimeRows.tsx';
import {
  believersAt,
  isTrueAt,
  type BeliefBars,
  type BeliefLane,
  type Overlap,
} from '../../select/beliefBars.ts';
import type { BeliefSpan } from '../../select/beliefSpans.ts';
import type { HeldSpan } from '../../select/heldSpans.ts';
import { nameIn, type CastMember } from '../../select/cast.ts';
import { isOnAt, lengthMs, type Instant } from '../../select/span.ts';
import type { Words } from './words/en.ts';

export interface Telling {
  readonly words: Words;
  readonly format: Format;
  readonly cast: readonly CastMember[];
  /** Where the page looks. */
  readonly now: Instant;
}

export type Line = Pick<TimeRowsModel, 'line' | 'tone'>;

/** How things are at the playhead; of what is over, that two believed at once. */
export function lineOf(bars: BeliefBars, telling: Telling): Line {
  const { words, format, now } = telling;
  const begun = bars.overlaps.filter(({ from }) => from.step <= now.step);
  const lasted = format.span(begun.reduce((sum, overlap) => sum + shownMs(overlap, now), 0));
  const open = begun.find((overlap) => isOnAt(overlap, now.step));
  if (open !== undefined) {
    const names = open.lanes.map((key) => nameOfKey(bars, key, telling));
    return { line: words.together(names, format.span(shownMs(open, now))), tone: 'alarm' };
  }
  if (begun.length > 0) return { line: words.past(begun.length, lasted), tone: 'alarm' };
  return { line: calmLine(bars, telling), tone: 'calm' };
}

export function laneName({ client, thread }: BeliefLane, { cast, words }: Telling): string {
  const name = nameIn(cast, client);
  return thread === null ? name : words.laneOf(name, thread);
}

export function beliefText(lane: BeliefLane, span: BeliefSpan, telling: Telling): string {
  const { words } = telling;
  return words.belief(laneName(lane, telling), span.what, ...times(span, telling));
}

export function truthText(lane: BeliefLane, span: HeldSpan, telling: Telling): string {
  return telling.words.truth(nameIn(telling.cast, lane.client), ...times(span, telling));
}

/** The newest of it, up to the playhead, for who does not see the bars. */
export function sentencesOf(bars: BeliefBars, telling: Telling): readonly string[] {
  const isBegun = ({ from }: { readonly from: Instant }) => from.step <= telling.now.step;
  const newest = <S extends { readonly from: Instant }>(spans: readonly S[]) =>
    spans.filter(isBegun).slice(-SPOKEN_AT_MOST);
  const ofLanes = bars.lanes
    .slice(0, LANES_SPOKEN)
    .flatMap((lane) => [
      ...newest(lane.beliefs).map((span) => beliefText(lane, span, telling)),
      ...newest(lane.truths).map((span) => truthText(lane, span, telling)),
    ]);
  const ofOverlaps = newest(bars.overlaps).map((overlap) => {
    const names = overlap.lanes.map((key) => nameOfKey(bars, key, telling));
    return telling.words.overlapFrom(names, ...times(overlap, telling));
  });
  return [...ofOverlaps, ...ofLanes];
}

/** Of each lane. */
const SPOKEN_AT_MOST = 3;
const LANES_SPOKEN = 24;

function calmLine(bars: BeliefBars, telling: Telling): string {
  const believers = believersAt(bars, telling.now.step);
  const [only] = believers;
  if (only === undefined) return telling.words.nobody;
  const claims = believers.map((lane) => ({
    name: laneName(lane, telling),
    thing: thingOf(lane, telling.now.step),
  }));
  const things = [...new Set(claims.map(({ thing }) => thing))];
  if (things.length > 1) {
    const namesOf = (of: string) => claims.flatMap(({ name, thing }) => (thing === of ? [name] : []));
    return telling.words.apart(things.map((thing) => ({ thing, names: namesOf(thing) })));
  }
  if (believers.length > 1) return telling.words.many(believers.map((lane) => laneName(lane, telling)));
  return telling.words.one(laneName(only, telling), isTrueAt(only, telling.now.step));
}

/** What a lane believes that it has: the line that its znode stands in, or a znode that stands in none. */
function thingOf({ beliefs }: BeliefLane, step: number): string {
  const path = beliefs.find((span) => isOnAt(span, step))?.path ?? '';
  return sequenceOf(path) === null ? path : parentOf(path);
}

type Stretch = Overlap | BeliefSpan | HeldSpan;

function times(span: Stretch, { format, now }: Telling): readonly [string, string | null, string] {
  const isOver = span.to !== null && span.to.step <= now.step;
  const to = isOver && span.to !== null ? format.clock(span.to.timeMs) : null;
  return [format.clock(span.from.timeMs), to, format.span(shownMs(span, now))];
}

/** How much of it lies before the playhead. */
function shownMs(span: Stretch, now: Instant): number {
  const isOver = span.to !== null && span.to.step <= now.step;
  return lengthMs(isOver ? span : { ...span, to: null }, now.timeMs);
}

function nameOfKey(bars: BeliefBars, key: string, telling: Telling): string {
  const lane = bars.lanes.find((candidate) => candidate.key === key);
  return lane === undefined ? key : laneName(lane, telling);
}
