// A znode's data as the engine has it, and its bytes.
import type { Data } from '../../../engine/index.ts';
import { bytesOfHex } from '../../../wire/bytes.ts';
import { textOf } from './byteReader.ts';

/** Text where the bytes are UTF-8. */
export function dataOf(bytes: Uint8Array | null): Data {
  if (bytes === null) return null;
  const text = textOf(bytes);
  return text.includes('\ufffd') && !isUtf8(bytes) ? { hex: hexOf(bytes) } : text;
}

export function bytesOf(data: Data): Uint8Array {
  if (data === null) return EMPTY;
  return typeof data === 'string' ? ENCODER.encode(data) : bytesOfHex(data.hex);
}

export function hexOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += HEX[byte];
  return text;
}

/** Whether decoding lost nothing. */
function isUtf8(bytes: Uint8Array): boolean {
  const again = ENCODER.encode(textOf(bytes));
  return again.length === bytes.length && again.every((byte, index) => byte === bytes[index]);
}

const ENCODER = new TextEncoder();
const EMPTY = new Uint8Array(0);
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
