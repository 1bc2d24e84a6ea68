import { describe, expect, it } from 'vitest';
import { isNotFetched } from './fetching.ts';

describe('isNotFetched', () => {
  it.each([
    ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://a/b.js')],
    ['Firefox', new TypeError('error loading dynamically imported module: https://a/b.js')],
    ['Safari', new TypeError('Importing a module script failed.')],
    ['a style sheet', new Error('Unable to preload CSS for /assets/b.css')],
  ])('knows how %s says that code did not come', (_, error) => {
    expect(isNotFetched(error)).toBe(true);
  });

  it('takes a mistake in code that did come for a mistake', () => {
    expect(isNotFetched(new TypeError("Cannot read properties of undefined (reading 'a')"))).toBe(false);
    expect(isNotFetched('broken')).toBe(false);
  });
});
