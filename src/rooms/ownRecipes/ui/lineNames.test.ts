// How lines of own code are named where a world has several programs.
import { expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { Simulation } from '../../../engine/index.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { choiceFor } from '../../../ownRecipes/testing.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import type { OwnProgram, WorldPlan } from '../../../scenarios/scenario/worldPlan.ts';
import { choiceOfPlan, EMPTY_PLAN } from '../../../scenarios/world/planOf.ts';
import { scenarioOf } from '../../../scenarios/experiment/twins.ts';
import { en } from '../../../words/en/index.ts';
import { stepWords } from '../../../words/stepWords.ts';
import { tell } from '../../../ui/select/tell.ts';
import { records as english } from '../../../words/en/records.ts';
import { records as chinese } from '../../../words/zh/records.ts';

await loadOwnRecipes();

const CODE = `export default async function main({ zk, log }) {
  log('begins');
  await zk.create('/a', '', { mode: 'EPHEMERAL' });
}`;

test('a record names the program of its line, and only where there are several', () => {
  expect(said(english, ['one', 'two'])).toEqual([
    'Client A says: “begins” (line 2 of one)',
    'Client A’s program continued: it is at line 3 of one',
    'Client B says: “begins” (line 2 of two)',
    'Client B’s program continued: it is at line 3 of two',
  ]);
  expect(said(english, ['one'])).toContain('Client A’s program continued: it is at line 3');
  expect(said(chinese, ['one', 'two'])).toContain('客户端 B 的程序继续：来到“two”第 3 行');
});

test('the line that a client is at is said in the language of the page', async () => {
  const { messages } = await import('../../../words/zh/index.ts');
  const line = messages.stepNames?.['own.line'] ?? '';
  const words = { ...en, stepNames: { 'own.line': line } };
  expect(stepWords(words, 'line 13')).toBe('第 13 行');
  expect(stepWords(en, 'line 13')).toBe('line 13');
});

function said(words: typeof english | typeof chinese, names: readonly string[]): readonly string[] {
  const { scenario, values } = choiceFor(CODE);
  const programs = names.map((name): OwnProgram => ({ kind: 'own', scenario, values, name, code: CODE }));
  const clients = names.map((_, program) => ({
    name: 'ABC'.charAt(program),
    program,
    sessionTimeoutMs: 30_000,
  }));
  const plan: WorldPlan = { ...EMPTY_PLAN, programs, clients };
  const choice = choiceOfPlan(plan, 1);
  const simulation = new Simulation(scenarioOf(choice, { findScenario }).setup(choice), recipeBook);
  simulation.runUntil(5000);
  return simulation.trace
    .filter(
      (record) =>
        record.kind === 'fact.stated' ||
        (record.kind === 'program.resumed' &&
          record.yielded.kind === 'op' &&
          record.yielded.op.kind === 'atStep'),
    )
    .map((record) => tell(words, record, simulation))
    .toSorted();
}
