import type { BeliefLane } from '../../select/beliefBars.ts';
import type { Span } from '../../select/span.ts';

/** A lane with those of its bars that can be seen. */
export function onPage(lane: BeliefLane, isOnPage: (span: Span) => boolean): BeliefLane {
  return { ...lane, beliefs: lane.beliefs.filter(isOnPage), truths: lane.truths.filter(isOnPage) };
}
