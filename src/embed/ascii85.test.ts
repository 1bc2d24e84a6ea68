import { expect, test } from 'vitest';
import { fromAscii85, toAscii85 } from './ascii85.ts';

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 1021])('%i bytes come back as they were', (length) => {
  const bytes = Uint8Array.from({ length }, (_, nth) => 255 - ((nth * 97) % 256));
  expect(fromAscii85(toAscii85(bytes))).toEqual(bytes);
});

test('every byte comes back from every place of a group, and the largest group too', () => {
  const bytes = Uint8Array.from({ length: 1024 }, (_, nth) => (nth * 61) % 256);
  for (const end of [[], [255, 255, 255, 255], [0, 0, 0, 0]])
    expect(fromAscii85(toAscii85(Uint8Array.of(...bytes, ...end)))).toEqual(Uint8Array.of(...bytes, ...end));
});

test('the text is a quarter longer, and nothing in it ends a script or a comment', () => {
  const bytes = Uint8Array.from({ length: 65_536 }, (_, nth) => (nth * 7 + (nth >> 8) * 31) % 256);
  const text = toAscii85(bytes);
  expect(text.length).toBe((bytes.length * 5) / 4);
  expect(text).not.toMatch(/[<\s]/);
});
