// What scenarios of queues let their user choose alike, and which of it does not go together.
import { countParameter } from '../scenario/parameters.ts';
import type { Contradiction, Parameter, ScenarioChoice } from '../scenario/scenario.ts';

export const PRODUCERS = countParameter('producers', 1, 20, 1);

export const ITEMS = {
  name: 'items',
  kind: 'integer',
  min: 1,
  max: 10_000,
  words: ['endless'],
  initial: 'endless',
  headless: 5,
} as const satisfies Parameter;

export function workParameter(initial: number, headless = 0) {
  return { ...countParameter('workMs', 0, 600_000, initial), headless };
}

export function nobodyConsumes({ clients, values }: ScenarioChoice): Contradiction | null {
  const isCrowded = Number(values['producers']) >= clients;
  return isCrowded ? { parameter: 'producers', because: 'nobodyWouldConsume' } : null;
}

/** Producers sit first. */
export function queueSeat(place: number, { values }: ScenarioChoice): { readonly role: string } {
  return { role: place < Number(values['producers']) ? 'producer' : 'consumer' };
}

/** Every item that comes or goes wakes all who wait: the more of either, the oftener each of them asks. */
export function queueRequests({ clients, values }: ScenarioChoice): number {
  return 50 + 4 * clients + 25 * Number(values['producers']);
}
