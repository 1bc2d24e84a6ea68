// What tests of own recipes share: a world whose clients run some code, taken to where nothing more can come of it.
import { Simulation, type Command, type TraceRecord } from '../engine/index.ts';
import { findScenario, parseValues } from '../scenarios/catalogue.ts';
import { scenarioOf } from '../scenarios/experiment/twins.ts';
import { recipeBook } from '../scenarios/recipeBook.ts';
import type { ScenarioChoice } from '../scenarios/scenario/scenario.ts';
import { OWN_RECIPE } from './program.ts';

export interface Cast {
  readonly clients?: number;
  readonly seed?: number;
  readonly values?: Readonly<Record<string, string>>;
  readonly maxSteps?: number;
  /** By their moments. What cannot be done then is left out. */
  readonly commands?: readonly { readonly atMs: number; readonly command: Command }[];
}

/** Own recipes must have been loaded. */
export function choiceFor(code: string, { clients = 1, seed = 1, values = {} }: Cast = {}): ScenarioChoice {
  const scenario = findScenario(OWN_RECIPE);
  if (scenario === undefined) throw new Error('own recipes are not loaded');
  const parsed = parseValues(scenario, values, 'headless');
  if (!parsed.ok) throw new Error(parsed.error.code);
  return { scenario: OWN_RECIPE, seed, clients, values: parsed.value, code };
}

export function run(code: string, cast: Cast = {}): Simulation {
  const choice = choiceFor(code, cast);
  const scenario = scenarioOf(choice, { findScenario });
  const simulation = new Simulation(scenario.setup(choice), recipeBook, {
    invariants: scenario.invariants,
    ownChecks: scenario.ownChecks ?? [],
  });
  const maxSteps = cast.maxSteps ?? 20_000;
  for (const { atMs, command } of cast.commands ?? []) {
    simulation.runUntil(atMs, maxSteps - simulation.steps);
    if (simulation.refusal(command) === null) simulation.give(command);
  }
  while (!simulation.isIdle() && simulation.steps < maxSteps && simulation.step());
  newest.push(simulation);
  if (newest.length > MOST_HELD) newest.shift()?.release();
  return simulation;
}

/**
 * Interpreters wait to be collected, which V8 is in no hurry to do: their memory, which all tests of a worker share, is not what it counts.
 * While they wait, every other program of the worker reads the prelude anew, which takes longer than most programs do.
 */
const newest: Simulation[] = [];
const MOST_HELD = 2;

/** What programs ended with that threw, each once. */
export function failures({ trace }: Simulation): readonly string[] {
  return [
    ...new Set(
      trace.flatMap((record) =>
        record.kind === 'program.resumed' && record.yielded.kind === 'threw' ? [record.yielded.message] : [],
      ),
    ),
  ];
}

/** What programs logged, in order. */
export function logged({ trace }: Simulation): readonly string[] {
  return trace.flatMap((record: TraceRecord) =>
    record.kind === 'fact.stated' && record.fact.type === 'says' ? [record.fact.text] : [],
  );
}
