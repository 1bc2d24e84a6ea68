// Text to what fits behind the # of an address: deflate, then base64url.

/** Characters of a link's state. */
export const MAX_ENCODED_LENGTH = 64 * 1024;

export async function encodeText(text: string): Promise<string> {
  const deflated = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(deflated).arrayBuffer()));
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
