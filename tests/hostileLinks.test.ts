// What an attacker might put behind `#s=` to do harm: texts that are no link, and each field of a link with every odd value.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import '../src/scenarios/library.ts';
import { HOSTILE_TEXTS } from '../src/embed/testing/hostile.ts';
import { findScenario } from '../src/scenarios/catalogue.ts';
import { parseLink } from '../src/scenarios/link/permalink.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';
import { decodeText } from '../src/ui/link/decode.ts';
import { encodeText } from '../src/ui/link/encode.ts';

const library = { findScenario, book: recipeBook };
const [LINK = ''] = readFileSync(new URL('olderLinks.jsonl', import.meta.url), 'utf8').split('\n');
const VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS.map((text) => text.slice(0, 2000)),
  null,
  true,
  -1,
  0.5,
  1e308,
  [],
  {},
  [[[]]],
  JSON.parse('{"__proto__":{"polluted":1}}'),
];

test('a link with an odd value in one of its fields is refused by name, or means what the value says', () => {
  let tried = 0;
  for (const path of pathsIn(JSON.parse(LINK))) {
    for (const value of VALUES) {
      const parsed = parseLink(JSON.stringify(changed(JSON.parse(LINK), path, value)), library);
      tried++;
      if (parsed.ok) continue;
      expect(JSON.stringify(parsed.error).length, `${path.join('.')}: ${String(value)}`).toBeLessThan(2500);
    }
  }
  expect(tried).toBeGreaterThan(500);
  expect('polluted' in {}).toBe(false);
});

test('a text that is no link is refused, packed or not', async () => {
  const packed = await Promise.all(HOSTILE_TEXTS.map(encodeText));
  const decoded = await Promise.all([...HOSTILE_TEXTS, ...packed].map(decodeText));
  const links = decoded.filter((text) => text.ok && parseLink(text.value, library).ok);
  expect(links).toEqual([]);
});

type Path = readonly (string | number)[];

function pathsIn(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Object.entries(value).flatMap(([key, each]) =>
    pathsIn(each, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return at.length === 0 ? inside : [at, ...inside];
}

/** The same in place, with the value there. */
function changed(whole: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inside = whole as Record<string | number, unknown>;
  inside[key] = changed(inside[key], rest, value);
  return whole;
}
