// The page of recipes says of each how many runs were tried. It is what `npm run nightly` pins.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { certificateLine, type Pinned } from './certificateLine.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const pinned = JSON.parse(read('pinned.json')) as Readonly<Record<string, Pinned>>;

it('the page of recipes quotes what is pinned, for each recipe that it has', () => {
  const quoted = [...read('../../examples/recipes/index.html').matchAll(QUOTE)].map(
    ([, key = '', line = '']) => [key, line.replace(/\s+/g, ' ').trim()],
  );
  expect(quoted.map(([key]) => key)).toEqual(RECIPES);
  expect(quoted).toEqual(RECIPES.map((key) => [key, lineOf(key)]));
});

it('says it with what is violated, and without limits where there are none', () => {
  const found = { runs: 1200, states: 34, limits: [], violated: ['I-5'] };
  expect(certificateLine('x | 3 clients | 2 faults', found)).toBe(
    'Complete for 3 clients × at most 2 faults (kill, close, pause, cut, expire) after any step: 1,200 runs, 34 states, I-5 violated.',
  );
});

const QUOTE = /<p class="tried" data-recipe="([^"]*)">([^<]*)<\/p>/g;

const RECIPES = [
  'barrier variant=looks-again | 2 clients | 1 faults',
  'double-barrier variant=corrected | 2 clients | 1 faults',
  'fifo-queue pace=byHand variant=claimed | 2 clients | 1 faults',
  'priority-queue pace=byHand variant=fresh-list | 2 clients | 1 faults',
  'predecessor-lock | 2 clients | 1 faults',
  'read-write-lock variant=recipe | 2 clients | 1 faults',
  'two-phase-commit variant=decided-once | 2 clients | 1 faults',
  'candidates variant=corrected | 2 clients | 1 faults',
];

function lineOf(key: string): string {
  const found = pinned[key];
  if (found === undefined) throw new Error(`${key} is not pinned`);
  return certificateLine(key, found);
}
