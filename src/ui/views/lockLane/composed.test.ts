// The line of a composed world, whose programs may have locks of their own.
import { expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { findScenario, parseValues } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import type { PlannedProgram } from '../../../scenarios/scenario/worldPlan.ts';
import { choiceOfPlan, EMPTY_PLAN } from '../../../scenarios/world/planOf.ts';
import { drawn, textsOf } from '../../draw/view/testing/scene.ts';
import { castOf } from '../../select/cast.ts';
import { lockLine } from '../../select/lockLine.ts';
import type { Scene } from '../../draw/view/useScene.ts';
import { beliefModel } from '../beliefBars/model.ts';
import { laneModel } from './model.ts';
import { words } from './words/en.ts';
import { words as beliefBars } from '../beliefBars/words/en.ts';

test.each([
  [['line-lock', 'leader-latch'], '/exclusive_lock: Client A holds the lock. 1 waiting.'],
  [['semaphore'], '/semaphore/leases: Clients A and B have permits. 2 waiting.'],
  [['leader-latch'], '/leader: Client A leads. 3 waiting.'],
])('of %o it names the lock it shows, in the words of its recipe', (recipes, line) => {
  expect(lineIn(recipes)).toBe(line);
});

test('what a client believes of its own lock is held against that lock, not against the one of another recipe', () => {
  const model = drawn(beliefModel(sceneIn(['fifo-queue', 'line-lock']), textsOf(beliefBars)));
  expect(model.line).toBe('Client B believes that it has it, and the tree agrees.');
});

test('who believe that they have different things are not counted together, and are no two at once', () => {
  const scene = sceneIn(['line-lock', 'leader-latch']);
  const model = drawn(beliefModel(scene, textsOf(beliefBars)));
  expect(model.line).toBe('Clients believe it of different znodes: A of /exclusive_lock and B of /leader.');
  expect(model.overlaps).toEqual([]);
});

test('two that have permits of one semaphore are counted together', () => {
  const model = drawn(beliefModel(sceneIn(['semaphore']), textsOf(beliefBars)));
  expect(model.line).toBe('2 clients believe it: A and B.');
});

function lineIn(recipes: readonly string[]): string {
  return drawn(laneModel(sceneIn(recipes), textsOf(words))).line;
}

function sceneIn(recipes: readonly string[]): Scene {
  const clients = ['A', 'B', 'C', 'D'].map((name, at) => ({
    name,
    program: at % recipes.length,
    sessionTimeoutMs: 30_000,
  }));
  const plan = { ...EMPTY_PLAN, servers: 3, programs: recipes.map(programOf), clients };
  const experiment = new Experiment([choiceOfPlan(plan, 1)], { findScenario, book: recipeBook });
  experiment.runUntil(4000, 100_000);
  const [simulation] = experiment.worlds;
  const [scenario] = experiment.scenarios;
  const [choice] = experiment.choices;
  if (simulation === undefined || scenario === undefined || choice === undefined)
    throw new Error('one world');
  const now = { step: simulation.steps, timeMs: simulation.nowMs };
  const { world } = simulation;
  const view = { side: 0, world, simulation, ...now } as const;
  return {
    view,
    scenario,
    choice,
    line: lockLine(scenario, choice),
    cast: castOf(world),
    now,
    shown: now,
  };
}

function programOf(scenario: string): PlannedProgram {
  const found = findScenario(scenario);
  const values = found && parseValues(found, {}, 'initial');
  if (values?.ok !== true) throw new Error(`no values for ${scenario}`);
  return { kind: 'recipe', scenario, values: values.value };
}
