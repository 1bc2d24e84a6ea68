// What a style sheet must not ask, for it costs the whole page.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A phone's page has a dozen things. */
const SMALL = 'rooms/classroom/join/join.css';

// Chromium styles the page anew at every thing that comes or goes: a pasted program of four lines took 35 ms instead of 8.
test('no style depends on what is anywhere in the page', () => {
  const sheets = readdirSync(`${ROOT}/src`, { encoding: 'utf8', recursive: true }).filter(
    (path) => path.endsWith('.css') && path !== SMALL,
  );
  expect(sheets.length).toBeGreaterThan(100);
  const asking = sheets.filter((path) =>
    /(?:html|:root|body)[^\s{,]*:has\((?!\s*>)/.test(readFileSync(`${ROOT}/src/${path}`, 'utf8')),
  );
  expect(asking).toEqual([]);
});
