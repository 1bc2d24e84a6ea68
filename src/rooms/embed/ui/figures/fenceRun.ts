// The run of “paused holder with fence”: A holds the lock and writes, its process stands still until its session is gone, B
// holds and writes, A goes on as if nothing had happened.
import { parseValues, register } from '../../../../scenarios/catalogue.ts';
import type { Experiment } from '../../../../scenarios/experiment/experiment.ts';
import { guardedLock } from '../../../../scenarios/locks/guardedLock/scenario.ts';
import type { ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';
import type { Switched } from './switched.ts';

// The only one of its family that is needed here.
register([guardedLock]);

/** Virtual milliseconds: when A stops, when it goes on, and what is drawn. Its session lives for four seconds of silence. */
const PAUSED_AT_MS = 2000;
const RESUMED_AT_MS = 8030;
export const FENCE_END_MS = 10_600;
const MAX_STEPS = 20_000;
const HOLDER = 'client:A';

export function fenceChoice(guard: Switched, seed: number): ScenarioChoice {
  const written = { guard, holder: 'stopsWhenSuspended', holdMs: '12000', rounds: '1' };
  const values = parseValues(guardedLock.scenario, written, 'initial');
  if (!values.ok) throw new Error('guarded-lock does not take what the figure says');
  return { scenario: guardedLock.scenario.id, seed, clients: 2, values: values.value };
}

/** From its first moment to its end, with what is done to A. */
export function runFence(experiment: Experiment): void {
  experiment.runUntil(PAUSED_AT_MS, MAX_STEPS);
  experiment.give({ type: 'pauseClient', client: HOLDER }, { step: experiment.steps, timeMs: PAUSED_AT_MS });
  experiment.runUntil(RESUMED_AT_MS, MAX_STEPS);
  experiment.give(
    { type: 'resumeClient', client: HOLDER },
    { step: experiment.steps, timeMs: RESUMED_AT_MS },
  );
  experiment.runUntil(FENCE_END_MS, MAX_STEPS);
}
