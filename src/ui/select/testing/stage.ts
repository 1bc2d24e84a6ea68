// A scenario on the page's terms, for tests of what is read off a run: the holder waits for the user unless it is said
// otherwise.
import '../../../scenarios/library.ts';
import { Simulation, type Command, type World } from '../../../engine/index.ts';
import { findScenario, parseValues } from '../../../scenarios/catalogue.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import type { Scenario } from '../../../scenarios/scenario/scenario.ts';
import { lockLine, type Line } from '../lockLine.ts';

export interface Stage {
  readonly scenario: Scenario;
  readonly simulation: Simulation;
  readonly line: Line;
  /** The world after the last step. */
  readonly world: () => World;
  /** Takes steps until that time has come. */
  readonly until: (timeMs: number) => Stage;
  /** Takes steps until nothing is left to do before a command is given. */
  readonly settle: () => Stage;
  /** Must not be refused. */
  readonly give: (command: Command) => Stage;
}

export function stage(id: string, clients: number, written: Readonly<Record<string, string>> = {}): Stage {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  const values = parseValues(scenario, written, 'initial');
  if (!values.ok) throw new Error(`${id}: ${values.error.code}`);
  const setup = scenario.setup({ scenario: id, seed: 3, clients, values: values.value });
  const simulation = new Simulation(setup, recipeBook, { invariants: scenario.invariants });
  const self: Stage = {
    scenario,
    simulation,
    line: lockLine(scenario, { values: values.value }),
    world: () => simulation.worldAt(simulation.steps),
    until(timeMs) {
      simulation.runUntil(timeMs);
      return self;
    },
    settle() {
      simulation.runUntil(simulation.nowMs + clients * 300);
      while (!simulation.isIdle()) simulation.step();
      return self;
    },
    give(command) {
      const refusal = simulation.give(command);
      if (refusal !== null) throw new Error(`${command.type} was refused: ${refusal}`);
      return self;
    },
  };
  return self;
}
