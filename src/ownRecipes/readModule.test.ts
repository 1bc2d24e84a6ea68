import { beforeAll, expect, test } from 'vitest';
import { Simulation } from '../engine/index.ts';
import '../scenarios/library.ts';
import { findScenario } from '../scenarios/catalogue.ts';
import { recipeBook } from '../scenarios/recipeBook.ts';
import { loadOwnRecipes, withItsMemory } from './load.ts';
import { ownRecipeBook } from './program.ts';
import { choiceFor, failures } from './testing.ts';

beforeAll(async () => void (await loadOwnRecipes()));

const FILES = 'export default async function main() {}\n// @file lock.js\nexport const lock = 1;\n';

test('reading a file breaks nothing in the memory that all programs share', async () => {
  const book = { ...recipeBook, ...ownRecipeBook({ quickJs: await withItsMemory() }) };
  const said = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const code = `import ${n % 2 === 0 ? '{ free }' : 'lock'} from './lock.js';\n${FILES}// ${'x'.repeat(n)}\n`;
    const choice = choiceFor(code);
    const scenario = findScenario(choice.scenario);
    if (scenario === undefined) throw new Error('own recipes are not loaded');
    const simulation = new Simulation(scenario.setup(choice), book);
    while (!simulation.isIdle() && simulation.step());
    for (const message of failures(simulation)) said.add(message);
  }
  expect([...said]).toEqual([
    'line 1: main.js imports free from lock.js, which does not export it',
    'line 1: main.js imports default from lock.js, which does not export it',
  ]);
});
