// Bytes and what the engine has in their place: text, pairs of hexadecimal digits, session ids, whole numbers.
import type { Data, SessionId } from '../engine/index.ts';

/** Text where the bytes are UTF-8, which nearly all data is. */
export function dataOf(bytes: Uint8Array | null): Data {
  if (bytes === null) return null;
  try {
    return STRICT.decode(bytes);
  } catch {
    return { hex: hexOf(bytes) };
  }
}

export function bytesOf(data: Data): Uint8Array | null {
  if (data === null) return null;
  return typeof data === 'string' ? ENCODER.encode(data) : bytesOfHex(data.hex);
}

export function hexOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += (byte < 16 ? '0' : '') + byte.toString(16);
  return text;
}

export function bytesOfHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  for (let index = 0; index < bytes.length; index++)
    bytes[index] = Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16);
  return bytes;
}

export function sessionIdOf(long: bigint): SessionId {
  return `0x${BigInt.asUintN(64, long).toString(16)}`;
}

export function longOfSession(session: SessionId): bigint {
  return BigInt.asIntN(64, BigInt(session));
}

/** Zxids and times that no real server has are as good as the largest one. */
export function wholeNumberOf(long: bigint): number {
  if (long > MAX) return Number.MAX_SAFE_INTEGER;
  return long < -MAX ? -Number.MAX_SAFE_INTEGER : Number(long);
}

const MAX = BigInt(Number.MAX_SAFE_INTEGER);
const STRICT = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const ENCODER = new TextEncoder();
