// A side of a pair as what a run is chosen by.
import { findScenario, parseValues } from './catalogue.ts';
import type { PairSide } from './scenario/pair.ts';
import type { ScenarioChoice } from './scenario/scenario.ts';

/** A side of a pair as a choice: what it does not say is what the page begins with. Throws for what no scenario takes. */
export function sideChoice(side: PairSide, seed: number, clients: number): ScenarioChoice {
  const scenario = findScenario(side.scenario);
  if (scenario === undefined) throw new RangeError(`no scenario ${side.scenario}`);
  const written = Object.fromEntries(
    Object.entries(side.values).map(([name, value]) => [name, String(value)]),
  );
  const values = parseValues(scenario, written, 'initial');
  if (!values.ok) throw new RangeError(`${side.scenario} does not take ${JSON.stringify(side.values)}`);
  return { scenario: side.scenario, seed, clients, values: values.value };
}

/** Whether a choice is that side of a pair, whatever else it says. */
export function isSide({ scenario, values }: ScenarioChoice, side: PairSide): boolean {
  if (scenario !== side.scenario) return false;
  return Object.entries(side.values).every(([name, value]) => values[name] === value);
}
