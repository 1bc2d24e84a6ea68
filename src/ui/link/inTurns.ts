// What is opened in many steps, in slices that leave the page alive.
import { timeLimit } from '../playback/playbackLoop.ts';
import { SAID_AFTER_MS, SLICE_MS, turn } from '../playback/slice.ts';
import { useSession } from '../stores/session.ts';

/** The first picture takes most of a task: little goes before it. */
const SHORT_MS = 8;

/**
 * Takes steps to their end; null once that is no longer wanted. What comes then is in a task of its own, unless they were short.
 */
export async function inTurns<Result>(
  steps: Generator<undefined, Result>,
  isWanted: () => boolean,
): Promise<{ readonly result: Result } | null> {
  const isLong = timeLimit(SAID_AFTER_MS);
  const isOutOfTime = timeLimit(SHORT_MS);
  for (;;) {
    const isSliceOver = timeLimit(SLICE_MS);
    let taken = steps.next();
    while (taken.done !== true && !isSliceOver()) taken = steps.next();
    // Slices come one after the other, and the page is to draw and listen between them.
    if (taken.done !== true || isOutOfTime()) await turn();
    if (!isWanted()) return null;
    if (taken.done === true) return { result: taken.value };
    if (isLong()) useSession.setState({ opening: { doneSteps: 0, totalSteps: 0 } });
  }
}
