// How many clients it takes until what is promised is put to the test.
import { claimsOf } from '../../../../scenarios/scenario/claims.ts';
import type { Scenario, ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';

/** Too few clients for a promise about permits, as long as each takes one. */
export interface TooFew {
  readonly clients: number;
  readonly permits: number;
  readonly enough: number;
}

/** Null: there are enough. The scenario is as the choice makes it. */
export function tooFewClients(scenario: Scenario, choice: ScenarioChoice): TooFew | null {
  const { clients, plan } = choice;
  // Only the programs of a composed world say which clients take permits.
  if (plan !== undefined || !claimsOf(scenario, choice.values).includes('I-41')) return null;
  const permits = scenario.setup(choice).recipe?.permits ?? 1;
  return clients > permits ? null : { clients, permits, enough: permits + 1 };
}

/** As many as were asked for, or as many more as it takes, if the scenario has room for them. */
export function enoughClients(scenario: Scenario, choice: ScenarioChoice): number {
  const enough = tooFewClients(scenario, choice)?.enough ?? choice.clients;
  return enough > scenario.clients.max ? choice.clients : enough;
}
