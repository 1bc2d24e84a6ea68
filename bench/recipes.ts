// What whole recipes cost, run without a page and with what their scenarios promise watched: a long queue, and every recipe with
// fifty clients.
import '../src/scenarios/library.ts';
import { Simulation, type WorldSetup } from '../src/engine/index.ts';
import { findScenario, listScenarios, parseValues } from '../src/scenarios/catalogue.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
import type { Scenario } from '../src/scenarios/scenario/scenario.ts';
import { median } from './statistics.ts';

const CLIENTS = 50;
const FAMILIES: ReadonlySet<Scenario['family']> = new Set(['locks', 'elections', 'queues', 'coordination']);

/** Seconds until 10,000 items that ten producers put in have gone through one consumer, who falls far behind. */
export function queue10000Seconds(): number {
  const values = { producers: '10', items: '1000', workMs: '1000' };
  return secondsOf(chosen('fifo-queue', values, 11));
}

export interface SlowestRecipe {
  readonly name: string;
  readonly seconds: number;
}

/** Of every form of every recipe that comes to an end, with fifty clients: the one that takes longest. */
export function slowestOf50(): SlowestRecipe {
  const runs = listScenarios()
    .filter(({ family, clients }) => FAMILIES.has(family) && clients.max >= CLIENTS)
    .flatMap((scenario) => variantsOf(scenario).map((variant) => ({ scenario, variant })));
  let slowest: SlowestRecipe = { name: '', seconds: 0 };
  for (const { scenario, variant } of runs) {
    const run = chosen(scenario.id, variant === null ? {} : { variant }, CLIENTS);
    if (run === null) continue;
    const seconds = median([secondsOf(run), secondsOf(run), secondsOf(run)]);
    if (seconds > slowest.seconds) slowest = { name: `${scenario.id} ${variant ?? ''}`, seconds };
  }
  return slowest;
}

function variantsOf({ parameters }: Scenario): readonly (string | null)[] {
  const variant = parameters.find(({ name }) => name === 'variant');
  return variant?.kind === 'choice' ? variant.options : [null];
}

interface Run {
  readonly scenario: Scenario;
  readonly setup: WorldSetup;
}

/** Null for what has no end. */
function chosen(id: string, written: Readonly<Record<string, string>>, clients: number): Run | null {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`the catalogue has no ${id}`);
  const values = parseValues(scenario, written, 'headless');
  if (!values.ok) throw new Error(`${id}: ${values.error.code}`);
  if (scenario.isEndless(values.value)) return null;
  return { scenario, setup: scenario.setup({ scenario: id, seed: 1, clients, values: values.value }) };
}

function secondsOf(run: Run | null): number {
  if (run === null) throw new Error('it has no end');
  const before = performance.now();
  const { invariants } = run.scenario;
  const sim = new Simulation(run.setup, recipeBook, { keep: 'newest', invariants });
  while (!sim.isIdle()) if (!sim.step()) break;
  return Number(((performance.now() - before) / 1000).toFixed(2));
}
