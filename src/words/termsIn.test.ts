import { expect, test } from 'vitest';
import { termsIn } from './termsIn.ts';

const TERMS = {
  znode: { names: ['znode', 'znodes'], means: 'a node' },
  ephemeral: { names: ['ephemeral', 'ephemeral znode'], means: 'goes with its session' },
};

test('a term explains itself where it comes first, by its longest name, and in no other word', () => {
  const [first = [], second = []] = termsIn(
    ['An ephemeral znode; other znodes. /znode', 'A znode again.'],
    TERMS,
  );
  expect(first.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'text An ',
    'term ephemeral znode',
    'text ; other ',
    'term znodes',
    'text . /znode',
  ]);
  expect(second.map(({ kind }) => kind)).toEqual(['text']);
});
