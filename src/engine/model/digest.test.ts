import { describe, expect, it } from 'vitest';
import { base64, digestId, sha1 } from './digest.ts';
import { utf8Bytes } from './utf8.ts';

function hex(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

describe('the digest scheme', () => {
  it.each([
    ['', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
    ['abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
    ['a'.repeat(1000), '291e9a6c66994949b57ba5e650361e98fc36b1ba'],
  ])('hashes %j as FIPS 180-4 says', (text, digest) => {
    expect(hex(sha1(utf8Bytes(text)))).toBe(digest);
  });

  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foobar', 'Zm9vYmFy'],
  ])('writes %j in Base64', (text, encoded) => {
    expect(base64(utf8Bytes(text))).toBe(encoded);
  });

  it('[Z46] makes of user:password the id the real server makes', () => {
    expect(digestId('amy:p')).toBe('amy:guMut6egUBxPiCM78H+gFNqC1s4=');
    expect(digestId('super:pw')).toBe('super:0bX78nEegDzJM3ju0iLBEJdWzjg=');
  });

  it('[Z46] takes a text without colon for the user', () => {
    expect(digestId('nocolon')).toMatch(/^nocolon:.{28}$/);
  });
});
