// The links of docs/coverage.md were made in Node and carry the hashes of their traces: a browser comes to the same ones.
import '../../scenarios/library.ts';
import { expect, it } from 'vitest';
import { readHash } from './hash.ts';
import { openedAs } from './testing/openedAs.ts';

it('the same seed and commands give the same trace in a browser as in Node', async () => {
  const coverage = await (await fetch('/docs/coverage.md')).text();
  const links = new Set([...coverage.matchAll(/\]\(index\.html(#[^)]*)\)/g)].map(([, hash = '']) => hash));
  const carried = [...links].flatMap((hash) => readHash(hash) ?? []);
  expect(carried.length).toBeGreaterThan(90);
  const ends = await Promise.all(carried.map(openedAs));
  expect(new Set(ends)).toEqual(new Set(['done, as it was']));
});
