// The process's wall clock: what a program reads and a library compares, and how it is set wrong.
import { shownBy } from '../clockFace.ts';
import type { ClientState } from '../clientState.ts';
import type { Clock } from '../condition.ts';
import type { Outbox } from '../threads.ts';
import { conditionOf, updateCondition } from './wholeCondition.ts';

/** What the clock of the process shows at a moment of the world, in milliseconds. */
export function shownMs(self: ClientState, nowMs: number): number {
  return shownBy(conditionOf(self).clock, nowMs);
}

export function jumpClock(self: ClientState, byMs: number, outbox: Outbox): void {
  const { perMille } = conditionOf(self).clock;
  setClock(self, { shownMs: shownMs(self, outbox.nowMs) + byMs, atMs: outbox.nowMs, perMille }, outbox);
}

/** Timers that are running keep the time they were set for; those set from now on run at the new rate. */
export function driftClock(self: ClientState, perMille: number, outbox: Outbox): void {
  setClock(self, { shownMs: shownMs(self, outbox.nowMs), atMs: outbox.nowMs, perMille }, outbox);
}

function setClock(self: ClientState, clock: Clock, outbox: Outbox): void {
  updateCondition(self, { clock });
  const offsetMs = clock.shownMs - clock.atMs;
  outbox.record({ kind: 'clock.changed', offsetMs, perMille: clock.perMille });
}
