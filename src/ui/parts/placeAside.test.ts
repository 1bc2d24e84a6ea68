import { expect, test } from 'vitest';
import { placeAside, type Area } from './placeAside.ts';

const WINDOW = { width: 1440, height: 900 };
const MENU = { width: 180, height: 260 };

test.each([
  ['in the middle', { left: 600, top: 400, width: 60, height: 90 }],
  ['at the left edge', { left: 4, top: 500, width: 60, height: 90 }],
  ['at the right edge', { left: 1370, top: 500, width: 60, height: 90 }],
  ['at the lower edge', { left: 700, top: 830, width: 60, height: 60 }],
  ['as wide as the window', { left: 0, top: 100, width: 1440, height: 80 }],
])('beside a thing %s, inside the window, never over it', (_name, thing) => {
  const { left, top } = placeAside(thing, MENU, WINDOW);
  expect(covers({ left, top, ...MENU }, thing)).toBe(false);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(left + MENU.width).toBeLessThanOrEqual(WINDOW.width);
  expect(top + MENU.height).toBeLessThanOrEqual(WINDOW.height);
});

test('where nothing fits it stays inside the window all the same', () => {
  const { left, top } = placeAside({ left: 0, top: 0, width: 300, height: 300 }, MENU, {
    width: 320,
    height: 300,
  });
  expect(left + MENU.width).toBeLessThanOrEqual(320);
  expect(top).toBeGreaterThanOrEqual(0);
});

function covers(a: Area, b: Area): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}
