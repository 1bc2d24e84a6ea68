import { expect, test } from 'vitest';
import { museumPieces } from '../scenarios/museum/museum.ts';
import { invariantWords } from './invariantWords.ts';
import { en } from './en/index.ts';
import { cards } from './en/cards.ts';
import { spokenIn } from './load.ts';
import { cards as zhCards } from './zh/cards.ts';

const { messages: zh } = await spokenIn('zh-CN');
const BROKEN_ON_BOTH_SIDES = museumPieces.filter(({ stillBreaks = [] }) => stillBreaks.length > 0);

test.each(BROKEN_ON_BOTH_SIDES)(
  '$id: the fix names what breaks in the correct one too',
  ({ id, stillBreaks }) => {
    for (const words of [en, zh]) {
      const fix = words.museum[id]?.fix;
      for (const invariant of stillBreaks ?? [])
        expect(fix).toContain(`“${invariantWords(invariant, words).name}”`);
    }
  },
);

test('what the guide says of a single world does not speak of two sides', () => {
  for (const [{ museum }, { tries }] of [
    [en, cards],
    [zh, zhCards],
  ] as const) {
    const fixes = museumPieces.map(({ id }) => museum[id]?.fix ?? '');
    for (const said of [...Object.values(tries), ...fixes])
      expect(said).not.toMatch(/each side|on the (left|right)|(left|right) side|两边|左|右/);
  }
});
