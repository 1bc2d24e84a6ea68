// What holds of every story of every scenario of ensembles, on the page's and on the command line's terms.
import { describe, expect, test } from 'vitest';
import { Simulation } from '../../engine/index.ts';
import { findScenario, listScenarios, parseValues } from '../catalogue.ts';
import { recipeBook } from '../recipeBook.ts';
import type { ParameterValues, Scenario } from '../scenario/scenario.ts';
import { ensemblePairs } from './pairs.ts';
import { sampled } from '../../../scripts/wideSweeps.mjs';
import { play } from '../testing/playedStory.ts';

/** In the sandbox nothing happens by itself. */
const SCENARIOS = listScenarios().filter(({ family, id }) => family === 'ensemble' && id !== 'sandbox');
/** Those that come to an end. */
const STORIES = SCENARIOS.flatMap((scenario) =>
  storiesOf(scenario)
    .filter((story) => !scenario.isEndless(valuesOf(scenario, { story })))
    .map((story) => [scenario.id, story] as const),
);

const everyDay: ReadonlySet<string> = new Set(sampled(STORIES, 3).map(([id, story]) => `${id} ${story}`));

test('every scenario opens with a story that plays by itself, and can be left to its user', () => {
  expect(SCENARIOS).toHaveLength(26);
  for (const scenario of SCENARIOS) {
    const stories = storiesOf(scenario);
    expect(stories[0], `of ${scenario.id}`).toBe('none');
    expect(valuesOf(scenario, {})['story'], `of ${scenario.id}`).toBe(stories[1]);
  }
});

describe.each(STORIES)('%s, %s', (id, story) => {
  test('it comes to its end, and breaks what it is meant to break', () => {
    const played = play(id, { story });
    const values = valuesOf(scenarioOf(id), { story });
    expect(played.ending).toBe('ended');
    // Where nobody does anything nothing breaks.
    const expected = story === 'none' ? [] : scenarioOf(id).expected(values);
    expect(played.broken).toEqual([...expected].toSorted());
  });

  test.runIf(everyDay.has(`${id} ${story}`))(
    'its world can be written down, and cut anywhere goes on as it did',
    () => {
      const scenario = scenarioOf(id);
      const setup = scenario.setup({
        scenario: id,
        seed: 3,
        clients: scenario.clients.initial,
        values: valuesOf(scenario, { story }),
      });
      expect(JSON.parse(JSON.stringify(setup))).toEqual(setup);
      const sim = new Simulation(setup, recipeBook, { invariants: scenario.invariants });
      while (!sim.isIdle() && sim.step());
      const fork = sim.forkAt(Math.floor(sim.steps / 2));
      while (fork.steps < sim.steps) fork.step();
      expect(fork.hash()).toBe(sim.hash());
    },
  );
});

test('each side of a pair is a scenario with values it takes', () => {
  for (const { id, clients, left, right } of ensemblePairs) {
    for (const side of [left, right]) {
      const scenario = scenarioOf(side.scenario);
      const values = valuesOf(scenario, side.values);
      const choice = { scenario: side.scenario, seed: 1, clients, values };
      expect(scenario.contradiction?.(choice) ?? null, `of ${id}`).toBeNull();
      expect(clients, `of ${id}`).toBeGreaterThanOrEqual(scenario.clients.min);
    }
  }
});

function storiesOf({ parameters }: Scenario): readonly string[] {
  const story = parameters.find(({ name }) => name === 'story');
  return story?.kind === 'choice' ? story.options : [];
}

function scenarioOf(id: string): Scenario {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`no ${id}`);
  return scenario;
}

function valuesOf(scenario: Scenario, said: ParameterValues): ParameterValues {
  const written = Object.fromEntries(Object.entries(said).map(([name, value]) => [name, String(value)]));
  const values = parseValues(scenario, written, 'headless');
  if (!values.ok) throw new Error(JSON.stringify(values.error));
  return values.value;
}
