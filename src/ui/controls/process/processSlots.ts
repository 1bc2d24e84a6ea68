// What can befall the inside of a client's process, as buttons and keys have it.
import type { ClientState, ClientTarget } from '../../../engine/index.ts';
import type { FaultSlot } from '../faults/faultSlots.ts';

export const CLOCK_JUMPS_MS = [-60_000, -5000, 5000, 60_000] as const;
/** Twice as fast, half as fast, and a clock that is merely bad. */
export const CLOCK_RATES = [1000, -500, 50, -50] as const;
export const USUAL_CLOCK = { jumpMs: 5000, perMille: 1000 } as const;

/** Its threads and its event lane. */
export function threadSlots(target: ClientTarget, client: ClientState | undefined): readonly FaultSlot[] {
  return [
    {
      key: 'T',
      commands: [
        { type: 'stallProgram', client: target },
        { type: 'unstallProgram', client: target },
      ],
    },
    {
      key: 'L',
      commands: [
        { type: 'blockEventLane', client: target },
        { type: 'unblockEventLane', client: target },
      ],
    },
    { key: 'I', commands: [{ type: 'interruptThread', client: target, thread: firstWaiting(client) }] },
  ];
}

export function clockSlots(target: ClientTarget, byMs: number, perMille: number): readonly FaultSlot[] {
  return [
    { key: 'J', commands: [{ type: 'jumpClientClock', client: target, byMs }] },
    {
      key: 'V',
      commands: [
        { type: 'driftClientClock', client: target, perMille },
        { type: 'driftClientClock', client: target, perMille: 0 },
      ],
    },
  ];
}

/** The first thread that waits; 0 if none does. */
function firstWaiting(client: ClientState | undefined): number {
  for (const { id, state } of client?.threads.values() ?? []) if (state.kind === 'waiting') return id;
  return 0;
}
