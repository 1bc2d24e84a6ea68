import { expect, it } from 'vitest';
import { LIBRARY } from '../../scenarios/library.ts';
import { Simulation } from '../../engine/index.ts';
import { parseValues } from '../../scenarios/catalogue.ts';
import { recipeBook } from '../../scenarios/recipeBook.ts';
import type { Scenario } from '../../scenarios/scenario/scenario.ts';
import { ENTERED_BY, HELD_STEP, LEARNING_STEP } from './heldStep.ts';
import { mainProgramOf } from './mainProgram.ts';

const FAMILIES = new Set(['locks', 'elections', 'coordination']);
const SCENARIOS = LIBRARY.filter(({ scenario }) => FAMILIES.has(scenario.family)).map(
  ({ scenario }) => [scenario.id, scenario] as const,
);

/** A semaphore gives its ticket back once it has a lease: then it does release what it is said to release. */
const SAID_RIGHTLY: Readonly<Record<string, readonly string[]>> = { semaphore: ['lock.release'] };

it.each(SCENARIOS)(
  'in %s no client that has what it came for is said to be on its way there',
  (id, scenario) => {
    const unknown = [...stepsAtWhichItIsTold(scenario)].filter((step) => !isKnown(step));
    expect(unknown).toEqual(SAID_RIGHTLY[id] ?? []);
  },
);

function isKnown(step: string): boolean {
  return HELD_STEP.test(step) || LEARNING_STEP.test(step) || step in ENTERED_BY;
}

/** Steps that a program of some variant was on before its client believed, and still was on with that belief. */
function stepsAtWhichItIsTold(scenario: Scenario): ReadonlySet<string> {
  const found = new Set<string>();
  for (const written of variantsOf(scenario)) {
    const parsed = parseValues(scenario, written, 'headless');
    if (!parsed.ok) throw new Error(`${scenario.id}: ${parsed.error.code}`);
    const clients = Math.min(scenario.clients.max, Math.max(scenario.clients.min, 3));
    const choice = { scenario: scenario.id, seed: 1, clients, values: parsed.value };
    const sim = new Simulation(scenario.setup(choice), recipeBook, { keep: 'newest' });
    const since = new Map<string, { readonly step: string | null; readonly believed: boolean }>();
    for (let taken = 0; taken < 1500 && !sim.isIdle() && sim.step(); taken++) {
      for (const [id, client] of sim.world.clients) {
        const step = mainProgramOf(client)?.atStep ?? null;
        const believed = client.vars.value.beliefs.length > 0;
        const before = since.get(id);
        if (before?.step !== step) since.set(id, { step, believed });
        else if (believed && !before.believed && step !== null) found.add(step);
      }
    }
    sim.release();
  }
  return found;
}

function variantsOf({ parameters }: Scenario): readonly Readonly<Record<string, string>>[] {
  const variant = parameters.find(({ name }) => name === 'variant' || name === 'version');
  return variant?.kind === 'choice' ? variant.options.map((value) => ({ [variant.name]: value })) : [{}];
}
