import { expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { Simulation, type Command } from '../../../engine/index.ts';
import { findScenario, parseValues } from '../../../scenarios/catalogue.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { Judge } from './judge.ts';

const VALUES = { variant: 'corrected', library: 'curator-5.4' };
const EXPIRE_A: Command = { type: 'expireSession', client: 'client:A' };
const EXPIRE_B: Command = { type: 'expireSession', client: 'client:B' };

/** What is said of two clients' try-lock whose library makes another handle when a session is over, and when. */
function graded(
  given: readonly { readonly afterStep: number; readonly command: Command }[],
  holdMs: string,
  end: 'goesOn' | 'over' = 'goesOn',
): readonly string[] {
  const scenario = findScenario('try-lock');
  if (scenario === undefined) throw new Error('try-lock');
  const parsed = parseValues(scenario, { ...VALUES, holdMs }, 'headless');
  if (!parsed.ok) throw new Error(parsed.error.code);
  const setup = scenario.setup({ scenario: 'try-lock', seed: 1, clients: 2, values: parsed.value });
  const sim = new Simulation(setup, recipeBook, { keep: 'newest', invariants: ['I-3'] });
  const judge = new Judge({});
  const grades: string[] = [];
  for (;;) {
    const due = given.find(({ afterStep }) => afterStep === sim.steps);
    if (due !== undefined) sim.give(due.command);
    else if (sim.nowMs > 5000 || !sim.step())
      return [...grades, ...judge.look(sim, [], end).map(({ grade }) => grade)];
    for (const { grade } of judge.look(sim, sim.recordsOf(sim.steps), 'goesOn')) grades.push(grade);
  }
}

const BOTH_EXPIRE = [
  { afterStep: 19, command: EXPIRE_A },
  { afterStep: 32, command: EXPIRE_B },
];

test('a program that has just learned that its session is over has time to stop, though its library has another session already', () => {
  expect(graded(BOTH_EXPIRE, '0')).toEqual(['limit']);
});

test('a program that goes on believing with another session is wrong, once it has had time to stop', () => {
  expect(graded(BOTH_EXPIRE, '3000').slice(0, 2)).toEqual(['limit', 'mistake']);
});

test('a program that stands still is not wrong because the server, too, is gone in the end: nobody could tell it', () => {
  const given: readonly { readonly afterStep: number; readonly command: Command }[] = [
    { afterStep: 60, command: { type: 'pauseClient', client: 'client:A' } },
    { afterStep: 61, command: EXPIRE_A },
    { afterStep: 70, command: { type: 'crashServer', server: 'server:1' } },
  ];
  expect(graded(given, '3000', 'over')).toEqual(['limit']);
});
