import { expect, test } from 'vitest';
import { loadOwnRecipes } from './load.ts';
import { DIGESTS, digestOfRandom } from './randomPrograms.ts';

test('programs made up by chance run in a browser as they do in Node', async () => {
  await loadOwnRecipes();
  const count = import.meta.env['ZNODE_LAB_ALL'] === '1' ? 1000 : 60;
  expect(digestOfRandom(count)).toBe(DIGESTS[count]);
});
