// How many clients the scene shown may have, and the same scene with another number of them.
import type { Experiment } from '../../scenarios/experiment/experiment.ts';
import { playFromLastArrival, SEARCH_BUDGET_MS } from '../playback/transport.ts';
import { loadScenario } from '../playback/gestures.ts';
import { getExperiment } from '../stores/session.ts';
import { demonstrate, isDemonstrating } from './demonstration.ts';

export interface ClientRange {
  readonly min: number;
  readonly max: number;
}

/** More are chosen in the form of the scene: beyond that a number says as much as the picture. */
const MOST = 50;
/** With fewer to choose from there is nothing to see in it. */
const LEAST_SPAN = 4;

/** What all worlds allow; null where the number is the scenario's own affair. */
export function clientRange({ scenarios }: Pick<Experiment, 'scenarios'>): ClientRange | null {
  if (scenarios.some(({ picture }) => picture !== 'tree')) return null;
  const min = Math.max(...scenarios.map(({ clients }) => clients.min));
  const max = Math.min(MOST, ...scenarios.map(({ clients }) => clients.max));
  return max - min < LEAST_SPAN ? null : { min, max };
}

/** Restarts the worlds with this many clients, at the moment at which the last one arrives. */
export function restartWithClients(clients: number): void {
  const experiment = getExperiment();
  if (experiment === null) return;
  const wasDemonstrating = isDemonstrating();
  loadScenario(experiment.choices.map((choice) => ({ ...choice, clients })));
  playFromLastArrival(SEARCH_BUDGET_MS);
  if (wasDemonstrating) demonstrate();
}
