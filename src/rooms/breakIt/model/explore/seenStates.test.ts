import { expect, test } from 'vitest';
import { SeenStates } from './seenStates.ts';

/** Those that differ in their high bits alone want one place. */
const hashes = Array.from({ length: 5000 }, (_, at) => (at % 50) * 2 ** 40 + Math.floor(at / 50) * 7);

test('what was said last of a state is known, of all others nothing', () => {
  const seen = new SeenStates<string>();
  for (const hash of hashes) seen.set(hash, 'once');
  for (const hash of hashes) seen.set(hash, `of ${hash}`);
  expect(hashes.map((hash) => seen.get(hash))).toEqual(hashes.map((hash) => `of ${hash}`));
  expect(hashes.map((hash) => seen.get(hash + 1))).toEqual(hashes.map(() => undefined));
});
