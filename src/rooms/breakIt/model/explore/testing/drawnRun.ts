// A right program made up by chance, under up to two faults drawn by chance.
import { hash32 } from '../../../../../engine/index.ts';
import { ProgramTree, Simulation } from '../../../../../engine/index.ts';
import { choiceFor } from '../../../../../ownRecipes/testing.ts';
import { findScenario } from '../../../../../scenarios/catalogue.ts';
import { scenarioOf } from '../../../../../scenarios/experiment/twins.ts';
import { recipeBook } from '../../../../../scenarios/recipeBook.ts';
import { claimsOf } from '../../../../../scenarios/scenario/claims.ts';
import { Judge, type Verdict } from '../../judge.ts';
import { deedsIn } from '../bound.ts';
import { Run } from '../run.ts';
import { rightProgram, type Kind } from './rightPrograms.ts';

const FAULTS = ['kill', 'close', 'pause', 'cut', 'drop', 'expire'] as const;
const MOST_STEPS = 20_000;

export interface DrawnRun {
  readonly kind: Kind;
  readonly code: string;
  readonly clients: number;
  readonly commands: Run['commands'];
  /** Whether it came to an end. */
  readonly ended: boolean;
  /** All but limits. */
  readonly alarms: readonly Verdict[];
  readonly stated: number;
}

/** Own recipes must have been loaded. */
export function drawnRun(seed: number): DrawnRun {
  const below = (what: number, bound: number) => hash32(seed, 0x64726177, what) % bound;
  const { kind, code } = rightProgram(seed);
  const clients = 1 + below(1, 4);
  const choice = choiceFor(code, { clients, seed: 1 + below(2, 1000) });
  const scenario = scenarioOf(choice, { findScenario });
  const setup = scenario.setup(choice);
  const tree = new ProgramTree(recipeBook);
  const sim = new Simulation(setup, recipeBook, {
    keep: 'newest',
    invariants: claimsOf(scenario, choice.values),
    ownChecks: scenario.ownChecks ?? [],
    programs: tree.programs(),
  });
  const deeds = deedsIn(setup, FAULTS);
  const faults = below(3, 3);
  let run = new Run(sim, new Judge(choice), { faults, delays: 0, gates: 2 * clients });
  const alarms: Verdict[] = [];
  // Where it is busy: the beginning, and after the fault before.
  let next = 5 + below(4, 60 * clients);
  let stated = 0;
  let went = true;
  while (went && run.sim.steps < MOST_STEPS) {
    if (run.left.faults > 0 && run.sim.steps >= next) {
      const deed = deeds[below(5 + run.left.faults, deeds.length)];
      run = (deed === undefined ? null : run.withDeed(deed)) ?? run;
      next = run.sim.steps + 1 + below(8 + run.left.faults, 60);
    } else went = run.goOn();
    for (const { kind: what } of run.sim.recordsOf(run.sim.steps))
      if (what === 'belief.stated' || what === 'fact.stated') stated++;
    alarms.push(...run.look(went ? 'goesOn' : 'over').filter(({ grade }) => grade !== 'limit'));
  }
  tree.release();
  return { kind, code, clients, commands: run.commands, ended: !went, alarms, stated };
}
