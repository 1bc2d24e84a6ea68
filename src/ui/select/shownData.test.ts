import { expect, it } from 'vitest';
import { shownData } from './shownData.ts';

it('shows text as it is, in any script and over several lines', () => {
  expect(shownData('hello')).toBe('hello');
  expect(shownData('一\n\t二')).toBe('一\n\t二');
  expect(shownData('')).toBe('');
  expect(shownData(null)).toBeNull();
});

it('shows bytes as hexadecimal digits, also those that happen to be UTF-8', () => {
  expect(shownData({ hex: 'ff00' })).toBe('0xff00');
  // Curator's SharedCount at 7.
  expect(shownData('\0\0\0\u0007')).toBe('0x00000007');
  expect(shownData('é\u007f')).toBe('0xc3a97f');
});
