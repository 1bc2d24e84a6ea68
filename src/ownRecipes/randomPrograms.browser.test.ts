import { beforeAll, expect, test } from 'vitest';
import { loadOwnRecipes } from './load.ts';
import { DIGESTS, digestOfRandom, loggedInFiles } from './randomPrograms.ts';

beforeAll(async () => {
  await loadOwnRecipes();
});

test('programs made up by chance run in a browser as they do in Node', () => {
  const count = import.meta.env['ZNODE_LAB_ALL'] === '1' ? 1000 : 60;
  expect(digestOfRandom(count)).toBe(DIGESTS[count]);
});

test('and say the same in files of their own', () => {
  const all = loggedInFiles();
  expect(all.map(([, inFiles]) => inFiles)).toEqual(all.map(([inOne]) => inOne));
});
