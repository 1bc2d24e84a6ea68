// Two invariants of the maker's own, both violated: each is told beside the picture of servers.
import { expect, test } from 'vitest';
import { ensemblePicture } from '../../../ui/select/ensemble/ensemblePicture.ts';
import { flagName, violationFlags } from '../../../ui/controls/violationFlags.ts';
import { spokenIn } from '../../../words/load.ts';
import { splitLeaders } from './testing/splitLeaders.ts';

const experiment = splitLeaders({
  rewritten: (code) =>
    code.startsWith('export const invariant')
      ? `export const invariantOfTree = (tree) => tree.owner('/leader') !== 'B' || 'B has it'; ${code}`
      : code,
});

test('a world of several servers has a chip for each', () => {
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

test.each([
  ['en', ['invariantOfTree', 'Invariant of the program']],
  ['zh-CN', ['invariantOfTree', '程序自己的不变式']],
] as const)('the flag of each on the timeline has its name: %s', async (language, names) => {
  const { messages } = await spokenIn(language);
  experiment.markShown(experiment.steps);
  const flags = violationFlags(experiment).filter(({ invariant }) => invariant === 'I-40');
  expect(flags.map((flag) => flagName(flag, experiment, messages))).toEqual(
    names.map((name) => expect.stringMatching(name)),
  );
});
