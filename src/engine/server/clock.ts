// A server's clocks. The wall clock says what time it is, and transactions carry what it says; the other one counts ticks and
// timeouts. Faults set the first one off, or let both run at another rate.
import type { ServerClock, ServerState } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';

export const RIGHT_CLOCK: ServerClock = { offsetMs: 0, atMs: 0, perMille: 0 };

/** What the wall clock shows at a moment of the world (Time.currentWallTime). */
export function wallTimeMs(clock: ServerClock, nowMs: number): number {
  return nowMs + offsetAt(clock, nowMs);
}

/** How far the wall clock is off at a moment of the world. */
export function offsetAt({ offsetMs, atMs, perMille }: ServerClock, nowMs: number): number {
  return perMille === 0 ? offsetMs : offsetMs + Math.floor(((nowMs - atMs) * perMille) / 1000);
}

/** How long the server takes for so many milliseconds of its own; a fast clock takes less. */
export function byClock(self: ServerState, ms: number): number {
  const { perMille } = self.clock.value;
  return perMille === 0 ? ms : Math.max(1, Math.floor((ms * 1000) / (1000 + perMille)));
}

export function jumpClock({ self, outbox }: ServerStep, byMs: number): void {
  const { perMille } = self.clock.value;
  setClock(self, outbox, offsetAt(self.clock.value, outbox.nowMs) + byMs, perMille);
}

/** What is being waited for keeps its time; what is timed from now on goes by the new rate ([Q30]). */
export function driftClock({ self, outbox }: ServerStep, perMille: number): void {
  setClock(self, outbox, offsetAt(self.clock.value, outbox.nowMs), perMille);
}

function setClock(self: ServerState, outbox: ServerStep['outbox'], offsetMs: number, perMille: number): void {
  self.clock.value = { offsetMs, atMs: outbox.nowMs, perMille };
  outbox.record({ kind: 'clock.changed', offsetMs, perMille });
}
