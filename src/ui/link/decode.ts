// What stands behind the # of an address as text again. Reading stops at the limits, so that no link unfolds into more than it may.
// Apart from encode.ts: a page that opens no link does without it.
import type { Parsed } from '../../scenarios/link/permalink.ts';
import { MAX_ENCODED_LENGTH } from './encode.ts';

/** Bytes of text in a link's state. */
export const MAX_TEXT_BYTES = 512 * 1024;

export async function decodeText(encoded: string): Promise<Parsed<string>> {
  if (encoded.length > MAX_ENCODED_LENGTH) return tooLong('link', MAX_ENCODED_LENGTH);
  const deflated = fromBase64Url(encoded);
  if (deflated === null) return damaged();
  try {
    const bytes = await inflate(deflated);
    if (bytes === null) return tooLong('content', MAX_TEXT_BYTES);
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return damaged();
  }
}

/** What can be read of a text whose code was cut off or changed: all that comes before the place. */
export async function decodeStart(encoded: string): Promise<string> {
  const whole = encoded.slice(0, encoded.length - (encoded.length % 4 === 1 ? 1 : 0));
  const deflated = encoded.length > MAX_ENCODED_LENGTH ? null : fromBase64Url(whole);
  if (deflated === null) return '';
  let text = '';
  const decoder = new TextDecoder();
  await inflate(deflated, (bytes) => (text += decoder.decode(bytes, { stream: true }))).catch(() => null);
  return text;
}

/** Null if there is more than allowed; nothing is read beyond that. */
async function inflate(
  deflated: Uint8Array<ArrayBuffer>,
  take: (bytes: Uint8Array) => void = () => undefined,
): Promise<Uint8Array | null> {
  const reader = new Blob([deflated])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const bytes = new Uint8Array(MAX_TEXT_BYTES);
  let length = 0;
  for (;;) {
    // Chunks come one after the other, and whether the next one is wanted is known only then.
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, length);
    if (length + value.length > MAX_TEXT_BYTES) {
      await reader.cancel();
      return null;
    }
    take(value);
    bytes.set(value, length);
    length += value.length;
  }
}

function fromBase64Url(encoded: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(encoded) || encoded.length % 4 === 1) return null;
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function damaged(): Parsed<never> {
  return { ok: false, error: { code: 'damaged', field: null } };
}

function tooLong(what: 'link' | 'content', limit: number): Parsed<never> {
  return { ok: false, error: { code: 'tooLong', what, limit } };
}
