// An explorer from what a message can carry.
import type { ScenarioLibrary } from '../../../../scenarios/experiment/experiment.ts';
import { scenarioOf } from '../../../../scenarios/experiment/twins.ts';
import { claimsOf } from '../../../../scenarios/scenario/claims.ts';
import type { Scenario, ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';
import { withClients } from '../withClients.ts';
import type { Bound } from './bound.ts';
import { Explorer, type FirstMove } from './explorer.ts';

export interface PlainOrder {
  readonly choice: ScenarioChoice;
  readonly bound: Bound;
  readonly after?: FirstMove;
}

export function explorerOf({ choice, bound, after }: PlainOrder, library: ScenarioLibrary): Explorer {
  const scenario = scenarioOf(choice, library);
  const claims = claimsOf(scenario, choice.values);
  const only = after === undefined ? {} : { after };
  return new Explorer({ scenario, choice, book: library.book, claims, bound, ...only });
}

/** What every run of what is shown is asked for by, with so many clients where their number can be chosen. */
export function everyRunOf(
  scenario: Scenario,
  shown: ScenarioChoice,
  { clients, faults, atMost, delays }: Omit<Bound, 'gates'> & { readonly clients: number },
): PlainOrder {
  const choice = withEnd(scenario, withClients(shown, clients));
  const most = faults.length === 0 ? 0 : atMost;
  return { choice, bound: { faults, atMost: most, delays, gates: 2 * choice.clients } };
}

/** The choice as a command line has it, where nobody is there to end what goes on without end: the same bound then gives the same counts. */
export function withEnd(scenario: Scenario, choice: ScenarioChoice): ScenarioChoice {
  const values = { ...choice.values };
  for (const { name, headless } of scenario.parameters) if (headless !== undefined) values[name] = headless;
  if ('story' in values) values['story'] = 'none';
  const ended = { ...choice, values };
  const arrival = choice.values['arrival'];
  if (arrival === undefined || (scenario.contradiction?.(ended) ?? null) === null) return ended;
  return { ...ended, values: { ...values, arrival } };
}
