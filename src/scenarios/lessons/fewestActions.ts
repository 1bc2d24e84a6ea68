// How few commands a lesson takes: of each part the shortest way that is known.
import type { Action, Lesson, Part } from './lesson.ts';

export function fewestActions({ parts }: Lesson): number {
  return parts.reduce((sum, part) => sum + fewestIn(part), 0);
}

/** Commands given; to open a scene, to predict and to wait cost nothing. */
export function actionsIn(way: readonly Action[]): number {
  return way.filter((action) => action.do === 'give').length;
}

function fewestIn({ solution, otherWays = [] }: Part): number {
  return Math.min(...[solution, ...otherWays].map(actionsIn));
}
