// How a znode's data stands in a picture, where a character that nobody can see would be an empty box.
import { dataText, type Data } from '../../engine/index.ts';

/** A control character that is not white space: binary data that happens to be UTF-8, such as a counter's four bytes. */
const UNSEEN = /[^\P{Cc}\t\n\r]/u;

/** The text itself where it can be read, otherwise its bytes as `0x` and pairs of hexadecimal digits; null for no data. */
export function shownData(data: Data): string | null {
  const text = dataText(data);
  return text !== null && UNSEEN.test(text) ? hexOf(text) : text;
}

function hexOf(text: string): string {
  const digits = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0'));
  return `0x${digits.join('')}`;
}
