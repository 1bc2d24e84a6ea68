// A znode's data: text wherever it is UTF-8, which recipes and people deal in; bytes where it is not; or null, which differs
// from the empty text.
import { utf8Length } from './utf8.ts';

export type Data = string | Bytes | null;

/** Bytes that are no text, as pairs of hexadecimal digits. */
export interface Bytes {
  readonly hex: string;
}

/** What bytes, written as pairs of hexadecimal digits, are as data. */
export function dataOfHex(hex: string): Data {
  try {
    return decodeURIComponent(hex.replaceAll(/../g, '%$&'));
  } catch {
    return { hex };
  }
}

/** How many bytes there are; null counts for none ([Z3]). */
export function dataLength(data: Data): number {
  if (data === null) return 0;
  return typeof data === 'string' ? utf8Length(data) : data.hex.length / 2;
}

/** How data is shown, and what a program takes it for: itself, or its digits where it is no text. */
export function dataText(data: Data): string | null {
  return data === null || typeof data === 'string' ? data : `0x${data.hex}`;
}
