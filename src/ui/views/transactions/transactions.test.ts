import { expect, it } from 'vitest';
import '../../../scenarios/library.ts';
import { stage, type Stage } from '../../select/testing/stage.ts';
import { transactions } from './transactions.ts';

const KILL = { type: 'killClient', client: 'client:A' } as const;

it('has every vote and the outcome that all go by', () => {
  const { parties, transactions: all } = of(stage('two-phase-commit', 4).until(1000));
  expect(parties).toEqual(['client:A', 'client:B', 'client:C', 'client:D']);
  expect(all).toMatchObject([{ name: 'transaction 1', state: 'commit' }]);
  expect(all[0]?.parts.map(({ vote, outcome }) => [vote, outcome])).toEqual(
    expect.arrayContaining([
      ['yes', 'commit'],
      [null, 'commit'],
    ]),
  );
});

it('as long as nobody decides it is open, and who has voted is bound', () => {
  const world = stage('two-phase-commit', 4, { variant: 'coordinator-decides' });
  while (of(world).transactions.length === 0 && world.simulation.step());
  world.give(KILL).until(3000);
  const [open] = of(world).transactions;
  expect(open?.state).toBe('open');
  expect(open?.parts.every(({ vote, outcome }) => vote === 'yes' && outcome === null)).toBe(true);
});

function of({ simulation, world }: Stage) {
  return transactions(world(), simulation.trace);
}
