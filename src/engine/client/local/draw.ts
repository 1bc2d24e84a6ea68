// Numbers for programs: a name that nobody else has, a pause that differs from everybody else's.
import type { ClientState } from '../clientState.ts';
import type { Outbox } from '../threads.ts';
import { conditionOf, updateCondition } from './wholeCondition.ts';

/** Purposes below this are the library's. */
const FIRST_PURPOSE = 1000;

/** A whole number from 0 to `bound` − 1. */
export function draw(self: ClientState, bound: number, outbox: Outbox): number {
  const { draws } = conditionOf(self);
  updateCondition(self, { draws: draws + 1 });
  return outbox.draw(FIRST_PURPOSE + self.vars.value.incarnation * MOST_DRAWS + draws, bound);
}

const MOST_DRAWS = 1_000_000;
