import { expect, test } from 'vitest';
import { loadOwnRecipes } from './load.ts';
import { DIGEST, digestOfRandom } from './randomPrograms.ts';

test('programs made up by chance run in a browser as they do in Node', async () => {
  await loadOwnRecipes();
  expect(digestOfRandom()).toBe(DIGEST);
});
