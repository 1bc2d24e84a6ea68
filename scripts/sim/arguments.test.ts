import { expect, test } from 'vitest';
import { BadInput, parseArguments } from './arguments.ts';

test.each([
  [['no-such-lock'], 'herd-lock, predecessor-lock'],
  [[], '--list'],
  [['herd-lock', 'predecessor-lock'], 'One scenario at a time'],
  [['herd-lock', '--clients', '1'], 'from 2 to 200'],
  [['herd-lock', '--clients', '201'], 'from 2 to 200'],
  [['herd-lock', '--clients', 'five'], 'from 2 to 200'],
  [['herd-lock', '--clients'], '--clients 5'],
  [['herd-lock', '--seed', '-1'], 'from 0 to 4294967295'],
  [['herd-lock', '--seed', '1.5'], 'from 0 to 4294967295'],
  [['herd-lock', '--set', 'variant'], 'KEY=VALUE'],
  [['herd-lock', '--set', 'variant=shout'], 'exists, children-try or children-look'],
  [['herd-lock', '--set', 'colour=red'], 'variant, arrival, rounds, holdMs'],
  [['herd-lock', '--set', '__proto__=1'], 'variant, arrival, rounds, holdMs'],
  [['predecessor-lock', '--set', 'variant=exists'], 'arrival, rounds, holdMs'],
  [['herd-lock', '--set', 'holdMs=soon'], 'untilReleased'],
  [['herd-lock', '--set', 'rounds=0'], 'from 1 to'],
  [['herd-lock', '--fast'], '--clients, --seed'],
  [['herd-lock', '--steps', '0'], 'from 1 to'],
])('refuses %j in one sentence that says what would be right', (args, right) => {
  const sentence = refusalOf(args);
  expect(sentence).toContain(right);
  expect(sentence).toMatch(/^[^\n]+[.:?][^\n]*$/);
});

test('a later value for the same option counts', () => {
  const order = parseArguments([
    'herd-lock',
    '--seed',
    '1',
    '--seed=7',
    '--set',
    'holdMs=1',
    '--set',
    'holdMs=2',
  ]);
  expect(order).toMatchObject({ choice: { seed: 7, clients: 5, values: { holdMs: 2, rounds: 1 } } });
});

function refusalOf(args: readonly string[]): string {
  try {
    parseArguments(args);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'taken';
}
