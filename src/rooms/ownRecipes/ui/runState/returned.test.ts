// A claim ends with the program that made it: of one that returns right after it, that is said.
import { expect, test } from 'vitest';
import '../../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../../ownRecipes/load.ts';
import { run } from '../../../../ownRecipes/testing.ts';
import { spokenIn } from '../../../../words/load.ts';
import { OWN_RECIPE } from '../../words/ownRecipe.ts';
import { warningsIn } from './clientsInCode.ts';

await loadOwnRecipes();

const code = (last: string): string => `export default async ({ zk, holds, released, sleep }) => {
  await zk.create('/boss', '', { mode: 'EPHEMERAL' });
  holds('/boss', { as: 'leader' });
  ${last}
};`;

test('a program that returns while it holds is warned, at the line of its claim, in both languages', async () => {
  const { trace, steps } = run(code(''));
  const [warned, ...others] = warningsIn(trace, steps);
  expect(others).toEqual([]);
  expect(warned).toEqual({
    clients: ['A'],
    message: 'main has returned, which withdraws what client.holds stated',
    line: 3,
  });
  const chinese = (await spokenIn('zh-CN')).area(OWN_RECIPE);
  expect(chinese.said(warned?.message ?? '')).toBe('main 已返回，client.holds 的声明随之撤回');
});

test('one that lets go itself, or goes on, is not', () => {
  for (const last of ['released();', 'await sleep(60_000);']) {
    const { trace, steps } = run(code(last), { maxSteps: 300 });
    expect(warningsIn(trace, steps)).toEqual([]);
  }
});
