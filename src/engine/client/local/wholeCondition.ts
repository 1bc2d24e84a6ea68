// The condition of a process as what changes it sees it: whole, also where nothing has happened yet.
import type { ClientState } from '../clientState.ts';
import type { Condition } from '../condition.ts';

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
