// The process's wall clock: what a program reads and a library compares, and how it is set wrong.
import type { ClientState, Clock } from './clientState.ts';
import { conditionOf, updateCondition } from './condition.ts';
import type { Outbox } from './threads.ts';

/** What a clock shows that may run at a wrong rate and may have jumped, in milliseconds, at a moment of the world. */
export function shownBy(clock: Clock, nowMs: number): number {
  const { atMs, perMille } = clock;
  return clock.shownMs + Math.floor(((nowMs - atMs) * (1000 + perMille)) / 1000);
}

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
