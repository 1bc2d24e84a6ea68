// Strips of connection states in words.
import { nameIn } from '../../select/cast.ts';
import type { LatchStrip, StateSpan } from './latchStrips.ts';
import { isOnAt, lengthMs } from '../../select/span.ts';
import type { Telling } from '../beliefBars/barsText.ts';
import type { Words } from './words/en.ts';

/** Whose connection is not as it should be at the playhead. */
export function statesNow(strips: readonly LatchStrip[], words: Words, telling: Telling): string {
  const parts = strips.flatMap((strip) => {
    const state = strip.states.find((span) => isOnAt(span, telling.now.step));
    const isUp = state === undefined || state.mood === 'up';
    return isUp ? [] : [words.stateNow(nameOf(strip, telling), state.state)];
  });
  return parts.length === 0 ? words.calm : words.line(words.states(parts));
}

export function stateText(strip: LatchStrip, span: StateSpan, words: Words, telling: Telling): string {
  const { format, now } = telling;
  const to = span.to !== null && span.to.step <= now.step ? span.to : null;
  const lasted = format.span(lengthMs({ ...span, to }, now.timeMs));
  return words.state(
    nameOf(strip, telling),
    span.state,
    format.clock(span.from.timeMs),
    to === null ? null : format.clock(to.timeMs),
    lasted,
  );
}

/** All states up to the playhead, and how often each latch has made its znode anew. */
export function stateSentences(
  strips: readonly LatchStrip[],
  words: Words,
  telling: Telling,
): readonly string[] {
  return strips.flatMap((strip) => [
    ...strip.states
      .filter(({ from }) => from.step <= telling.now.step)
      .map((span) => stateText(strip, span, words, telling)),
    ...(strip.remade > 0 ? [words.remade(nameOf(strip, telling), strip.remade)] : []),
  ]);
}

function nameOf({ client }: LatchStrip, { cast }: Telling): string {
  return nameIn(cast, client);
}
