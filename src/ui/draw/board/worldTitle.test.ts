import { describe, expect, it } from 'vitest';
import { scenarioPairs } from '../../../scenarios/library.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import { en } from '../../../words/en/index.ts';
import { spokenIn } from '../../../words/load.ts';
import { titleBeside } from './worldTitle.ts';

const PAIRS = scenarioPairs.map((pair) => {
  const [left, right] = [pair.left, pair.right].map((side) => sideChoice(side, 1, pair.clients));
  if (left === undefined || right === undefined) throw new Error(pair.id);
  return { id: pair.id, left, right };
});

describe.each(['en', 'zh-CN'] as const)('two worlds side by side in %s', (language) => {
  it.each(PAIRS)('$id: each title says how it differs from the other', async ({ left, right }) => {
    const { messages: words } = await spokenIn(language);
    const [one, other] = [titleBeside(left, right, words), titleBeside(right, left, words)];
    expect(one.name).not.toBe(other.name);
    expect(one.name).not.toBe('');
  });
});

it('says a number with what it counts, and the scenario below', () => {
  const pair = PAIRS.find(({ id }) => id === 'four-against-five');
  if (pair === undefined) throw new Error('the pair is gone');
  const title = titleBeside(pair.left, pair.right, en);
  expect(title.name).toMatch(/^\w+: 4$/);
  expect(title.more).toBe(en.catalogue.scenarios['even-and-odd']?.name);
});

it('says a variant without naming that it is one', () => {
  const pair = PAIRS.find(({ id }) => id === 'fair-locks');
  if (pair === undefined) throw new Error('the pair is gone');
  expect(titleBeside(pair.left, pair.right, en).name).toBe('As published');
  expect(titleBeside(pair.right, pair.left, en).name).toBe('Corrected');
});
