// The worlds of “herd against line”: everybody comes and wants the lock once.
import type { ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';
import { pairChoices } from '../../../../ui/controls/presets.ts';

/** All have come by then and wait for the first, who holds it for so long. */
export const ALL_WAIT_AT_MS = 4000;

export function herdChoices(clients: number, seed: number): readonly ScenarioChoice[] {
  const values = { arrival: 'staggered', rounds: 1, holdMs: ALL_WAIT_AT_MS };
  return pairChoices('herd-line').map((choice) => ({
    ...choice,
    seed,
    clients,
    values: { ...choice.values, ...values },
  }));
}
