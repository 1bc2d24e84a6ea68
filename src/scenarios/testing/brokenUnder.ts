// For tests: which invariants of a scenario are violated under a script, in virtual time.
import { Simulation, type Cue, type InvariantId } from '../../engine/index.ts';
import { findScenario, parseValues } from '../catalogue.ts';
import { recipeBook } from '../recipeBook.ts';

/** Ids, sorted; each of those that the scenario says such a run breaks at most. Throws where it says otherwise. */
export function brokenUnder(
  id: string,
  written: Readonly<Record<string, string>>,
  clients: number,
  script: readonly Cue[],
  endMs = 15_000,
): readonly InvariantId[] {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  const values = parseValues(scenario, written, 'initial');
  if (!values.ok) throw new Error(JSON.stringify(values.error));
  const choice = { scenario: id, seed: 1, clients, values: values.value };
  const sim = new Simulation({ ...scenario.setup(choice), script }, recipeBook, {
    invariants: scenario.invariants,
  });
  sim.runUntil(endMs);
  const given = sim.trace.filter(({ kind }) => kind === 'command.given').length;
  if (given !== script.length) throw new Error(`of ${script.length} commands ${given} were given`);
  const threw = sim.trace.find(
    (record) =>
      record.kind === 'program.resumed' && record.yielded.kind === 'threw' && record.yielded.code === null,
  );
  if (threw !== undefined) throw new Error(`${threw.actor} threw: ${JSON.stringify(threw)}`);
  const broken = [...new Set(sim.violations.map(({ invariant }) => invariant))].toSorted();
  const meant = scenario.expected(values.value);
  for (const invariant of broken)
    if (!meant.includes(invariant)) throw new Error(`${id} is not meant to break ${invariant}`);
  return broken;
}
