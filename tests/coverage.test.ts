// docs/coverage.md: every sentence of the articles has its row, and every link in it opens at a moment that there is.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampled } from '../scripts/wideSweeps.mjs';
import { notPlayed } from '../scripts/articles/notPlayed.ts';
import { wordsOf } from '../scripts/articles/page.ts';
import { sentenceOf } from '../scripts/articles/shown.ts';
import { rows } from '../src/rooms/claims/model/rows/all.ts';
import { findLesson } from '../src/scenarios/lessons/lessons.ts';
import { museumPieces } from '../src/scenarios/museum/museum.ts';
import { parseNamedLink } from '../src/scenarios/link/namedLink.ts';
import { readHash } from '../src/ui/link/hash.ts';
import { openedAs } from '../src/ui/link/testing/openedAs.ts';

const PAGE = readFileSync(new URL('../docs/coverage.md', import.meta.url), 'utf8');
const TABLE = PAGE.split('\n').filter((line) => /^\| S\d/.test(line));
/** How many things the articles say, by article. */
const SAID = { S0: 47, S1: 95, S2: 27, S3: 28, S4: 23 };

describe('docs/coverage.md', () => {
  it('has a row for each id, in order', () => {
    const ids = Object.entries(SAID).flatMap(([article, count]) =>
      Array.from({ length: count }, (_, index) => `${article}-${String(index + 1).padStart(2, '0')}`),
    );
    expect(TABLE.map((line) => cellsOf(line)[0])).toEqual(ids);
  });

  it('has no empty cell, and a reason in every row without a link', () => {
    const isWhole = (line: string) => cellsOf(line).length === 5 && !cellsOf(line).includes('');
    const isShown = (line: string) => linksIn(line).length > 0 || cellsOf(line)[3]?.startsWith('Not shown: ');
    expect(TABLE.filter((line) => !isWhole(line) || isShown(line) !== true)).toEqual([]);
    expect(TABLE.filter((line) => linksIn(line).length === 0).length).toBeLessThan(12);
  });

  it('says of each known failure that the museum does not play why', () => {
    const played = new Set(museumPieces.flatMap(({ corpus }) => corpus));
    const known = Array.from({ length: 72 }, (_, index) => `F${String(index + 1).padStart(2, '0')}`);
    expect(notPlayed.map(({ id }) => id)).toEqual(known.filter((id) => !played.has(id)));
  });

  it('says what scripts/articles says: npm run coverage writes it', () => {
    // Each sentence is read off a run: an everyday test plays those of every fourth row, and compares all other words.
    const toldToday = new Set(sampled([...rows, ...notPlayed], 4).flatMap(({ sights }) => sights));
    const said = wordsOf({ rows, notPlayed }, (sight) => (toldToday.has(sight) ? sentenceOf(sight) : UNTOLD));
    const isUntold = said.split('\n').map((line) => line.includes(UNTOLD));
    const compared = (text: string) =>
      text.split('\n').map((line, at) => (isUntold[at] === true ? withoutSentences(line) : line));
    expect(compared(PAGE.replaceAll(/\]\([^)]*\)/g, ']()'))).toEqual(compared(said));
  });
});

describe('every link of docs/coverage.md', () => {
  const links = [...new Set(PAGE.split('\n').flatMap(linksIn))];
  const hashes = links.map((link) => link.slice('index.html'.length));

  it('leads to the page', () => {
    expect(links.filter((link) => !link.startsWith('index.html#'))).toEqual([]);
  });

  it('that names a lesson or a museum piece names one that there is', () => {
    const named = hashes.filter((hash) => readHash(hash) === null);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((hash) => !isThere(hash))).toEqual([]);
  });

  it('that carries a moment is read by the page, and its run comes to that moment; if not, npm run coverage', async () => {
    const carried = hashes.flatMap((hash) => readHash(hash) ?? []);
    expect(carried.length).toBeGreaterThan(90);
    const ends = await Promise.all(sampled(carried, 3).map(openedAs));
    expect(new Set(ends)).toEqual(new Set(['done, as it was']));
  });
});

const UNTOLD = 'not told today';

function withoutSentences(line: string): string {
  return line.replaceAll(/(?<=\]\(\): )_.*?_(?= · \[| \|)/g, '');
}

function cellsOf(line: string): readonly string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function linksIn(line: string): readonly string[] {
  return [...line.matchAll(/\]\(([^)]*)\)/g)].map(([, link = '']) => link);
}

function isThere(hash: string): boolean {
  const link = parseNamedLink(hash);
  if (link?.kind === 'museum') return museumPieces.some(({ id }) => id === link.id);
  return link?.kind === 'lesson' && findLesson(link.id)?.parts.some(({ id }) => id === link.part) === true;
}
