// The id the digest scheme makes of `user:password`
// (org.apache.zookeeper.server.auth.DigestAuthenticationProvider.generateDigest): SHA-1 and Base64 in integers.
import { utf8Bytes } from './utf8.ts';

/** `user:password` → `user:base64(sha1(user:password))`; without a colon the whole text is the user ([Z46]). */
export function digestId(userAndPassword: string): string {
  const colon = userAndPassword.indexOf(':');
  const user = colon === -1 ? userAndPassword : userAndPassword.slice(0, colon);
  return `${user}:${base64(sha1(utf8Bytes(userAndPassword)))}`;
}

/** The 20 bytes of FIPS 180-4's SHA-1. */
export function sha1(message: readonly number[]): readonly number[] {
  let state: Sha1State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  const padded = pad(message);
  for (let offset = 0; offset < padded.length; offset += 64) state = compress(state, padded, offset);
  return state.flatMap((word) => [
    (word >>> 24) & 0xff,
    (word >>> 16) & 0xff,
    (word >>> 8) & 0xff,
    word & 0xff,
  ]);
}

export function base64(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += sextet(group >> 18) + sextet(group >> 12);
    text += left > 1 ? sextet(group >> 6) : '=';
    text += left > 2 ? sextet(group) : '=';
  }
  return text;
}

type Sha1State = readonly [number, number, number, number, number];

const BASE64_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function sextet(bits: number): string {
  return BASE64_DIGITS.charAt(bits & 0x3f);
}

/** One bit, zeros, and the length in bits as 64-bit number, to a multiple of 64 bytes. */
function pad(message: readonly number[]): readonly number[] {
  const padded = [...message, 0x80];
  while (padded.length % 64 !== 56) padded.push(0);
  const high = Math.floor(message.length / 0x20000000);
  const low = (message.length << 3) >>> 0;
  for (const word of [high, low]) {
    padded.push((word >>> 24) & 0xff, (word >>> 16) & 0xff, (word >>> 8) & 0xff, word & 0xff);
  }
  return padded;
}

function compress(state: Sha1State, bytes: readonly number[], offset: number): Sha1State {
  const words = schedule(bytes, offset);
  let [a, b, c, d, e] = state;
  for (let round = 0; round < 80; round++) {
    const mixed = (rotate(a, 5) + mix(round, b, c, d) + e + roundConstant(round) + (words[round] ?? 0)) | 0;
    [a, b, c, d, e] = [mixed, a, rotate(b, 30), c, d];
  }
  return [(state[0] + a) | 0, (state[1] + b) | 0, (state[2] + c) | 0, (state[3] + d) | 0, (state[4] + e) | 0];
}

function schedule(bytes: readonly number[], offset: number): readonly number[] {
  const words: number[] = [];
  const byteAt = (at: number): number => bytes[offset + at] ?? 0;
  const wordAt = (at: number): number => words[at] ?? 0;
  for (let i = 0; i < 16; i++) {
    words.push(
      (byteAt(4 * i) << 24) | (byteAt(4 * i + 1) << 16) | (byteAt(4 * i + 2) << 8) | byteAt(4 * i + 3),
    );
  }
  for (let i = 16; i < 80; i++) {
    words.push(rotate(wordAt(i - 3) ^ wordAt(i - 8) ^ wordAt(i - 14) ^ wordAt(i - 16), 1));
  }
  return words;
}

function mix(round: number, b: number, c: number, d: number): number {
  if (round < 20) return (b & c) | (~b & d);
  if (round >= 40 && round < 60) return (b & c) | (b & d) | (c & d);
  return b ^ c ^ d;
}

function roundConstant(round: number): number {
  if (round < 20) return 0x5a827999;
  if (round < 40) return 0x6ed9eba1;
  return round < 60 ? 0x8f1bbcdc : 0xca62c1d6;
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
