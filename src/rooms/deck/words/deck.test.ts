import { DECK } from './deck.ts';
import { DECK_PANEL } from '../../../words/deckPanel.ts';
import { spokenIn } from '../../../words/load.ts';
import '../../../scenarios/library.ts';
import { tenMinutes } from '../../../scenarios/deck/tenMinutes.ts';
import type { DeckMessages } from './contract.ts';
import { describe, expect, it } from 'vitest';

const en = DECK.english;
const spoken = await spokenIn('zh-CN');
const zh = spoken.area(DECK);
const zhPanel = spoken.area(DECK_PANEL);

const MOMENTS = tenMinutes.map(({ id, moments }) => [id, moments.map((moment) => moment.id)]);

describe('the words of the ten-minute demonstration', () => {
  it.each([
    ['English', en],
    ['Chinese', zh],
  ] as const)('are there for every moment, and for nothing else, in %s', (_, words) => {
    const said = Object.entries(words.rows).map(([id, { moments }]) => [id, Object.keys(moments)]);
    expect(said).toEqual(MOMENTS);
    for (const { caption, happens, say } of everything(words))
      expect([caption, happens, say].every((text) => text.length > 0 && text.length < 120)).toBe(true);
  });

  it('have the number of the herd of a hundred', () => {
    expect(en.rows['herd']?.moments['tenBells']?.say).toContain('4,950');
    expect(zh.rows['herd']?.moments['tenBells']?.say).toMatch(/4,?950/);
  });

  it('list the same keys in both languages', () => {
    expect(zhPanel.keys.map(([key]) => key)).toEqual(DECK_PANEL.english.keys.map(([key]) => key));
  });
});

function everything({ rows, end }: DeckMessages) {
  return [...Object.values(rows).flatMap(({ moments }) => Object.values(moments)), end];
}
