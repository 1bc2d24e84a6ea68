// Every golden fact has its test, wherever that stands: here, or beside the code that it is about.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const FACTS = Array.from({ length: 36 }, (_, index) => `G${String(index + 1).padStart(2, '0')}`);

it('all 36 facts are titles of tests', () => {
  const titles = [...testFiles('tests/golden'), ...testFiles('src')].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^\s*'?(?:(?:it|test)\(')?(?:\[\w+\] )*\[?(G\d\d)\b/gm)].map(
      ([, fact = '']) => fact,
    ),
  );
  expect([...new Set(titles)].toSorted()).toEqual(FACTS);
});

function testFiles(folder: string): readonly string[] {
  // A browser test that failed leaves a folder of pictures under its own name.
  return readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}
