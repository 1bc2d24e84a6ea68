import { expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { litChain } from './sentenceCauses.ts';

test('what a client waits for is lit with the end of the chain, whatever is in its name', () => {
  const choice = sideChoice({ scenario: 'predecessor-lock', values: {} }, 1, 3);
  const experiment = new Experiment([choice], { findScenario, book: recipeBook });
  experiment.runUntil(3000, 20_000);
  const [first, second] = experiment.worlds[0]?.trace ?? [];
  if (first === undefined || second === undefined) throw new Error('nothing has happened');
  const wakers = [
    { kind: 'data', path: '/my queue', exists: true, owner: 'client:B', setSeq: null },
    { kind: 'exist', path: '/not yet', exists: false, owner: null, setSeq: null },
  ] as const;
  const alone = litChain(experiment, 0, [first, second], []);
  const lit = litChain(experiment, 0, [first, second], wakers);
  expect(lit[0]).toEqual(alone[0]);
  expect(lit[1]?.things).toEqual([
    ...(alone[1]?.things ?? []),
    { world: 0, kind: 'znode', id: '/my queue' },
    { world: 0, kind: 'client', id: 'client:B' },
    { world: 0, kind: 'znode', id: '/not yet' },
  ]);
});
