// Runs of the project's own scenarios for tests that need a whole world.
import { Simulation, type Command, type SimulationOptions } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/catalogue.ts';
import { recipeBook } from '../../src/scenarios/recipeBook.ts';
import type { ParameterValues } from '../../src/scenarios/scenario/scenario.ts';

export interface Stage {
  readonly scenario?: 'herd-lock' | 'predecessor-lock';
  readonly clients?: number;
  readonly seed?: number;
  readonly values?: ParameterValues;
  readonly options?: Partial<SimulationOptions>;
}

/** A lock as the page opens it: clients arrive one after another, the holder waits to be told. */
export function lockWorld(stage: Stage = {}): Simulation {
  const id = stage.scenario ?? 'herd-lock';
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  const values = {
    variant: 'exists',
    arrival: 'staggered',
    rounds: 'endless',
    holdMs: 'untilReleased',
    ...stage.values,
  };
  const setup = scenario.setup({ scenario: id, seed: stage.seed ?? 7, clients: stage.clients ?? 6, values });
  return new Simulation(setup, recipeBook, { invariants: scenario.invariants, ...stage.options });
}

/** A lock that clients take in turn for ever, with nobody's help. */
export function busyWorld(stage: Stage = {}): Simulation {
  return lockWorld({ ...stage, values: { arrival: 'together', holdMs: 20, ...stage.values } });
}

/** Takes steps up to a time, then gives a command. */
export function giveAt(sim: Simulation, atMs: number, command: Command): void {
  sim.runUntil(atMs);
  sim.give(command, atMs);
}
