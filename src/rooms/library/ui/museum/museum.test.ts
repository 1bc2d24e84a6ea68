import { describe, expect, test } from 'vitest';
import '../../../../scenarios/library.ts';
import { museum as en } from '../../../../scenarios/libraryWords.ts';
import { museum as zh } from '../../../../words/zh/museum.ts';
import { redPicture } from '../../../../ui/select/red/redPicture.ts';
import { findScenario } from '../../../../scenarios/catalogue.ts';
import { ARTICLE_FAILURES, ARTICLE_IDS, articlesOf } from '../../../../scenarios/museum/articles.ts';
import { museumPieces } from '../../../../scenarios/museum/museum.ts';
import { playToRed } from '../../../../scenarios/museum/playPiece.ts';

/** Failure modes of the corpus that are no piece, because nothing can turn red in them; docs/coverage.md says why. */
const NOT_PLAYED = 'F44 F45 F46 F47 F53 F67 F69 F71 F72'.split(' ');
const IDS = museumPieces.map(({ id }) => id);

test('every failure mode of the corpus is shown, but those in which nothing turns red', () => {
  const corpus = Array.from({ length: 72 }, (_, at) => `F${String(at + 1).padStart(2, '0')}`);
  const shown = new Set(museumPieces.flatMap((piece) => piece.corpus));
  expect(corpus.filter((mode) => !shown.has(mode))).toEqual(NOT_PLAYED);
});

test('every piece has a name of its own in both languages, and is told alike in both', () => {
  expect(new Set(IDS).size).toBe(IDS.length);
  for (const words of [en, zh]) {
    expect(Object.keys(words).toSorted()).toEqual(IDS.toSorted());
    expect(new Set(Object.values(words).map(({ name }) => name)).size).toBe(IDS.length);
    for (const [id, { name, story, look, fix }] of Object.entries(words))
      expect([name, story, look, fix].every(Boolean), `of ${id}`).toBe(true);
  }
});

test('what goes wrong in each of the five articles is shown, by pieces that are there', () => {
  const named = Object.values(ARTICLE_FAILURES).flat();
  expect(named.filter((id) => !IDS.includes(id))).toEqual([]);
  const counts = ARTICLE_IDS.map((article) => IDS.filter((id) => articlesOf(id).includes(article)).length);
  expect(Math.min(...counts)).toBeGreaterThan(5);
});

test('each source is a public address or an issue', () => {
  for (const { id, source } of museumPieces) expect(source, `of ${id}`).toMatch(/^https:\/\/\S+$/);
});

test('both sides of a piece watch for the promise', () => {
  for (const { id, invariant, wrong, right } of museumPieces)
    for (const { scenario } of [wrong, right])
      expect(findScenario(scenario)?.invariants, `of ${id}`).toContain(invariant);
});

describe.each(museumPieces)('the picture of $id', (piece) => {
  const moment = playToRed(piece);

  test('is of the moment in which the promise breaks, and says so in red', () => {
    if (moment === null) throw new Error('it never turns red');
    const { fromMs, toMs, redMs, rows, bands, boxes } = redPicture({ ...moment, turn: moment.violation });
    expect(redMs).toBe(moment.violation.timeMs);
    expect(fromMs).toBeLessThan(redMs);
    expect(toMs).toBeGreaterThan(redMs);
    expect(rows.length).toBeGreaterThan(0);
    const marks = rows.flatMap((row) => row.marks);
    const isRed =
      bands.length > 0 ||
      rows.some(({ isNamed }) => isNamed === true) ||
      marks.some(({ look }) => look === 'bad') ||
      boxes.some(({ look }) => look === 'broken');
    expect(isRed).toBe(true);
  });
});
