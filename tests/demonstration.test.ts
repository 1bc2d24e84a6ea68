// Whoever gives the talk from docs/demonstration.md says and sees what the page shows.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deckWords } from '../src/ui/i18n/deck/deck.en.ts';

const notes = readFileSync(new URL('../docs/demonstration.md', import.meta.url), 'utf8').replaceAll(
  /\s+/g,
  ' ',
);
const moments = Object.values(deckWords.rows).flatMap((row) => Object.values(row.moments));

test.each(moments.map((moment) => [moment.caption, moment] as const))(
  'the notes have “%s”',
  (caption, { say }) => {
    expect(notes).toContain(caption);
    expect(notes).toContain(`“${say}”`);
  },
);

test('the notes have the rows by their keys, and the end card', () => {
  for (const [index, { title }] of Object.values(deckWords.rows).entries())
    expect(notes).toContain(`### ${index + 1} · ${title} (`);
  expect(notes).toContain(`### 0 · ${deckWords.end.caption} (`);
  expect(notes).toContain(deckWords.end.say);
});
