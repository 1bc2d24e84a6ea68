import { expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import type { Command } from '../../../engine/index.ts';
import { findScenario, parseValues } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { RunsBeside, runOf } from '../../../scenarios/experiment/runsBeside.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { choiceOfPlan, EMPTY_PLAN } from '../../../scenarios/world/planOf.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { worldDifferences } from './worldDifferences.ts';

const library = { findScenario, book: recipeBook };

test('worlds of one run that has not parted are the same', () => {
  const { own, other } = beside(locks(), [], []);
  expect(worldDifferences(own, other)).toEqual([]);
});

test('who is killed, who holds the lock since, and whose znode is gone is named from both sides', () => {
  const kill: Command = { type: 'killClient', client: 'client:A' };
  const { own, other } = beside(locks(), [], [kill]);
  const found = worldDifferences(own, other);
  expect(found).toContainEqual({ kind: 'client', id: 'client:A', own: 'connected', other: 'killed' });
  const node = found.find(({ kind }) => kind === 'znode');
  expect(node).toMatchObject({ where: 'here' });
  const turned = worldDifferences(other, own);
  expect(turned).toHaveLength(found.length);
  expect(turned).toContainEqual({ kind: 'client', id: 'client:A', own: 'killed', other: 'connected' });
  expect(turned).toContainEqual({ ...node, where: 'there' });
});

test('logs of servers differ from the first entry that one alone has', () => {
  const line = (text: string): Command => ({ type: 'typeLine', client: 'client:A', line: text });
  const { own, other } = beside(byHand(), [line('create /x 1')], [line('create /x 2')]);
  const found = worldDifferences(own, other);
  expect(found).toContainEqual({ kind: 'data', id: '/x', own: '1', other: '2' });
  const log = found.find(({ kind }) => kind === 'log');
  expect(log).toMatchObject({ id: 'server:1', own: 1, other: 1 });
});

function locks(): ScenarioChoice {
  const found = findScenario('predecessor-lock');
  const values = found && parseValues(found, {}, 'initial');
  if (values?.ok !== true) throw new Error('no lock');
  return { scenario: 'predecessor-lock', seed: 1, clients: 4, values: values.value };
}

function byHand(): ScenarioChoice {
  const client = { name: 'A', program: null, sessionTimeoutMs: 30_000 };
  return choiceOfPlan({ ...EMPTY_PLAN, clients: [client] }, 1);
}

/** A run that parts after three seconds, nine seconds later. */
function beside(choice: ScenarioChoice, left: readonly Command[], right: readonly Command[]) {
  const runs = [left, right].map((commands) => {
    const run = new Experiment([choice], library);
    run.runUntil(3000, 100_000);
    for (const command of commands) run.give(command, run.head);
    return runOf(choice, run, 0);
  });
  const [one, two] = runs;
  if (one === undefined || two === undefined) throw new Error('two runs');
  const state = new RunsBeside([one, two], 12_000, library).advance(1_000_000);
  if (state.kind !== 'done') throw new Error('it goes on');
  const [own, other] = state.experiment.worlds.map(({ world }) => world);
  if (own === undefined || other === undefined) throw new Error('two worlds');
  return { own, other };
}
