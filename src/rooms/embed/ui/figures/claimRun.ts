// The run of “two consumers, one claim”: both wait for items and are woken by the same one.
import { parseValues, register } from '../../../../scenarios/catalogue.ts';
import type { Experiment } from '../../../../scenarios/experiment/experiment.ts';
import { fifoQueue } from '../../../../scenarios/queues/fifoQueue/scenario.ts';
import type { ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';
import type { Command } from '../../../../engine/index.ts';
import type { Switched } from './switched.ts';

// The only one of its family that is needed here.
register([fifoQueue]);

/** Virtual milliseconds: both wait by then; the item comes at 800, and is worked on for a second. */
export const CLAIM_START_MS = 790;
export const CLAIM_END_MS = 2200;
const MAX_STEPS = 20_000;

const COMMANDS: readonly (readonly [atMs: number, command: Command])[] = [
  [400, { type: 'openGate', client: 'client:B', gate: 'consume' }],
  [400, { type: 'openGate', client: 'client:C', gate: 'consume' }],
  [800, { type: 'openGate', client: 'client:A', gate: 'produce' }],
];

export function claimChoice(claim: Switched, seed: number): ScenarioChoice {
  const written = {
    variant: claim === 'on' ? 'claimed' : 'process-then-delete',
    pace: 'byHand',
    workMs: '1000',
  };
  const values = parseValues(fifoQueue.scenario, written, 'initial');
  if (!values.ok) throw new Error('fifo-queue does not take what the figure says');
  return { scenario: fifoQueue.scenario.id, seed, clients: 3, values: values.value };
}

export function runClaim(experiment: Experiment): void {
  for (const [atMs, command] of COMMANDS) {
    experiment.runUntil(atMs, MAX_STEPS);
    experiment.give(command, { step: experiment.steps, timeMs: atMs });
  }
  experiment.runUntil(CLAIM_END_MS, MAX_STEPS);
}
