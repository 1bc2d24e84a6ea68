// Worlds of several servers with clients at work, for tests of selectors.
import '../../../scenarios/library.ts';
import { Simulation } from '../../../engine/index.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';

/** Mixed traffic from its beginning. */
export function trafficWorld({
  servers,
  clients,
}: {
  readonly servers: number;
  readonly clients: number;
}): Simulation {
  const scenario = findScenario('mixed-traffic');
  if (scenario === undefined) throw new Error('the catalogue has no mixed-traffic');
  const values = { servers, rounds: 'endless', restMs: 100 };
  return new Simulation(scenario.setup({ scenario: scenario.id, seed: 1, clients, values }), recipeBook);
}
