// What a reader asks of an exploration: with how many clients, which faults, and how much of them in a run.
import type { Scenario, ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';
import { leastClients, withClients } from '../withClients.ts';
import { PLACED_FAULTS, usualFaults, type Bound, type PlacedFault } from './bound.ts';
import { enoughClients, tooFewClients } from './enoughClients.ts';
import { everyRunOf, withEnd } from './explorerOf.ts';

export interface Order extends Omit<Bound, 'gates'> {
  readonly clients: number;
}

/** What is asked first of what is shown: one of the usual faults, and as few clients as put its promises to the test. */
export function firstOrder(scenario: Scenario, shown: ScenarioChoice): Order {
  const least = leastClients(scenario, withEnd(scenario, shown));
  const few = withEnd(scenario, withClients(shown, Math.max(least, Math.min(2, shown.clients))));
  return {
    clients: enoughClients(scenario, few),
    faults: usualFaults(scenario.setup(shown)),
    atMost: 1,
    delays: 0,
  };
}

/** With more clients there are more runs than a reader waits for. */
const MOST_CLIENTS = 4;

/** How many clients can be asked for; a number that is needed, or asked for already, is always among them. */
export function clientRange(
  scenario: Scenario,
  shown: ScenarioChoice,
  order: Order,
): { readonly min: number; readonly max: number } {
  const min = leastClients(scenario, withEnd(scenario, shown));
  const tooFew = tooFewClients(scenario, everyRunOf(scenario, shown, order).choice);
  const wanted = Math.max(MOST_CLIENTS, min, tooFew?.enough ?? order.clients);
  return { min, max: Math.min(scenario.clients.max, wanted) };
}

/** A server that is alone cannot be cut off from others. */
export function faultsFor(scenario: Scenario, shown: ScenarioChoice): readonly PlacedFault[] {
  const isAlone = scenario.setup(shown).servers.length <= 1;
  return isAlone ? PLACED_FAULTS.filter((fault) => fault !== 'isolate') : PLACED_FAULTS;
}

/** In the order of the list, whichever was chosen first: the same faults are the same order. */
export function withFault(
  faults: readonly PlacedFault[],
  fault: PlacedFault,
  isPlaced: boolean,
): readonly PlacedFault[] {
  return PLACED_FAULTS.filter((each) => (each === fault ? isPlaced : faults.includes(each)));
}
