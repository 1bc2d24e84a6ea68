// The examination of a program that is to be mended: whether it does its work by itself, and whether a search of so many runs finds an
// invariant violated.
import {
  Simulation,
  type ClientId,
  type InvariantId,
  type RecipeBook,
  type TraceRecord,
} from '../../../engine/index.ts';
import type { ScenarioLibrary } from '../../../scenarios/experiment/experiment.ts';
import { scenarioOf } from '../../../scenarios/experiment/twins.ts';
import type { Coach, Exam } from '../../../scenarios/lessons/repair.ts';
import { claimsOf } from '../../../scenarios/scenario/claims.ts';
import type { Scenario, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { Search } from './search.ts';

/** The search of an examination; it is done once it says so. */
export function searchOf(
  choice: ScenarioChoice,
  { runs, seed, allow }: Exam,
  library: ScenarioLibrary,
): Search {
  const scenario = scenarioOf(choice, library);
  const claims = claimsOf(scenario, choice.values);
  return new Search({ scenario, choice, book: library.book, claims, seed, allow, runs });
}

/** Examines at once. The same code is examined once. */
export function coachOf(library: ScenarioLibrary): Coach {
  const known = new Map<string, ReturnType<Coach>>();
  return (choice, exam) => {
    const key = JSON.stringify([choice, exam]);
    const found = known.get(key) ?? examine(choice, exam, library);
    known.set(key, found);
    return found;
  };
}

function examine(choice: ScenarioChoice, exam: Exam, library: ScenarioLibrary): ReturnType<Coach> {
  if (!doesItsWork(choice, library)) return [];
  const search = searchOf(choice, exam, library);
  while (search.found === null && search.advance() !== 'done');
  return search.found === null ? ['works', 'holds'] : ['works'];
}

/** Beyond this nobody waits for a lock in vain. */
const LIMIT_MS = 60_000;
const MAX_STEPS = 12_000;

/** Without any fault, every client gets the lock, keeps it as long as it should, and gives it back. */
export function doesItsWork(choice: ScenarioChoice, library: ScenarioLibrary): boolean {
  const scenario = scenarioOf(choice, library);
  const holdMs = Number(choice.values['holdMs']) || 0;
  const sim = started(scenario, choice, library.book);
  const sinceMs = new Map<string, number>();
  const done = new Set<ClientId>();
  const heed = (record: TraceRecord): void => {
    if (record.kind === 'belief.stated') sinceMs.set(record.actor, record.timeMs);
    if (record.kind !== 'belief.withdrawn') return;
    const client = [...sim.world.clients.keys()].find((id) => id === record.actor);
    const heldMs = record.timeMs - (sinceMs.get(record.actor) ?? record.timeMs);
    if (client !== undefined && heldMs >= holdMs) done.add(client);
  };
  while (sim.steps < MAX_STEPS && sim.nowMs < LIMIT_MS && !sim.isIdle() && sim.step())
    for (const record of sim.recordsOf(sim.steps)) heed(record);
  const isDone = done.size === choice.clients;
  sim.release();
  return isDone;
}

const NONE: readonly InvariantId[] = [];

function started(scenario: Scenario, choice: ScenarioChoice, book: RecipeBook): Simulation {
  return new Simulation(scenario.setup(choice), book, { keep: 'newest', invariants: NONE });
}
