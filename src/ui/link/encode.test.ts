import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TEXT_BYTES, decodeText } from './decode.ts';
import { MAX_ENCODED_LENGTH, encodeText } from './encode.ts';

describe('the text of a link', () => {
  it('comes back as it went, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        expect(await decodeText(await encodeText(text))).toEqual({ ok: true, value: text });
      }),
    );
  });

  it('needs no escaping in an address', async () => {
    const encoded = await encodeText(JSON.stringify({ text: '漢字 ÿ?&#/+=', list: [1, 2, 3] }));
    expect(encoded).toMatch(/^[\w-]+$/);
  });

  it('is shorter than what it carries', async () => {
    const text = JSON.stringify(
      Array.from({ length: 100 }, (_, index) => ({ command: 'killClient', index })),
    );
    expect((await encodeText(text)).length).toBeLessThan(text.length / 2);
  });

  it('is called damaged when it is not of our making', async () => {
    for (const encoded of [
      '',
      '!',
      'A',
      '====',
      'AAAA',
      '%00',
      'a b',
      '漢字',
      '__proto__',
      '_'.repeat(1000),
    ]) {
      expect({ encoded, ...(await decodeText(encoded)) }).toEqual({ encoded, ...damaged });
    }
  });

  it('is called damaged when it is cut off', async () => {
    const encoded = await encodeText('the quick brown fox jumps over the lazy dog');
    expect(await decodeText(encoded.slice(0, -8))).toEqual(damaged);
  });

  it('never throws, whatever stands in the address', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String()), async (encoded) => {
        const { ok } = await decodeText(encoded);
        expect(typeof ok).toBe('boolean');
      }),
    );
  });

  it('is refused unread when it is too long', async () => {
    expect(await decodeText('A'.repeat(MAX_ENCODED_LENGTH + 1))).toEqual({
      ok: false,
      error: { code: 'tooLong', what: 'link', limit: MAX_ENCODED_LENGTH },
    });
  });

  it('stops unfolding at the limit', async () => {
    const bomb = await encodeText(' '.repeat(40 * MAX_TEXT_BYTES));
    expect(bomb.length).toBeLessThan(MAX_ENCODED_LENGTH);
    expect(await decodeText(bomb)).toEqual({
      ok: false,
      error: { code: 'tooLong', what: 'content', limit: MAX_TEXT_BYTES },
    });
  });

  it('may be as long as the limit', async () => {
    const text = ' '.repeat(MAX_TEXT_BYTES);
    expect(await decodeText(await encodeText(text))).toEqual({ ok: true, value: text });
  });
});

const damaged = { ok: false, error: { code: 'damaged', field: null } };
