import { describe, expect, it } from 'vitest';
import { dataLength, dataOfHex, dataText } from './data.ts';

describe('data', () => {
  it.each([
    ['', '', 0],
    ['c3a4', 'ä', 2],
    ['f09f9880', '😀', 4],
  ] as const)('[Z3] of the bytes %j is the text %j', (hex, text, length) => {
    const data = dataOfHex(hex);
    expect([data, dataText(data), dataLength(data)]).toEqual([text, text, length]);
  });

  it.each(['ff', '00ff80', 'c3', 'c080', 'eda080'])('[Z3] of %s is no text: its bytes count', (hex) => {
    const data = dataOfHex(hex);
    expect([data, dataText(data), dataLength(data)]).toEqual([{ hex }, `0x${hex}`, hex.length / 2]);
  });
});
