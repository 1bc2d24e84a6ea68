// Two invariants of the maker's own, both violated: each is told beside the picture of servers.
import { expect, test } from 'vitest';
import { ensemblePicture } from '../../../ui/select/ensemble/ensemblePicture.ts';
import { splitLeaders } from './testing/splitLeaders.ts';

test('a world of several servers has a chip for each', () => {
  const experiment = splitLeaders({
    rewritten: (code) =>
      code.startsWith('export const invariant')
        ? `export const invariantOfTree = (tree) => tree.owner('/leader') !== 'B' || 'B has it'; ${code}`
        : code,
  });
  const [simulation] = experiment.worlds;
  const [claims = []] = experiment.claims;
  if (simulation === undefined) throw new Error('one world');
  const { promises } = ensemblePicture(simulation, simulation.world, { invariants: claims, expected: [] });
  expect(
    promises.filter(({ id }) => id === 'I-40').map(({ key, violation }) => [key, violation?.said?.text]),
  ).toEqual([
    ['I-40 first invariantOfTree', 'B has it'],
    ['I-40 first', 'two leaders'],
  ]);
});
