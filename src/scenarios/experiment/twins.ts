// One or two worlds taken together: who moves next, what each would refuse, and how they fork.
import { Simulation } from '../../engine/index.ts';
import type { Command, CostClock, RecipeBook, Refusal, ToldPrograms, World } from '../../engine/index.ts';
import type { Scenario, ScenarioChoice } from '../scenario/scenario.ts';
import { mostClients } from './limits.ts';
import type { Moment, WorldSide } from './moment.ts';

/** Where scenarios and their programs are looked up. */
export interface ScenarioLibrary {
  readonly findScenario: (id: string) => Scenario | undefined;
  readonly book: RecipeBook;
}

export interface ExperimentOptions {
  /** Measures what steps cost, to place snapshots well; it has no influence on what happens. */
  readonly clock: CostClock | null;
  /** A world that has gone on elsewhere, for an experiment of one: what came before it is not known. */
  readonly beginning?: World;
  /** Where the programs of a choice run, if not here; null: here. */
  readonly programsOf?: (choice: ScenarioChoice) => ToldPrograms | null;
}

/** The scenario of a choice, as the choice makes it. */
export function scenarioOf(choice: ScenarioChoice, library: Pick<ScenarioLibrary, 'findScenario'>): Scenario {
  const scenario = library.findScenario(choice.scenario);
  if (scenario === undefined) throw new RangeError(`no scenario ${choice.scenario}`);
  return scenario.madeBy?.(choice) ?? scenario;
}

export function newWorld(
  choice: ScenarioChoice,
  library: ScenarioLibrary,
  { clock, beginning, programsOf }: ExperimentOptions,
): Simulation {
  const scenario = scenarioOf(choice, library);
  if (beginning !== undefined) return Simulation.from(beginning, { invariants: scenario.invariants, clock });
  const programs = programsOf?.(choice) ?? null;
  return new Simulation(scenario.setup(choice), library.book, {
    invariants: scenario.invariants,
    // It is the programs' code too, and is asked where they run.
    ownChecks: programs === null ? (scenario.ownChecks ?? []) : [],
    clock,
    programs,
  });
}

/** Whose step comes next: the earlier one's, of two at the same time the left one's. */
export function nextMover(worlds: readonly Simulation[]): WorldSide | null {
  const leftMs = worlds[0]?.nextAtMs() ?? null;
  const rightMs = worlds[1]?.nextAtMs() ?? null;
  if (rightMs === null) return leftMs === null ? null : 0;
  return leftMs !== null && leftMs <= rightMs ? 0 : 1;
}

/** Why a world of that picture would refuse a command, as it is then. */
export function refusalIn(
  simulation: Simulation,
  world: World,
  command: Command,
  picture: Scenario['picture'] | undefined,
): Refusal | null {
  if (command.type === 'addClient' && world.clients.size >= mostClients(picture)) return 'tooManyClients';
  return simulation.refusal(command, world);
}

export function forkWorlds(worlds: readonly Simulation[], moment: Moment): readonly Simulation[] {
  return worlds.map((world, index) => world.forkAt(moment.worldSteps[index] ?? 0));
}

/** Records of all worlds together. */
export function recordCount(worlds: readonly Simulation[]): number {
  return worlds.reduce((sum, world) => sum + world.trace.length, 0);
}
