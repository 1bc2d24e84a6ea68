import { beforeAll, expect, test } from 'vitest';
import { loadOwnRecipes } from './load.ts';
import { DIGESTS, digestOfRandom, loggedInFiles, randomProgram } from './randomPrograms.ts';
import { failures, logged, run } from './testing.ts';

beforeAll(async () => {
  await loadOwnRecipes();
});

test('programs made up by chance run the same here as everywhere', () => {
  const count = import.meta.env['ZNODE_LAB_ALL'] === '1' ? 1000 : 60;
  expect(digestOfRandom(count)).toBe(DIGESTS[count]);
});

test('and go on the same from any step', () => {
  for (const seed of [3, 11, 19]) {
    const whole = run(randomProgram(seed), {
      clients: 2,
      seed,
      maxSteps: 600,
      values: { promise: 'nothing' },
    });
    for (const step of [30, 90, 200, 400].filter((at) => at < whole.steps)) {
      const fork = whole.forkAt(step);
      while (fork.steps < whole.steps && fork.step());
      expect(fork.hash(), `seed ${seed}, step ${step}`).toBe(whole.hash());
      fork.release();
    }
  }
});

test('and do something', () => {
  const all = Array.from({ length: 12 }, (_, seed) =>
    run(randomProgram(seed), { clients: 2, seed, maxSteps: 600 }),
  );
  expect(all.filter((simulation) => logged(simulation).length > 5).length).toBeGreaterThan(6);
  expect(
    all.filter((simulation) => failures(simulation).some((text) => !text.includes('KeeperException'))),
  ).toEqual([]);
});

test('and say the same in files of their own', () => {
  const all = loggedInFiles();
  expect(all.map(([, inFiles]) => inFiles)).toEqual(all.map(([inOne]) => inOne));
});
