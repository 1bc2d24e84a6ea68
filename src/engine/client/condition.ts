// The condition of a process: sound until something happens to it.
import type { ClientState, Condition } from './clientState.ts';

export function conditionOf({ condition }: ClientState): Condition {
  return condition.value ?? SOUND;
}

export function updateCondition(self: ClientState, fields: Partial<Condition>): void {
  self.condition.value = { ...conditionOf(self), ...fields };
}

/** A new process on the same machine: its clock is as wrong as ever. */
export function beginSound(self: ClientState): void {
  const { clock } = conditionOf(self);
  self.shared.clear();
  self.condition.value = { ...SOUND, clock };
}

/** How long the world takes until a timer of this process has counted so many milliseconds ([C18]). */
export function worldMs({ condition }: ClientState, ownMs: number): number {
  const perMille = condition.value?.clock.perMille ?? 0;
  return perMille === 0 ? ownMs : Math.ceil((ownMs * 1000) / (1000 + perMille));
}

/** Whether nothing keeps the event lane from running the next callback. */
export function isLaneFree({ condition: { value } }: ClientState): boolean {
  return value === null || (value.lane === 'open' && value.laneProgram === 'none');
}

const SOUND: Condition = {
  programs: 'running',
  heldTasks: [],
  lane: 'open',
  laneProgram: 'none',
  laneTurn: 0,
  laneOutcome: null,
  clock: { shownMs: 0, atMs: 0, perMille: 0 },
  draws: 0,
  states: [],
  suspendedAtMs: null,
  failedAttempts: 0,
};
