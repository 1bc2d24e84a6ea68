import { expect, test } from 'vitest';
import type { PaletteItem } from '../../../../ui/room/paletteItem.ts';
import { groupsOf, keyDeed, paletteList, type PaletteState } from './paletteList.ts';

const CLOSED: PaletteState = { query: '', at: 0, asking: null };
const ITEMS = ['Pause client A', 'Crash server 1', 'Settings'].map((name) => item(name));
const key = (name: string) => ({ key: name, ctrlKey: false, metaKey: false });

test('all is listed until something is typed, and then what has it', () => {
  expect(paletteList(CLOSED, ITEMS)).toEqual({ shown: ITEMS, current: ITEMS[0], foundCount: 3 });
  expect(paletteList({ ...CLOSED, query: 'crash' }, ITEMS).shown).toEqual([ITEMS[1]]);
});

test('of more than forty the first are shown, and the count is of all', () => {
  const many = Array.from({ length: 50 }, (_, index) => item(`Item ${index}`));
  const { shown, foundCount } = paletteList(CLOSED, many);
  expect([shown.length, foundCount]).toEqual([40, 50]);
});

test('the last one is current where the list has become shorter', () => {
  expect(paletteList({ ...CLOSED, at: 9 }, ITEMS).current).toBe(ITEMS[2]);
});

test('a value of its own that is typed is the only one', () => {
  const own = item('350 ms');
  const typed = (text: string) => (text === '350' ? own : null);
  const asking: PaletteItem = { ...item('Slow…'), does: { what: 'ask', values: () => ITEMS, typed } };
  expect(paletteList({ query: ' 350 ', at: 0, asking }, ITEMS).shown).toEqual([own]);
});

test('the arrows walk round, pages stop at the ends', () => {
  const deed = (name: string, at: number) => keyDeed({ ...CLOSED, at }, 20, key(name));
  expect([deed('ArrowDown', 19), deed('ArrowUp', 0)]).toEqual([0, 19]);
  expect([deed('PageDown', 15), deed('PageUp', 3), deed('PageDown', 3)]).toEqual([19, 0, 11]);
});

test('Escape and Backspace lead back to what asked, and otherwise to the dialog and the field', () => {
  const asking = ITEMS[0] ?? null;
  expect(keyDeed({ ...CLOSED, asking }, 3, key('Escape'))).toBe('back');
  expect(keyDeed({ ...CLOSED, asking }, 3, key('Backspace'))).toBe('back');
  expect(keyDeed({ ...CLOSED, asking, query: '2' }, 3, key('Backspace'))).toBeNull();
  expect(keyDeed(CLOSED, 3, key('Escape'))).toBeNull();
});

test('Ctrl+K selects what is typed instead of searching the web', () => {
  expect(keyDeed(CLOSED, 3, { ...key('K'), ctrlKey: true })).toBe('selectAll');
  expect(keyDeed(CLOSED, 3, { ...key('Enter'), ctrlKey: true })).toBeNull();
});

test('what was used before stands in a group of its own', () => {
  const [first, second, third] = ITEMS;
  expect(groupsOf(ITEMS, ['Settings'])).toEqual([
    { name: 'recent', items: [third] },
    { name: 'suggested', items: [first, second] },
  ]);
  expect(groupsOf(ITEMS, [])).toEqual([{ name: 'suggested', items: ITEMS }]);
  expect(groupsOf(ITEMS, null)).toEqual([{ name: null, items: ITEMS }]);
  expect(groupsOf([], ['Settings'])).toEqual([]);
});

function item(name: string): PaletteItem {
  const does = { what: 'run', run: () => undefined } as const;
  return { key: name, kind: 'command', name, names: [name], tags: [], said: [], does };
}
