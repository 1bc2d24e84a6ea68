// The same world with another number of clients. A composed world has the clients of its plan: there is no other number of them.
import type { Scenario, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';

export function withClients(choice: ScenarioChoice, clients: number): ScenarioChoice {
  return choice.plan === undefined ? { ...choice, clients } : choice;
}

/** The fewest that go with what else was chosen: two permits make no sense for two clients. */
export function leastClients(scenario: Scenario, choice: ScenarioChoice): number {
  const isTooFew = (clients: number): boolean =>
    (scenario.contradiction?.({ ...choice, clients }) ?? null) !== null;
  let least = scenario.clients.min;
  while (least < choice.clients && isTooFew(least)) least++;
  return least;
}
