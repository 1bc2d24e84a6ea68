// What can happen to the inside of a client's process, as buttons and keys have it.
import type { ClientState, ClientTarget } from '../../../engine/index.ts';
import { slotsIn, type FaultSlot } from '../faults/faultSlots.ts';

export const CLOCK_JUMPS_MS = [-60_000, -5000, 5000, 60_000] as const;
/** Twice as fast, half as fast, and a clock that is merely bad. */
export const CLOCK_RATES = [1000, -500, 50, -50] as const;
export const USUAL_CLOCK = { jumpMs: 5000, perMille: 1000 } as const;

/** Its threads and its event lane. */
export function threadSlots(target: ClientTarget, client: ClientState | undefined): readonly FaultSlot[] {
  return slotsIn('threads', { client: target, thread: firstWaiting(client) });
}

export function clockSlots(target: ClientTarget, byMs: number, perMille: number): readonly FaultSlot[] {
  return slotsIn('clientClock', { client: target, byMs, perMille }).map((slot) =>
    slot.key === 'V'
      ? { ...slot, commands: [...slot.commands, { type: 'driftClientClock', client: target, perMille: 0 }] }
      : slot,
  );
}

/** The first thread that waits; 0 if none does. */
function firstWaiting(client: ClientState | undefined): number {
  for (const { id, state } of client?.threads.values() ?? []) if (state.kind === 'waiting') return id;
  return 0;
}
