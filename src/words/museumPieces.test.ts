import { expect, test } from 'vitest';
import { museumPieces } from '../scenarios/museum/museum.ts';
import { invariantWords } from './invariantWords.ts';
import { en } from './en/index.ts';
import { spokenIn } from './load.ts';

const { messages: zh } = await spokenIn('zh-CN');
const BROKEN_ON_BOTH_SIDES = museumPieces.filter(({ stillBreaks = [] }) => stillBreaks.length > 0);

test.each(BROKEN_ON_BOTH_SIDES)('$id: the fix names what breaks on the right too', ({ id, stillBreaks }) => {
  for (const words of [en, zh]) {
    const fix = words.museum[id]?.fix;
    for (const invariant of stillBreaks ?? [])
      expect(fix).toContain(`“${invariantWords(invariant, words).name}”`);
  }
});
